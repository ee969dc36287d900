CON
  LAMP = 16

VAR
  long level

PUB light | i
  dira[LAMP]~~
  repeat i from 0 to 4
    !outa[LAMP]
