package com.harbour.lights
{
	import flash.display.Sprite;
	import flash.events.Event;
	import flash.events.TimerEvent;
	import flash.utils.Timer;

	/**
	 * A lamp that blinks.
	 */
	public class Lamp extends Sprite
	{
		private var _timer:Timer;
		private var _lit:Boolean = false;
		public static const PERIOD:int = 500;

		public function Lamp(colour:uint = 0xFFCC00)
		{
			super();
			_timer = new Timer(PERIOD);
			_timer.addEventListener(TimerEvent.TIMER, onTimer);
			addEventListener(Event.ADDED_TO_STAGE, onAdded);
		}

		private function onAdded(event:Event):void
		{
			_timer.start();
		}

		private function onTimer(event:TimerEvent):void
		{
			_lit = !_lit;
			graphics.clear();
			if (_lit)
			{
				graphics.beginFill(0xFFCC00);
				graphics.drawCircle(0, 0, 12);
				graphics.endFill();
			}
		}
	}
}
