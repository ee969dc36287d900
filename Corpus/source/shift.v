`timescale 1ns / 1ps
module shift #(parameter WIDTH = 8) (
    input  wire             clk,
    input  wire             rst_n,
    input  wire             din,
    output reg  [WIDTH-1:0] q
);
    always @(posedge clk or negedge rst_n) begin
        if (!rst_n)
            q <= {WIDTH{1'b0}};
        else
            q <= {q[WIDTH-2:0], din};
    end
endmodule
