(** Berths of a harbour. *)

val free : unit -> int

val moor : Ship.t -> berth:int -> unit
