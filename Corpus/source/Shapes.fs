module Shapes

open System

type Shape =
    | Circle of radius: float
    | Rectangle of width: float * height: float
    | Triangle of a: float * b: float * c: float

let area shape =
    match shape with
    | Circle radius -> Math.PI * radius ** 2.0
    | Rectangle (width, height) -> width * height
    | Triangle (a, b, c) ->
        let s = (a + b + c) / 2.0
        sqrt (s * (s - a) * (s - b) * (s - c))

[<EntryPoint>]
let main argv =
    [ Circle 1.0; Rectangle (2.0, 3.5); Triangle (3.0, 4.0, 5.0) ]
    |> List.map area
    |> List.iter (printfn "%.3f")
    0
