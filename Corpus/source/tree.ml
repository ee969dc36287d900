(* A binary search tree. *)
type 'a tree =
  | Leaf
  | Node of 'a tree * 'a * 'a tree

let rec insert value = function
  | Leaf -> Node (Leaf, value, Leaf)
  | Node (left, here, right) as node ->
    if value < here then Node (insert value left, here, right)
    else if value > here then Node (left, here, insert value right)
    else node

let rec fold f acc = function
  | Leaf -> acc
  | Node (left, here, right) -> fold f (f (fold f acc left) here) right

let () =
  let tree = List.fold_left (fun t v -> insert v t) Leaf [5; 1; 9; 3] in
  fold (fun () v -> Printf.printf "%d\n" v) () tree
