library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity counter is
  generic (width : positive := 8);
  port (
    clock : in  std_logic;
    reset : in  std_logic;
    value : out std_logic_vector(width - 1 downto 0)
  );
end entity counter;

architecture rtl of counter is
  signal count : unsigned(width - 1 downto 0) := (others => '0');
begin
  process (clock)
  begin
    if rising_edge(clock) then
      if reset = '1' then
        count <= (others => '0');
      else
        count <= count + 1;
      end if;
    end if;
  end process;
  value <= std_logic_vector(count);
end architecture rtl;
