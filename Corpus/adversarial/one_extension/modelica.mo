model Buoy
  parameter Real m = 2;
  Real h(start = 1);
equation
  m * der(der(h)) = -9.81;
end Buoy;
