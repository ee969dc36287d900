_AddSlots: (| tides = (| parent* = traits clonable.
  depth <- 0.
  rise: d = ( depth: depth + d. self ).
|) |).
tides copy rise: 4.
(tides depth > 2) ifTrue: [ 'wet' printLine ] False: [ 'dry' printLine ].
