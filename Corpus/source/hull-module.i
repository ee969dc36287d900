%module hull

void lift(int planks);
