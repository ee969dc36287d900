	macro public static function build():Array<Field> {
		var fields = Context.getBuildFields();
		for (f in fields) {
			switch (f.kind) {
				case FVar(t, e) if (f.meta.exists(function(m) return m.name == ":tracked")):
					fields.push({
						name: "get_" + f.name,
						access: [APrivate, AInline],
						kind: FFun({ args: [], ret: t, expr: macro return $i{f.name} }),
						pos: Context.currentPos()
					});
				default:
			}
		}
		return fields;
	}
