// How many planks there are.

program top;

  import "DPI-C" lift=task lift();

  initial begin
    lift();
  end

endprogram : top
