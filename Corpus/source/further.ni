"The Harbour" by the keeper

The Quay is a room. "Wet stones, and a lamp at the end."

The lamp is a device in the Quay. The lamp can be lit or dark. The lamp is dark.

Instead of taking the lamp:
	say "It is bolted to the stones."

Every turn when the lamp is dark:
	say "You hear the fog."
