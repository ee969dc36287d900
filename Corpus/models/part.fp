Element["" "Resistor" "" "" 0 0 0 0 0 100 ""]
(
	Pad[-10 0 10 0 20 10 30 "1" "1" "square"]
)
