import wollok.game.*

class Boat inherits Vessel {
	var property crew = 3
	override method sail() {
		crew = crew - 1
	}
	method isFull() = crew > 4
}
