Shader "Harbour/Water" {
  Properties {
    _Depth ("Depth", Range(0, 9)) = 4
  }
  SubShader {
    Pass { Lighting Off }
  }
}
