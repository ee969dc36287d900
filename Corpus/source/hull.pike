#pike 8.0

inherit Hull;
constant planks = 40;
