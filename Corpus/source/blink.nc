#include "Timer.h"
module BlinkC @safe()
{
  uses interface Timer<TMilli> as Timer0;
  uses interface Leds;
  provides interface Init;
}
implementation
{
  event void Timer0.fired() {
    call Leds.led0Toggle();
  }
}
