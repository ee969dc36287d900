#include "share/atspre_staload.hats"
fun fact (n: int): int =
  if n > 0 then n * fact (n - 1) else 1
implement main0 () = println! ("fact = ", fact (5))
