#!/usr/sbin/dtrace -s
/*
 * Counts reads of each program, and their sizes.
 */
#pragma D option quiet

dtrace:::BEGIN
{
	printf("Tracing... Hit Ctrl-C to end.\n");
}

syscall::read:entry
/execname != "dtrace"/
{
	self->start = timestamp;
	@reads[execname] = count();
}

syscall::read:return
/self->start && arg0 > 0/
{
	@sizes[execname] = quantize(arg0);
	self->start = 0;
}

dtrace:::END
{
	printa("%-20s %@8d\n", @reads);
}
