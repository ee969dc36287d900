module example.org/harbour

go 1.22

require example.org/tide v1.0.0
