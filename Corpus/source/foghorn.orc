sr = 44100
ksmps = 32
nchnls = 2
0dbfs = 1

instr 1
  kenv linseg 0, 0.5, p4, p3 - 1, p4, 0.5, 0
  asig oscili kenv, p5
  alow butterlp asig, 400
  outs alow, alow
endin

opcode Echo, a, ai
  ain, itime xin
  adel delay ain, itime
  xout ain + adel * 0.5
endop
