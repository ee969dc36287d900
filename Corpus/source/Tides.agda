{-# OPTIONS --without-K --safe #-}

-- Natural numbers and their sum.
module Tides where

open import Agda.Builtin.Equality using (_≡_; refl)

data ℕ : Set where
  zero : ℕ
  suc  : ℕ → ℕ

infixl 6 _+_

_+_ : ℕ → ℕ → ℕ
zero  + n = n
suc m + n = suc (m + n)

cong : ∀ {A B : Set} (f : A → B) {x y : A} → x ≡ y → f x ≡ f y
cong f refl = refl

+-zero : ∀ n → n + zero ≡ n
+-zero zero    = refl
+-zero (suc n) = cong suc (+-zero n)
