import Mathlib.Data.Nat.Basic

namespace Quay

inductive Berth where
  | free : Berth
  | taken : Nat → Berth

theorem add_zero_berths (n : Nat) : n + 0 = n := by
  simp

lemma zero_add_berths (n : Nat) : 0 + n = n := by
  simp

#eval 2 + 2

end Quay
