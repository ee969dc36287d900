module main

replace example.org/hull => ../hull
require example.org/hull v1.0.0
