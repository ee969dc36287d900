---- MODULE Tide ----
EXTENDS Naturals
VARIABLE h
Init == h = 0
Next == h' = (h + 1) % 12
Spec == Init /\ [][Next]_h
====
