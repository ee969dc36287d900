module berths

open util/ordering[Time]

sig Time {}
abstract sig Ship { berth: lone Berth }
sig Ferry extends Ship {}
sig Berth { holds: set Ship }

fact onePlace {
  all s: Ship | lone s.berth
}

pred moored[s: Ship] {
  some s.berth
}

assert noSharing {
  all b: Berth | lone b.holds
}

check noSharing for 4
run moored for 3
