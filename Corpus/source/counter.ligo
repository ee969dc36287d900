type storage is record [
  admin : address;
  count : int;
  log   : big_map (address, int);
]

type parameter is
  Increment of int
| Decrement of int
| Reset

type return is list (operation) * storage

const noOperations : list (operation) = nil

function checkAdmin (const s : storage) : unit is
  if Tezos.sender =/= s.admin then (failwith ("ADMIN_ONLY") : unit) else Unit

function add (const n : int; var s : storage) : storage is
  block {
    const old : int = case s.log[Tezos.sender] of [
      Some (v) -> v
    | None -> 0
    ];
    s.log[Tezos.sender] := old + n;
    s.count := s.count + n
  } with s

function main (const action : parameter; const s : storage) : return is
  (noOperations,
   case action of [
     Increment (n) -> add (n, s)
   | Decrement (n) -> add (-n, s)
   | Reset -> block { checkAdmin (s) } with s with record [count = 0]
   ])
