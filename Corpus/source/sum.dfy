method Sum(a: array<int>) returns (s: int)
  requires a.Length > 0
  ensures s >= 0
{
  var i := 0;
  s := 0;
  while i < a.Length
    invariant 0 <= i <= a.Length
  {
    s := s + a[i];
    i := i + 1;
  }
}
