package harbour.locks

import java.util.List
import org.eclipse.xtend.lib.annotations.Accessors

class Lock {
  @Accessors val List<String> ships = newArrayList

  def void enter(String ship) {
    ships += ship
  }

  def longest() {
    ships.map[length].filter[it > 3].max
  }

  override toString() '''
    «FOR ship : ships»
      «ship»
    «ENDFOR»
  '''

  def static main(String[] args) {
    val lock = new Lock => [enter("Ada")]
    println(lock)
  }
}
