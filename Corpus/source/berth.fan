using fwt
class Berth {
  const Str name
  new make(Str n) { name = n }
  Void describe() { echo("Berth $name") }
  static Void main() { [1, 2].each |i| { echo(i) } }
}
