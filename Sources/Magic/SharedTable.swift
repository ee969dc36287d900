// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// A table that all threads fill and read.
final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let entries = Locked<[Key: Value]>([:])

  /// The value of a key, once there is one.
  subscript(key: Key) -> Value? { entries.withLock { $0[key] } }

  /// Puts in a value unless there is one already; the one that counts is returned.
  func insert(_ value: Value, for key: Key) -> Value {
    entries.withLock { entries in
      if let known = entries[key] { return known }
      entries[key] = value
      return value
    }
  }
}
