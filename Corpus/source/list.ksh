#!/bin/ksh
typeset -i count=0
typeset -l lower
for f in *; do
	lower=$f
	(( count += 1 ))
	print -r -- "$count $lower"
done
