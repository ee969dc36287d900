Module: tide
Synopsis: A gauge that remembers what it saw.

define class <gauge> (<object>)
  slot gauge-name :: <string>, init-keyword: name:;
  slot readings :: <list> = #();
end class <gauge>;

define method highest (gauge :: <gauge>) => (height :: <number>)
  reduce(max, 0, gauge.readings)
end method highest;

define function main ()
  let gauge = make(<gauge>, name: "pier");
  format-out("%=\n", highest(gauge));
end function main;
