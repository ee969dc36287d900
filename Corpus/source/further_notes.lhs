The lamps of the quay

> module Lamp where

Each is lit or dark.

> turn :: Bool -> Bool
> turn = not

> count :: [Bool] -> Int
> count = length . filter id
