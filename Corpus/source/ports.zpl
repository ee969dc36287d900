param n := 8;
set I := { 1 .. n };
var x[I] binary;
maximize total: sum <i> in I : x[i];
subto c1: sum <i> in I : x[i] <= 3;
