Properties {
    _MainTex ("Texture", 2D) = "white" {}
    _Color ("Tint", Color) = (1,1,1,1)
    _Glow ("Glow", Range(0,1)) = 0.5
}
SubShader {
    Tags { "RenderType"="Transparent" }
    Blend SrcAlpha OneMinusSrcAlpha
    ZWrite Off
    Pass { SetTexture [_MainTex] { combine texture } }
}
