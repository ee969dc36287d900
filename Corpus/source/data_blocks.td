// Signals of the quay.
let TargetPrefix = "quay" in def int_quay_ring : Builtin<"__quay_ring">, Signal<[LLVMType<v4i32>], [LLVMType<i64>]>;
let TargetPrefix = "quay" in def int_quay_moor : Builtin<"__quay_moor">, Signal<[LLVMType<v4i32>], [LLVMType<i64>]>;
