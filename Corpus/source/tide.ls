# Heights from a table, with pipes.
require! <[ fs path ]>
{map, filter, fold} = require \prelude-ls

mean = (heights) ->
  (fold (+), 0, heights) / heights.length

high = (heights, limit = 4) -->
  heights
  |> filter (> limit)
  |> map (-> it * 100)

class Gauge extends Sensor
  read: (file) !->
    text <- fs.read-file file
    @heights = text / '\n' |> map parse-float
