! Mean and range of heights.
USING: io kernel math math.order prettyprint sequences ;
IN: tide

TUPLE: gauge name heights ;

: mean ( seq -- x ) [ sum ] [ length ] bi / ;
: range ( seq -- x ) [ supremum ] [ infimum ] bi - ;

GENERIC: report ( obj -- )
M: gauge report dup name>> print heights>> [ mean . ] [ range . ] bi ;

{ 1 4 2 3 } mean .
