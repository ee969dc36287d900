module example.org/hull

go 1.21
