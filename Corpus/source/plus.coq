Require Import Arith.

(* Berths are counted from the quay. *)
Fixpoint berths (ships : nat) : nat :=
  match ships with
  | 0 => 0
  | S rest => S (berths rest)
  end.

Theorem berths_are_ships : forall n : nat, berths n = n.
Proof.
  intros n.
  induction n.
  - reflexivity.
  - simpl. rewrite IHn. reflexivity.
Qed.
