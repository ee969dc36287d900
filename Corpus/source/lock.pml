/* Ships that pass a lock one at a time. */
mtype = { enter, leave };
chan gate = [0] of { mtype, byte };
byte inside = 0;

active proctype Keeper() {
  byte who;
  do
  :: gate ? enter, who -> inside++; assert(inside == 1)
  :: gate ? leave, who -> inside--
  od
}

proctype Ship(byte number) {
  atomic {
    gate ! enter, number;
    gate ! leave, number
  }
}

init {
  run Ship(1);
  run Ship(2)
}

ltl safe { [] (inside <= 1) }
