*NAME: hull
* What the crane lifts
NAME          HULL
ROWS
 N  COST
 G  LOAD
COLUMNS
    CRANE     COST           27.9   LOAD           1.0
