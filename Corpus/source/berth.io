Berth := Object clone do(
    name ::= nil
    describe := method(
        ("Berth " .. name) println
    )
)

b := Berth clone setName("a")
b describe
