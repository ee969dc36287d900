// The tide of a day, by hours.
from(bucket: "harbour")
    |> range(start: -1d)
    |> filter(fn: (r) => r._measurement == "tide" and r._field == "height")
    |> aggregateWindow(every: 1h, fn: max)
    |> yield(name: "highest")
