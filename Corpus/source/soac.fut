  let flags = map (\x -> if x % 2 == 0 then 1i32 else 0) xs
  let offs = scan (+) 0 flags
  let (lo, hi) = unzip (map2 (\f o -> (f, o * i32.i64 n)) flags offs)
  let out = scatter (replicate n 0) (map i64.i32 lo) hi
  in out with [0] = #sum (f32.sqrt 2)

def dot 't [n] (mul: t -> t -> t) (add: t -> t -> t) (zero: t) (a: [n]t) (b: [n]t): t =
  reduce add zero (map2 mul a b)
