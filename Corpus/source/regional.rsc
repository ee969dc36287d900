module harbour::Tides

import util::Math;
import IO;

data Tide = low(int depth) | high(int depth);

syntax Name = [a-z]+;

public int level(low(int d)) = d;
set[str] quays(rel[str, int] ts) = {q | <str q, int d> <- ts, d > 4};
