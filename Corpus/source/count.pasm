#!parrot
# Counts down
.pcc_sub :main main:
    set I1, 10
    set S0, "tide "
REDO:
    print S0
    print I1
    print "\n"
    dec I1
    ne I1, 0, REDO
    end
