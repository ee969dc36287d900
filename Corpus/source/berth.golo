module harbor.Berth
import java.util
struct Berth = { name, length }
augment harbor.Berth.types.Berth {
  function describe = |this| { println("Berth " + this: name()) }
}
function main = |args| {
  foreach i in range(0, 3) { println(i) }
}
