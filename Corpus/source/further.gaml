model harbour

global {
	int nb_boats <- 20;
	init {
		create boat number: nb_boats;
	}
}

species boat skills: [moving] {
	reflex sail {
		do wander amplitude: 30.0;
	}
	aspect base {
		draw circle(2) color: #blue;
	}
}

experiment look type: gui {
}
