#!/usr/bin/env ioke

Berth = Origin mimic do(
  initialize = method(number, depth,
    @number = number
    @depth = depth
  )

  deep? = method(@depth > 5)

  describe = method(
    "berth #{@number} is #{@depth} m deep" println
  )
)

berths = [Berth mimic(1, 4), Berth mimic(2, 6)]
berths each(b, b describe)
berths select(deep?) length println
