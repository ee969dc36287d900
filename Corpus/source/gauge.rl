/* Reads the depth of a gauge. */
#include <stdio.h>

%%{
  machine gauge;

  action digit { depth = depth * 10 + (fc - '0'); }
  action done { fbreak; }

  number = [0-9]+ $digit;
  main := 'depth=' number '\n' @done;
}%%

%% write data;

int read_depth(const char *p, const char *pe)
{
  int cs, depth = 0;
  %% write init;
  %% write exec;
  return depth;
}
