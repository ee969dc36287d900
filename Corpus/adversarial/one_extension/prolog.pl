% Who is related to whom.
:- module(family, [ancestor/2, sibling/2]).

parent(ada, tom).
parent(ada, ruth).
parent(tom, ben).

ancestor(X, Y) :- parent(X, Y).
ancestor(X, Y) :- parent(X, Z), ancestor(Z, Y).

sibling(X, Y) :-
    parent(P, X),
    parent(P, Y),
    X \= Y.

?- ancestor(ada, Who), format("~w~n", [Who]).
