import std::array

type nat is (int n) where n >= 0

public type Wave is { nat height, nat length }

function highest(nat[] heights) -> (nat r)
// All are less
ensures all { i in 0 .. |heights| | heights[i] <= r }:
    nat i = 0
    nat best = 0
    while i < |heights|:
        if heights[i] > best:
            best = heights[i]
        i = i + 1
    return best

public export method main():
    nat[] heights = [1, 2, 3]
    assert highest(heights) == 3
