module Tide
open FStar.List.Tot

val length: list 'a -> Tot nat
let rec length l = match l with
  | [] -> 0
  | _ :: tl -> 1 + length tl

let lemma_pos (l:list int) : Lemma (length l >= 0) = ()
