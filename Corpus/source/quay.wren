import "random" for Random

class Quay is Place {
  construct new(name) {
    _name = name
    _ships = []
  }

  land(ship) {
    _ships.add(ship)
    System.print("%(ship) lands at %(_name)")
  }

  static open(name) { Quay.new(name) }
}

var quay = Quay.open("north")
for (ship in ["Ada", "Bob"]) quay.land(ship)
