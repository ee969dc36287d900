ruleset harbour_lamps {
  meta {
    name "Harbour lamps"
    shares lit
  }
  global {
    lit = function(){ ent:lit.defaultsTo(0) }
  }
  rule light_lamp {
    select when lamp lit
    fired {
      ent:lit := ent:lit + 1
    }
  }
}
