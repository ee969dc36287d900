#!/bin/sed -f
# Join lines that end in a backslash.
:again
/\\$/ {
    N
    s/\\\n[[:space:]]*/ /
    b again
}
s/[[:space:]]*$//
