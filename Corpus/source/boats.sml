datatype boat = Tug of int | Yacht of string * real

fun length (Tug n) = Real.fromInt n
  | length (Yacht (_, l)) = l

fun total [] = 0.0
  | total (b :: bs) = length b + total bs

val boats = [Tug 12, Yacht ("Anna", 9.5)]

local
  fun line s = TextIO.print (s ^ "\n")
in
  val _ = List.app (fn b => line (Real.toString (length b))) boats
end

val rec loop = fn n => if n = 0 then () else loop (n - 1)
