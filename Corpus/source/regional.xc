#include <xs1.h>

on tile[0]: out port lamp = XS1_PORT_1A;

void light(chanend c, out port p) {
  timer t;
  int level;
  c :> level;
  p <: level;
  t when timerafter(1000) :> void;
}
