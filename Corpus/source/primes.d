module primes;

import std.algorithm : filter, map;
import std.range : iota, take;
import std.stdio : writefln;

bool isPrime(uint n) pure nothrow @nogc @safe
{
    if (n < 2)
        return false;
    for (uint d = 2; d * d <= n; ++d)
        if (n % d == 0)
            return false;
    return true;
}

unittest
{
    assert(isPrime(97));
    assert(!isPrime(91));
}

void main()
{
    foreach (p; iota(2u, uint.max).filter!isPrime.take(10))
        writefln("%s", p);
}
