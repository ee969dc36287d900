include "llvm/Target/Target.td"

class Berth<bits<3> number, string name> {
  bits<3> Number = number;
  string Name = name;
}

multiclass Pair<string name> {
  def _Left : Berth<0, name>;
  def _Right : Berth<1, name>;
}

defm Quay : Pair<"quay">;
def Pier : Berth<2, "pier">;
