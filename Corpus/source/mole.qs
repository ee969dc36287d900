namespace Harbour {
    open Microsoft.Quantum.Intrinsic;

    operation Lamp() : Result {
        use q = Qubit();
        H(q);
        let light = M(q);
        Reset(q);
        return light;
    }
}
