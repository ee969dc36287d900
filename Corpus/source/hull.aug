(* What the lens reads *)
module Hull =
  autoload xfm

  let eol = Util.eol
  let entry = [ key Rx.word . Sep.space . store /[0-9]+/ . eol ]
  let lns = entry*
  let filter = incl "/etc/hull"
  let xfm = transform lns filter
