import cpp
import semmle.code.cpp.dataflow.DataFlow

class BellCall extends FunctionCall {
  BellCall() { this.getTarget().hasName("ring") }
}

from BellCall call, Function f
where f = call.getEnclosingFunction()
select call, "The bell rings in " + f.getName()
