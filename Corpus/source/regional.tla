---- MODULE Tide ----
EXTENDS Naturals
VARIABLE depth
Rise == depth' = depth + 1
====
