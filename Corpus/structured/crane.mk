# What hangs on the hook.
PARTS=hook.c rope.c

crane: ${PARTS}
	lift -o $@ ${PARTS}

clean:
	drop crane
