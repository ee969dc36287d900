[ counts down from nine and
  prints a line feed at the end ]
++++++++[>+++++++<-]>+     cell one holds fifty seven
<+++++++++                 loop counter
[
  >.-                      print and decrease
  <-
]
>>++++++++++.              newline
[-]<[-]<
>,[>+>+<<-]>>[<<+>>-]<     echo with a copy
[.[-]]
