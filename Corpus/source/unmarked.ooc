Lamp: class {
    oil: Int
    init: func (=oil)
    burn: func -> Int { oil - 1 }
}

main: func {
    lamp := Lamp new(7)
    "%d" printfln(lamp burn())
}
