import gleam/io
import gleam/list
import gleam/string

pub type Tide {
  High(hour: Int)
  Low(hour: Int)
}

pub fn describe(tide: Tide) -> String {
  case tide {
    High(hour) -> "high at " <> string.inspect(hour)
    Low(hour) -> "low at " <> string.inspect(hour)
  }
}

pub fn main() {
  let assert Ok(first) = list.first([High(3), Low(9)])
  [first, Low(9)]
  |> list.map(describe)
  |> string.join(", ")
  |> io.println
}
