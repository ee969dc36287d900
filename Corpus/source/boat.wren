import "dome" for Window, Process
import "graphics" for Canvas, Color
import "input" for Keyboard
import "math" for Vec
import "./waves" for Waves

// The player's boat
class Boat {
  construct new(x, y) {
    _pos = Vec.new(x, y)
    _speed = 0
    __count = (__count || 0) + 1
  }

  static count { __count }
  pos { _pos }
  speed=(value) { _speed = value.clamp(-2, 4) }

  update() {
    if (Keyboard.isKeyDown("left")) _pos.x = _pos.x - 1
    if (Keyboard["right"].down) {
      _pos.x = _pos.x + 1
    } else {
      speed = _speed * 0.9
    }
    for (w in Waves.near(_pos)) {
      if (w is Rock) Fiber.abort("hit at %(_pos)")
    }
  }

  draw(alpha) { Canvas.circlefill(_pos.x, _pos.y, 4, Color.white) }
}

class Main {
  construct new() {}
  init() {
    Window.title = "Boats: %(Boat.count)"
    _boats = (1..3).map {|i| Boat.new(i * 20, 50) }.toList
  }
  update() { _boats.each {|b| b.update() } }
  draw(dt) { _boats.each {|b| b.draw(dt) } }
}

var Game = Main.new()
