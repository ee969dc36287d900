module Main

main : IO ()
main = putStrLn "All berths are free"
