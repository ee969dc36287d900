IMPLEMENTATION Quay
IMPORT Nat ONLY nat + -

FUN depth : nat -> nat
DEF depth(tide) == tide + low
DEF low == 4
