use str

fn tide {|quay &high=$false|
  var lines = (count [(cat $quay)])
  if $high {
    put (str:to-upper $quay)
  }
}
for quay [north south] { tide $quay }
set-env QUAY north
