/**
 * Declarations of the harbour's C library.
 */
module harbour.c.gauge;

import core.stdc.config;
public import core.stdc.stdint;

extern (C):
nothrow:
@nogc:

version (Posix)
{
    enum GAUGE_MAX = 32;
    struct gauge
    {
        c_ulong stamp;
        ubyte[8] name;
    }
    int gauge_read(gauge* g, scope const(char)* where);
}
else version (Windows)
{
    alias gauge = uint;
}
static if (size_t.sizeof == 8)
    enum isWide = true;
