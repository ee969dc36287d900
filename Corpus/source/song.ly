%%%% A song of the harbour.
%%%% By hand.

\version "2.24.0"
{ c'4 d' e' f' }
