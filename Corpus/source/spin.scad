if ($t >= 0.0 && $t < 0.5) {
	translate(v = [15.0, 0.0]) {
		square(size = 10);
	}
}
if ($t >= 0.5 && $t < 1.0) {
	translate(v = [14.2, 4.6]) {
		circle(r = 10);
	}
}
