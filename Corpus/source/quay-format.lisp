(format t "All berths are free~%")
