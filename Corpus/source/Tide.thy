(*  Title:      Tide.thy
    Author:     Ann Mole
*)

theory Tide
  imports Main
begin

section \<open>Trees of berths\<close>

datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"

fun mirror :: "'a tree \<Rightarrow> 'a tree" where
  "mirror Leaf = Leaf"
| "mirror (Node l x r) = Node (mirror r) x (mirror l)"

lemma mirror_mirror [simp]: "mirror (mirror t) = t"
  apply (induct t)
  apply auto
  done

definition double :: "nat \<Rightarrow> nat" where
  "double n = n + n"

theorem double_even: "even (double n)"
proof -
  have "double n = 2 * n" by (simp add: double_def)
  thus ?thesis by simp
qed

end
