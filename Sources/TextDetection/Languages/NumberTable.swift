// SPDX-License-Identifier: Apache-2.0

/// A hash table from hashes to the numbers 1 to 65,535: open addressing, no hashing of hashes.
///
/// A slot is one word, so that a look-up touches one line of the cache: the lower half of the hash, and the number.
struct NumberTable: Sendable {
  private var slots: [UInt64]

  /// An empty table with a power of two of slots, which must be well above the number of hashes.
  init(slots: Int) {
    self.slots = Array(repeating: 0, count: slots)
  }

  /// The number of the hash; 0 for none.
  @inline(__always)
  subscript(_ hash: UInt64) -> UInt16 {
    get { UInt16(truncatingIfNeeded: slots[slot(of: hash)]) }
    set { slots[slot(of: hash)] = hash << 32 | UInt64(newValue) }
  }

  /// Where the hash stands or belongs.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0, slots[slot] >> 32 != hash & 0xffff_ffff { slot = (slot &+ 1) & mask }
    return slot
  }
}
