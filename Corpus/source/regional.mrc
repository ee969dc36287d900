on *:JOIN:#harbour:{
  if ($nick == pilot) msg $chan Welcome to the quay.
}
alias tide { echo -a High at noon. }
