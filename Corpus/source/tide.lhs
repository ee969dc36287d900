A wave for every hour of the day, as a literate program.

> module Tide (heights) where
>
> import Data.List (maximumBy)

The height follows the moon; its day has a little more than 24 hours.

> height :: Double -> Double
> height t = 2 + sin (2 * pi * t / 12.42)

> heights :: [Double]
> heights = map height [0 .. 23]
