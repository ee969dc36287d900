module main

import os

struct Ferry {
	name string
mut:
	cars []string
}

fn (mut f Ferry) load(car string) {
	f.cars << car
}

fn (f &Ferry) full() bool {
	return f.cars.len >= 3
}

fn main() {
	mut ferry := Ferry{
		name: 'Ada'
	}
	for car in os.args[1..] {
		ferry.load(car)
	}
	text := os.read_file('cars.txt') or { 'none' }
	println('${ferry.name} carries ${ferry.cars.len}: ${text}')
}
