package;

import haxe.ds.StringMap;

class Main {
	static var counts:StringMap<Int> = new StringMap();

	public static function main():Void {
		for (word in "sea wind sea".split(" ")) {
			var old = counts.exists(word) ? counts.get(word) : 0;
			counts.set(word, old + 1);
		}
		for (word in counts.keys())
			trace('$word ${counts.get(word)}');
	}
}
