package fifo_pkg;
  typedef enum logic [1:0] {EMPTY, PARTIAL, FULL} level_e;
endpackage

module fifo
  import fifo_pkg::*;
#(
  parameter int DEPTH = 4
) (
  input  logic       clk,
  input  logic       push,
  input  logic [7:0] data,
  output level_e     level
);
  logic [7:0] store [DEPTH];
  logic [$clog2(DEPTH):0] count;

  always_ff @(posedge clk) begin
    if (push && count != DEPTH) begin
      store[count] <= data;
      count <= count + 1'b1;
    end
  end

  assign level = (count == 0) ? EMPTY : (count == DEPTH) ? FULL : PARTIAL;
endmodule
