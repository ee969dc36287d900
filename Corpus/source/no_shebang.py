import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: float
    y: float

    def distance(self, other: "Point") -> float:
        return math.hypot(self.x - other.x, self.y - other.y)


def length(points):
    return sum(a.distance(b) for a, b in zip(points, points[1:]))


print(length([Point(0, 0), Point(3, 4), Point(3, 10)]))
