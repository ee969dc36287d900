; a square of forty millimetres
G21 ; millimetres
G90 ; absolute
M104 S205
G28
G1 Z0.3 F3000
G1 X40 Y0 E2.1 F1500
G1 X40 Y40 E4.2
G1 X0 Y40 E6.3
G1 X0 Y0 E8.4
M84
