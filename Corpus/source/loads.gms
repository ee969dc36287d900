Sets
   i  quays  / north, south /
   j  ships  / ada, bob / ;

Parameters
   a(i)  cranes at a quay  / north 3, south 5 /
   b(j)  cranes a ship needs  / ada 2, bob 4 / ;

Variables
   x(i,j)  cranes sent
   z       cost ;

Positive Variable x ;

Equations
   cost
   supply(i)
   demand(j) ;

cost ..       z =e= sum((i,j), x(i,j)) ;
supply(i) ..  sum(j, x(i,j)) =l= a(i) ;
demand(j) ..  sum(i, x(i,j)) =g= b(j) ;

Model cranes / all / ;
Solve cranes using lp minimizing z ;
Display x.l ;
