class Ring : Mooring {
    this(int depth) { this.depth = depth; }
    override void let_go() { }
}
