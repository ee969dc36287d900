; ModuleID = 'factorial'
source_filename = "factorial"
target triple = "x86_64-unknown-linux-gnu"

define i64 @factorial(i64 %n) {
entry:
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %done, label %again

again:
  %less = sub i64 %n, 1
  %rest = call i64 @factorial(i64 %less)
  %product = mul i64 %n, %rest
  ret i64 %product

done:
  ret i64 1
}
