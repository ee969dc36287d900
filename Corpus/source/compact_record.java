record Berth(int number, int depth) {
    Berth {
        if (depth < 0) throw new IllegalArgumentException("depth");
    }
    double volume() { return Math.sqrt(number * number + depth); }
}
