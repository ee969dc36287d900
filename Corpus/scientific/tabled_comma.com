#P HF/STO-3G Opt

Lamp gas

0,1
H
H,1,R

R=0.74

