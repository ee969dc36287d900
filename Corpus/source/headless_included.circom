include "../node_modules/circomlib/circuits/comparators.circom";

template Range(bits) {
    signal input in;
    signal output out;
    component lt = LessThan(bits);
    lt.in[0] <== in;
    lt.in[1] <== 1 << bits;
    out <== lt.out;
}
