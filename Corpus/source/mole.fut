def mean [n] (heights: [n]f64): f64 =
  reduce (+) 0 heights / f64.i64 n

entry highest [n] (heights: [n]f64): f64 =
  reduce f64.max 0 (map (\h -> h + 1) heights)
