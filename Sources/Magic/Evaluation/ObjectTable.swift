// SPDX-License-Identifier: Apache-2.0

/// A small table from numbers to objects, quicker than a dictionary because its hash is a multiplication.
struct ObjectTable<Value: AnyObject> {
  private var keys = [Int](repeating: -1, count: 64)
  private var values = [Value?](repeating: nil, count: 64)
  private var count = 0

  private func slot(of key: Int) -> Int {
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != key, keys[slot] >= 0 { slot = (slot &+ 1) & mask }
    return slot
  }

  /// The object of a number that is not negative.
  subscript(key: Int) -> Value? {
    get { values[slot(of: key)] }
    set {
      if count * 2 >= keys.count { grow() }
      let slot = slot(of: key)
      if keys[slot] < 0 { count += 1 }
      keys[slot] = key
      values[slot] = newValue
    }
  }

  /// All objects.
  var objects: [Value] { values.compactMap { $0 } }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [Int](repeating: -1, count: oldKeys.count * 2)
    values = [Value?](repeating: nil, count: oldKeys.count * 2)
    for (index, key) in oldKeys.enumerated() where key >= 0 {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = oldValues[index]
    }
  }
}
