// A cup for pens.
wall = 2;

module cup(height = 60, width = 40) {
  difference() {
    cylinder(h = height, r = width / 2);
    translate([0, 0, wall]) cylinder(h = height, r = width / 2 - wall);
  }
}

union() {
  cup();
  rotate([0, 0, 45]) translate([width, 0, 0]) cube([10, 10, 2]);
}
