procedure Sum(n: int) returns (s: int)
  requires n >= 0;
  ensures s >= 0;
{
  var i: int;
  i := 0;
  while (i < n) invariant i <= n; { i := i + 1; }
}
