template Multiplier(n) {
    signal input a;
    signal input b;
    signal output c;
    c <== a * b;
}
component main {public [a]} = Multiplier(2);
