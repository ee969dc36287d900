import string
import persist

class Lamp
  var pin, lit
  static var count = 0
  def init(pin)
    self.pin = pin
    self.lit = nil
  end
  def turn()
    self.lit = !self.lit
    tasmota.set_power(self.pin, self.lit)
  end
end
