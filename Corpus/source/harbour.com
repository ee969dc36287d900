$! Counts the boats.
$ SET NOON
$ IF P1 .EQS. "" THEN GOTO NONE
$ WRITE SYS$OUTPUT "Quay one"
$ EXIT
$NONE:
$ EXIT 1
