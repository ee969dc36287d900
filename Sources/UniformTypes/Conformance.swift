// SPDX-License-Identifier: Apache-2.0

/// The supertypes of one type.
final class Conformance: Sendable {
  /// At most this many supertypes are kept, so that hostile declarations cannot exhaust memory.
  ///
  /// The built-in catalog needs no more than fifteen.
  static let maximumAncestorCount = 64

  /// The immediate supertypes in declared order.
  let immediate: [TypeRecord]
  /// All supertypes, depth first in declared order, each once.
  let ancestors: [TypeRecord]
  /// The keys of `ancestors`, in the same order.
  private let keys: [UInt64]

  init(immediate: [TypeRecord]) {
    var ancestors: [TypeRecord] = []
    var keys: [UInt64] = []
    func add(_ record: TypeRecord) {
      guard keys.count < Self.maximumAncestorCount, !Self.contains(record, ancestors, keys) else { return }
      ancestors.append(record)
      keys.append(record.key)
    }
    for parent in immediate {
      add(parent)
      parent.conformance.ancestors.forEach(add)
    }
    self.immediate = immediate
    self.ancestors = ancestors
    self.keys = keys
  }

  /// Whether `record` is among the supertypes; takes time in proportion to their number.
  @inline(__always)
  func contains(_ record: TypeRecord) -> Bool {
    Self.contains(record, ancestors, keys)
  }

  /// Whether a record is among some, whose keys are given; names that are not the same may have the same key.
  @inline(__always)
  private static func contains(_ record: TypeRecord, _ records: [TypeRecord], _ keys: [UInt64]) -> Bool {
    let key = record.key
    for index in keys.indices where keys[index] == key {
      let other = records[index]
      if other === record || TypeIdentifier.isSame(other.identifier, record.identifier) { return true }
    }
    return false
  }
}
