@0xb312981b2552a250;

struct Buoy {
  number @0 :UInt32;
  name @1 :Text;
  colours @2 :List(Colour);
  light :union {
    none @3 :Void;
    period @4 :UInt32;
  }
}

enum Colour {
  red @0;
  green @1;
  yellow @2;
}
