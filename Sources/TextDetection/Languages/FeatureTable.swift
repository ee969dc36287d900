// SPDX-License-Identifier: Apache-2.0

/// A hash table from the hashes of token sequences to features: open addressing, no hashing of hashes.
struct FeatureTable: Sendable {
  /// What is known of one sequence.
  struct Entry: Sendable {
    /// The number of the feature that the sequence is; -1 where it is only the beginning of features.
    var feature: Int32 = -1
    /// Whether longer features begin so.
    var isContinued = false
  }

  private var keys: [UInt64]
  private var entries: [Entry]
  private let mask: Int

  /// An empty table with a power of two of slots, which must be well above the number of sequences.
  init(slots: Int) {
    keys = Array(repeating: 0, count: slots)
    entries = Array(repeating: Entry(), count: slots)
    mask = slots - 1
  }

  /// Where the sequence stands, or the free slot where it belongs; no sequence has the hash 0.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key >> 32) & mask
    while keys[slot] != key, keys[slot] != 0 { slot = (slot &+ 1) & mask }
    return slot
  }

  /// What is known of the sequence; nil for nothing.
  @inline(__always)
  subscript(_ key: UInt64) -> Entry? {
    let slot = slot(of: key)
    return keys[slot] == 0 ? nil : entries[slot]
  }

  /// Changes what is known of the sequence.
  mutating func update(_ key: UInt64, _ change: (inout Entry) -> Void) {
    let slot = slot(of: key)
    keys[slot] = key
    change(&entries[slot])
  }
}
