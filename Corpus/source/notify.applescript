-- Tell the time of the next tide.
property harbour : "Oban"

on nextTide(theHour)
	set theKind to "low"
	if theHour mod 12 < 6 then set theKind to "high"
	return theKind
end nextTide

tell application "Finder"
	set theTime to time string of (current date)
	display dialog "Next tide at " & harbour & ": " & my nextTide(7) buttons {"OK"} default button 1
end tell
