include "harbour.grm"

redefine berth
    [number]
  | [berth] [id]
end redefine

rule moor
    replace [berth]
        N [number]
    by
        N quay
end rule
