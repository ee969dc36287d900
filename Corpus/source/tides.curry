module Tide where
import Prelude
append :: [a] -> [a] -> [a]
append xs ys | xs =:= [] = ys
main = append [1] x =:= [1,2] where x free
