// SPDX-License-Identifier: Apache-2.0

/// A hash table from the hashes of token sequences to features: open addressing, no hashing of hashes.
///
/// A slot is one word, so that a look-up touches one line of the cache: the lower half of the hash, whether there is a
/// sequence at all, whether longer features begin so, and the number of the feature plus one.
struct FeatureTable: Sendable {
  /// What is known of one sequence.
  struct Entry: Sendable {
    /// The number of the feature that the sequence is, below 65,535; -1 where it is only the beginning of features.
    var feature: Int32 = -1
    /// Whether longer features begin so.
    var isContinued = false
  }

  private static let isTaken: UInt64 = 1 << 17
  private static let isContinued: UInt64 = 1 << 16

  private var slots: [UInt64]

  /// An empty table with a power of two of slots, which must be well above the number of sequences.
  init(slots: Int) {
    self.slots = Array(repeating: 0, count: slots)
  }

  /// The word of a sequence, 0 for none, and where it stands or belongs.
  @inline(__always)
  private func find(_ hash: UInt64) -> (word: UInt64, slot: Int) {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0, slots[slot] >> 32 != hash & 0xffff_ffff { slot = (slot &+ 1) & mask }
    return (slots[slot], slot)
  }

  @inline(__always)
  private static func entry(_ word: UInt64) -> Entry {
    Entry(feature: Int32(truncatingIfNeeded: word & 0xffff) &- 1, isContinued: word & isContinued != 0)
  }

  /// What is known of the sequence; nil for nothing.
  @inline(__always)
  subscript(_ hash: UInt64) -> Entry? {
    let word = find(hash).word
    return word == 0 ? nil : FeatureTable.entry(word)
  }

  /// Changes what is known of the sequence.
  mutating func update(_ hash: UInt64, _ change: (inout Entry) -> Void) {
    let (word, slot) = find(hash)
    var entry = FeatureTable.entry(word)
    change(&entry)
    slots[slot] =
      hash << 32 | FeatureTable.isTaken | (entry.isContinued ? FeatureTable.isContinued : 0)
      | UInt64(UInt16(truncatingIfNeeded: entry.feature &+ 1))
  }
}
