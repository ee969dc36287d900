load "stdlib.ring"

see "Quay? " give cQuay
for nHour in 0:12
    see "hour " + nHour + nl
next
func height nHour
    if nHour = 0 return 1
    but nHour = 6 return 5
    ok
