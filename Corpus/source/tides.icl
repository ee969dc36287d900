module tide
import StdEnv
square :: Int -> Int
square x = x * x
Start = map square [1..3]
