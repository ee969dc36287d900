appearance {
  +edge
  material { diffuse 0.2 0.4 0.9 }
}
MESH
2 2
0 0 0  1 0 0
0 1 0  1 1 0.5
