import gpio
import http show Client

class Lamp:
  pin_/gpio.Pin
  constructor .pin_:

  light on/bool -> none:
    pin_.set (on ? 1 : 0)

main:
  lamp := Lamp (gpio.Pin 2 --output)
  5.repeat: | i |
    lamp.light (i % 2 == 0)
    sleep --ms=500
