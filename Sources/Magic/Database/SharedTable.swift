// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// A table from numbers to objects that all threads fill and read.
final class SharedTable<Value: AnyObject & Sendable>: Sendable {
  private let entries = Locked(ObjectTable<Value>())

  /// The object of a number, once there is one.
  subscript(key: Int) -> Value? { entries.withLock { $0[key] } }

  /// Puts in an object unless there is one already; the one that counts is returned.
  func insert(_ value: Value, for key: Int) -> Value {
    entries.withLock { entries in
      if let known = entries[key] { return known }
      entries[key] = value
      return value
    }
  }
}
