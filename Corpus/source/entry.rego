package harbour.entry

import data.harbour.berths
import future.keywords.if
import future.keywords.in

default allow := false

allow if {
	input.ship.flag in data.harbour.flags
	some berth in berths
	berth.depth >= input.ship.draught
	not berth.taken
}

deny contains reason if {
	input.ship.weight > 9000
	reason := sprintf("%s is too heavy", [input.ship.name])
}
