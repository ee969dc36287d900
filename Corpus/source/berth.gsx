package harbor
uses java.util.ArrayList
class Berth {
  var _name : String as Name
  construct(n : String) { _name = n }
  function describe() : String { return "Berth " + _name }
}
