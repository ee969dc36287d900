# Remove comments and blank lines
/^[[:space:]]*#/d
/^$/d
:a
s/\(.*\),\(.*\)/\1;\2/
ta
