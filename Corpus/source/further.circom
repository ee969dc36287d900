pragma circom 2.1.0;

template Lamps() {
    signal input left;
    signal input right;
    signal output both;

    both <== left * right;
}

component main = Lamps();
