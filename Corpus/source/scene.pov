#version 3.7;
global_settings { assumed_gamma 1.0 }
camera { location <0, 2, -6> look_at <0, 1, 0> }
light_source { <4, 6, -4> color rgb <1, 1, 0.9> }
plane { y, 0 pigment { checker color rgb 0.9 color rgb 0.3 } }
sphere { <0, 1, 0>, 1
  texture { pigment { color rgb <0.1, 0.4, 0.6> } finish { phong 0.8 } }
}
