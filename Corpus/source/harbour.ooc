import structs/ArrayList

Quay: class extends Place {
  berths: Int
  init: func (=berths) {}
  moor: func (boat: String) -> Bool {
    "%s lies here" printfln(boat)
    true
  }
}

main: func {
  Quay new(3) moor("Anna")
}
