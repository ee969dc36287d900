$ the mole, points and plates
GRID,1,,0.,0.,0.
GRID,2,,4.,0.,0.
GRID,3,,4.,2.,0.
CTRIA3,1,7,1,2,3
PSHELL,7,1,.2
MAT1,1,2.1+11,,.3
ENDDATA
