package harbour.light;

import haxe.ds.StringMap;

/**
    One beacon on the mole.
**/
@:native("Beacon")
extern class Beacon {
	public static inline var PERIOD:Int = 4;
	public var name(default, null):String;
	var neighbours:Null<Array<Beacon>>;

	public function new(name:String, ?height:Float):Void;

	#if (haxe_ver >= 4.0)
	public inline function isLit(hour:Int):Bool {
		return hour > 20 || hour < 5;
	}
	#end
}
