	static var lamps:Array = new Array();

	function Lamp() {
		this.onEnterFrame = mx.utils.Delegate.create(this, burn);
	}

	public function burn():Void {
		_x += oil;
	}
}
