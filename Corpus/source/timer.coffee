# A timer that counts down and calls back.
class Timer
  constructor: (@seconds, @done) ->
    @left = @seconds

  tick: =>
    @left -= 1
    if @left <= 0 then @done() else setTimeout @tick, 1000

  toString: -> "#{@left} of #{@seconds} s"

timer = new Timer 3, -> console.log "time is up"
timer.tick() unless timer.left is 0
console.log "#{timer}"
