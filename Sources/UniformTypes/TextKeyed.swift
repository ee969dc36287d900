// SPDX-License-Identifier: Apache-2.0

/// Values by short texts: what a dictionary does, without what a program that starts for one file pays for the first
/// dictionary of its life.
package struct TextKeyed<Value> {
  @usableFromInline var keys: [String] = []
  @usableFromInline var values: [Value] = []
  @usableFromInline var slots = HashSlots(capacity: 32)
  @usableFromInline var capacity = 32

  /// No values.
  @inlinable package init() {}

  /// The number of texts.
  @inlinable package var count: Int { keys.count }

  @inlinable static func hash(_ key: String) -> UInt64 {
    var hash = FNV1a.seed
    let bytes = key.utf8Span.span
    for index in bytes.indices { hash = FNV1a.adding(bytes[index], to: hash) }
    return hash
  }

  /// The value of a text.
  @inlinable package subscript(key: String) -> Value? {
    for number in slots.numbers(hash: Self.hash(key)) where keys[number] == key { return values[number] }
    return nil
  }

  /// Adds the value of a text that has none.
  @inlinable package mutating func add(_ value: Value, for key: String) {
    if keys.count == capacity {
      capacity *= 2
      slots = HashSlots(capacity: capacity)
      for (number, key) in keys.enumerated() { slots.enter(number, hash: Self.hash(key)) }
    }
    slots.enter(keys.count, hash: Self.hash(key))
    keys.append(key)
    values.append(value)
  }
}
