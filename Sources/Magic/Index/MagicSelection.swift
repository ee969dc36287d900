// SPDX-License-Identifier: Apache-2.0

/// The groups of a database file that can match some bytes, and what is known of where.
struct MagicSelection: Sendable {
  /// The groups, one bit each.
  var groups: [UInt64] = []
  /// Those among them whose text has been seen.
  private var seen: [UInt64] = []
  /// No text of such a group stands before this place.
  private var places: [Int32] = []

  /// Whether nothing has been selected yet, not even that no group can match.
  var isEmpty: Bool { groups.isEmpty }

  /// The number of groups.
  var count: Int { groups.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Selects the groups of a set alone.
  mutating func reset(to groups: [UInt64]) {
    self.groups.removeAll(keepingCapacity: true)
    self.groups.append(contentsOf: groups)
    seen.removeAll(keepingCapacity: true)
    seen.append(contentsOf: repeatElement(0, count: groups.count))
    let missing = groups.count * 64 - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Adds a group.
  @inline(__always)
  mutating func insert(_ group: Int) { groups.insert(group: group) }

  /// Takes out a group.
  @inline(__always)
  mutating func remove(_ group: Int) { groups.remove(group: group) }

  /// Adds a group whose text has been seen, but not before a place.
  mutating func insert(_ group: Int, notBefore place: Int) {
    groups.insert(group: group)
    seen.insert(group: group)
    places[group] = Int32(clamping: place)
  }

  /// Whether a group is selected.
  @inline(__always)
  func contains(_ group: Int) -> Bool { groups.contains(group: group) }

  /// Where the text of a group can first stand.
  func place(of group: Int) -> Int { seen.contains(group: group) ? Int(places[group]) : 0 }
}

/// Sets of groups, one bit each.
extension [UInt64] {
  /// Adds a group for which there is room.
  @inline(__always)
  mutating func insert(group: Int) { self[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63) }

  /// Whether a group is in the set, for which there is room.
  @inline(__always)
  func contains(group: Int) -> Bool { self[group >> 6] & 1 << UInt64(truncatingIfNeeded: group & 63) != 0 }

  /// Takes out a group for which there is room.
  @inline(__always)
  mutating func remove(group: Int) { self[group >> 6] &= ~(1 << UInt64(truncatingIfNeeded: group & 63)) }
}
