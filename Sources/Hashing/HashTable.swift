// SPDX-License-Identifier: Apache-2.0

/// Values by keys that are never taken out one by one: what a dictionary does, without what a program that starts for
/// one file pays for the first dictionary of its life.
@usableFromInline package struct HashTable<Key: TableKey, Value> {
  @usableFromInline let most: Int
  @usableFromInline var keys: [Key] = []
  @usableFromInline var values: [Value] = []
  @usableFromInline var slots = HashSlots(capacity: 32)

  /// A table without values, which forgets all when there are `most` of them and another one comes.
  @inlinable package init(atMost most: Int = .max) { self.most = most }

  /// The number of values.
  @inlinable package var count: Int { keys.count }

  /// The key of a value by its number, from 0 in the order in which the values came.
  @inlinable package func key(at number: Int) -> Key { keys[number] }

  /// The value of a key; nil where there is none.
  @inlinable package subscript(key: Key) -> Value? {
    for number in slots.numbers(hash: key.tableHash) where keys[number] == key { return values[number] }
    return nil
  }

  /// Adds the value of a key that has none.
  @inlinable package mutating func add(_ value: Value, for key: Key) {
    if keys.count >= most { removeAll() }
    if keys.count == slots.capacity {
      slots = HashSlots(capacity: 2 * slots.capacity)
      for (number, key) in keys.enumerated() { slots.enter(number, hash: key.tableHash) }
    }
    slots.enter(keys.count, hash: key.tableHash)
    keys.append(key)
    values.append(value)
  }

  /// Forgets all values but keeps their room.
  @inlinable package mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    slots.removeAll()
  }
}
