SubShader {
    Tags { "RenderType"="Opaque" "Queue"="Geometry" }
    LOD 200
    Pass {
        CGPROGRAM
        #pragma vertex vert
        #pragma fragment frag
        #include "UnityCG.cginc"
        sampler2D _MainTex;
        fixed4 frag(v2f i) : SV_Target { return tex2D(_MainTex, i.uv); }
        ENDCG
    }
}
FallBack "Diffuse"
