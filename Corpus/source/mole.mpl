with(plots):
height := proc(t::numeric)
  option remember;
  local a, b;
  a := 2; b := 5;
  a * sin(t) + b
end proc:
seq(height(i), i = 0 .. 6);
