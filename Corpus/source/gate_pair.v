module gate_pair(input a, b, output y, z); assign y = a & b; assign z = a | b; endmodule
module gate_top; gate_pair pair(1'b0, 1'b1, y, z); endmodule
