\def\title{TIDE}
@* The tide. This program prints how high the water is.
@c
@<Headers@>@;
int main(void)
{
  @<Print the height@>;
  return 0;
}

@ @<Headers@>=
#include <stdio.h>

@ Metres, as on the board.
@<Print the height@>=
puts("4.2");
