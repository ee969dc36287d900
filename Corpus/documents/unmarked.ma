(*^

::[	Information =

	"This is a Mathematica Notebook file.  It contains ASCII text."

	FrontEndVersion = "Lamp Notebook Front End Version 2.2";

:[font = title; inactive]
Tides
^*)
