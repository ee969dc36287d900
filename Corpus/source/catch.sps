* Catches of the season by boat and net.
GET FILE='catches.sav'.
VARIABLE LABELS boat "Number of the boat" net "Kind of net" kilos "Weight of the catch".
VALUE LABELS net 1 "Drift" 2 "Trawl" 3 "Seine".
MISSING VALUES kilos (-9).
RECODE kilos (LOWEST THRU 99=1) (100 THRU 499=2) (500 THRU HIGHEST=3) INTO size.
COMPUTE share = kilos / 1000.
EXECUTE.
SORT CASES BY boat (A) net (D).
FREQUENCIES VARIABLES=net size
  /STATISTICS=MEAN MEDIAN STDDEV
  /ORDER=ANALYSIS.
SAVE OUTFILE='catches-by-size.sav'.
