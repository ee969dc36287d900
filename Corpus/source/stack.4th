\ A bounded stack of cells
16 constant capacity
create cells-of capacity cells allot
variable depth-of  0 depth-of !

: full?   ( -- flag )  depth-of @ capacity >= ;
: put     ( n -- )     full? abort" full" cells-of depth-of @ cells + !  1 depth-of +! ;
: take    ( -- n )     -1 depth-of +!  cells-of depth-of @ cells + @ ;

: demo    ( -- )  5 0 do i dup * put loop  5 0 do take . loop cr ;
demo
