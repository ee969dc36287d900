from python import Python

alias LIMIT = 8

struct Buoy:
    var depth: Int

    fn __init__(inout self, depth: Int):
        self.depth = depth

    fn sink(inout self, by: Int) raises -> Int:
        self.depth += by
        return self.depth

fn main():
    var buoy = Buoy(3)
    print(buoy.depth)
