/obj/buoy
	icon = 'buoy.dmi'
	var/lit = 0

	verb/ring()
		set name = "Ring"
		set category = "Buoy"
		usr << "The bell rings."
		world << "[usr] rings [src]."
