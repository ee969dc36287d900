# A crane and what hangs on it.
module crane

import quay

class Crane
	super Machine
	var load: nullable Float = null
	var names = new Array[String]

	redef fun to_s do return "crane"

	fun lift(weight: Float): Bool do
		if load isa Float then return false
		load = weight
		return true
	end
end

redef class Machine
	redef fun stop do print "stopped"
end
