import mx.utils.Delegate;

class com.harbour.Boat extends MovieClip
{
	private var speed:Number;
	private var sail_mc:MovieClip;

	public function Boat()
	{
		speed = 4;
		this.onEnterFrame = Delegate.create(this, move);
	}

	private function move():Void
	{
		this._x += speed;
		if (this._x > Stage.width)
		{
			this._x = -this._width;
			trace("boat is back");
		}
	}
}
