$onText
The lamps.
$offText
$include data.inc
x.lo(i) = 0;
x.up(i)$(ord(i) > 2) = cap(i);
