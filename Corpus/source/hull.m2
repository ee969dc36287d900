-- hulls over the rationals
needsPackage "SimpleDoc"
R = QQ[x,y,z];
I = ideal(x^2 - y*z, y^3);
lift = n -> (
  if n == 0 then (
    I
  ) else (
    I^n
  )
);
<< toString lift 2 << endl;
