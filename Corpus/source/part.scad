// A mooring cleat
$fn = 48;
length = 60;

module horn(side) {
  translate([side * length / 4, 0, 20])
    rotate([0, side * 80, 0])
      cylinder(h = length / 3, r1 = 6, r2 = 3);
}

difference() {
  union() {
    cube([length, 20, 6], center = true);
    for (side = [-1, 1]) horn(side);
  }
  for (x = [-20, 20]) translate([x, 0, -10]) cylinder(h = 20, r = 2.5);
}
