// Adds up the heights of waves.
use Random;

config const n = 100;
config param verbose = false;

const D = {1..n};
var heights: [D] real;

proc highest(a: [] real): real {
  return max reduce a;
}

forall i in D {
  heights[i] = i / 10.0;
}

coforall loc in Locales do
  on loc do writeln(here.id);

writeln("Highest: ", highest(heights));
