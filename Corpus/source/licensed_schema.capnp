# Copyright (c) 2025 The Harbour Office
# Permission is granted to anyone to use this schema for any purpose, and to alter it
# and pass it on freely, as long as this notice is kept.

@0xd4c1b7a2e95f0836;

$import "/capnp/c++.capnp".namespace("harbour");

struct Done @0x9a3c5e7102b4d6f8 {
  # Nothing but the end of a stream.
}
