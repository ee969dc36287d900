:- object(berth(_Number)).

	:- info([
		version is 1:0:0,
		comment is 'A place for one ship.'
	]).

	:- public(free/0).
	:- private(ship_/1).
	:- dynamic(ship_/1).

	free :-
		\+ ::ship_(_).

	moor(Ship) :-
		free,
		::assertz(ship_(Ship)).

:- end_object.
