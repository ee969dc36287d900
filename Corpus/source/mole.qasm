OPENQASM 3.0;
include "stdgates.inc";
qubit[2] buoy;
bit[2] light;
h buoy[0];
cx buoy[0], buoy[1];
light = measure buoy;
