requires maya "2012";
currentUnit -l centimeter -a degree -t film;
createNode transform -n "pier";
	setAttr ".t" -type "double3" 0 2 0 ;
