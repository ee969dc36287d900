# Which tug pulls which ship.
set TUGS;
set SHIPS;

param cost{t in TUGS, s in SHIPS} >= 0;
param power{t in TUGS};
param need{s in SHIPS};

var pull{t in TUGS, s in SHIPS}, binary;

minimize total: sum{t in TUGS, s in SHIPS} cost[t,s] * pull[t,s];

s.t. enough{s in SHIPS}: sum{t in TUGS} power[t] * pull[t,s] >= need[s];

subject to once{t in TUGS}: sum{s in SHIPS} pull[t,s] <= 1;

solve;
display total;
end;
