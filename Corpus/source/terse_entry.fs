[<EntryPoint>]
let main arguments =
    printfn "%d berths" arguments.Length
    0
