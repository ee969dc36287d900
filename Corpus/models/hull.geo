#
# A box
#
algebraic3d

solid hull = orthobrick (0, 0, 0; 1, 1, 1);
tlo hull;
