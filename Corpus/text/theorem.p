fof(a,axiom,(p(X))).
cnf(b,conjecture,(q)).
