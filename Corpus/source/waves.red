% Waves at the quay.
load_package odesolve;

symbolic procedure wavep u;
   eqcar(u, 'wave) and idp cadr u;

algebraic procedure height(a, t);
begin scalar h;
   h := a*sin(t) + a**2/2;
   return h
end;

on rounded;
height(4, pi/2);
end;
