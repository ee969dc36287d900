Lemma free : forall n : nat, n = n.
Proof.
  intro n. reflexivity.
Qed.
