-- Which ship lies where.
let Prelude = https://prelude.dhall-lang.org/v23.0.0/package.dhall

let Berth : Type = { name : Text, depth : Natural, ship : Optional Text }

let free = λ(name : Text) → λ(depth : Natural) → { name = name, depth, ship = None Text } : Berth

let berths = [ free "north" 9, free "south" 12 // { ship = Some "Ada" } ]

in  { berths, count = List/length Berth berths, deepest = Natural/show 12 }
