(module
  (func $factorial (param $n i64) (result i64)
    (if (result i64) (i64.eqz (local.get $n))
      (then (i64.const 1))
      (else
        (i64.mul
          (local.get $n)
          (call $factorial (i64.sub (local.get $n) (i64.const 1)))))))
  (export "factorial" (func $factorial)))
