-- Means of the tide's heights, in a package of its own.
library ieee;
use ieee.numeric_std.all;

package body means is

  function mean (heights : in real_vector) return real is
    variable sum : real := 0.0;
  begin
    for i in heights'range loop
      sum := sum + heights(i);
    end loop;
    if heights'length = 0 then
      assert false report "no heights" severity error;
      return 0.0;
    end if;
    return sum / real(heights'length);
  end function mean;

  procedure step (signal clock : inout bit; constant pause : in time) is
  begin
    clock <= not clock;
    wait for pause;
  end procedure step;

end package body means;
