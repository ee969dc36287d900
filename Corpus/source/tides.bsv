package Tide;
interface Tide;
  method Action put(Bit#(8) x);
  method Bit#(8) get;
endinterface
module mkTide(Tide);
  Reg#(Bit#(8)) r <- mkReg(0);
  rule step (r < 10);
    r <= r + 1;
  endrule
endmodule
endpackage
