sr = 44100
ksmps = 32
nchnls = 2
0dbfs = 1

pyruni {{
import crane
from hooks import hook
def lift(n):
    return hook(n)
}}

instr 1
  aHorn oscili 0.3, 110
  outs aHorn, aHorn
endin
