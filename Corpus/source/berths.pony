use "collections"
use "time"

class Berth
  let number: U32
  var _depth: F64 = 4.5

  new create(n: U32) =>
    number = n

  fun box deep(): Bool =>
    _depth > 5

  fun ref dredge(by: F64): F64 =>
    _depth = _depth + by

actor Harbour
  let _env: Env
  let _berths: Array[Berth] = Array[Berth]

  new create(env: Env) =>
    _env = env

  be open(n: U32) =>
    _berths.push(Berth(n))
    _env.out.print("berth " + n.string())

actor Main
  new create(env: Env) =>
    let harbour = Harbour(env)
    for i in Range[U32](1, 5) do
      harbour.open(i)
    end
    try env.args(1)? else env.out.print("no name") end
