(* queue.sml
 *
 * A queue of two lists.
 *)

signature QUEUE =
sig
  type 'a queue
  exception Empty
  val empty : 'a queue
  val push : 'a * 'a queue -> 'a queue
  val pop : 'a queue -> 'a * 'a queue
end

structure Queue :> QUEUE =
struct
  datatype 'a queue = Q of 'a list * 'a list
  exception Empty

  val empty = Q ([], [])

  fun push (x, Q (front, back)) = Q (front, x :: back)

  fun pop (Q ([], [])) = raise Empty
    | pop (Q ([], back)) = pop (Q (rev back, []))
    | pop (Q (x :: front, back)) = (x, Q (front, back))
end

val q = foldl Queue.push Queue.empty [1, 2, 3]
val () = print (Int.toString (#1 (Queue.pop q)) ^ "\n")
