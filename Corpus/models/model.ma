//Maya ASCII 2024 scene
//Name: wedge.ma
requires maya "2024";
currentUnit -l centimeter -a degree -t film;
