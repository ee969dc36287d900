// SPDX-License-Identifier: Apache-2.0

/// A hash table from hashes to the numbers 1 to 65,535: open addressing, no hashing of hashes.
///
/// Only the lower half of a hash counts. What is asked for is mostly not there, and then touches nothing but one line of
/// the tags, which are few enough to stay in the cache.
struct NumberTable: Sendable {
  /// The lower half of the hash of each slot; 0 for an empty one.
  private var tags: [UInt32]
  private var numbers: [UInt16]
  private var count = 0

  /// An empty table with room for about as many hashes; more make it grow.
  init(room: Int) {
    let slots = 2 << (Int.bitWidth - max(room, 8).leadingZeroBitCount)
    tags = Array(repeating: 0, count: slots)
    numbers = Array(repeating: 0, count: slots)
  }

  /// The number of the hash; 0 for none.
  @inline(__always)
  subscript(_ hash: UInt64) -> UInt16 {
    get {
      let slot = slot(of: hash)
      return tags[slot] == 0 ? 0 : numbers[slot]
    }
    set {
      var slot = slot(of: hash)
      if tags[slot] == 0 {
        if 2 * count >= tags.count { grow() }
        slot = self.slot(of: hash)
        count += 1
      }
      tags[slot] = Self.tag(of: hash)
      numbers[slot] = newValue
    }
  }

  /// The number of the hash, which it is given where it has none.
  mutating func number(of hash: UInt64, orElse new: UInt16) -> UInt16 {
    if 2 * count >= tags.count { grow() }
    let slot = slot(of: hash)
    guard tags[slot] == 0 else { return numbers[slot] }
    count += 1
    tags[slot] = Self.tag(of: hash)
    numbers[slot] = new
    return new
  }

  @inline(__always)
  private static func tag(of hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: hash)) }

  /// Where the hash stands or belongs.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let tag = Self.tag(of: hash)
    let mask = tags.count &- 1
    // Multiplied by the golden ratio, hashes differ in their upper bits even where short words differ in little.
    var slot = Int(truncatingIfNeeded: (UInt64(tag &* 0x9e37_79b1) &* UInt64(tags.count)) >> 32)
    while tags[slot] != 0, tags[slot] != tag { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    var larger = NumberTable(room: 2 * count)
    for (tag, number) in zip(tags, numbers) where tag != 0 { larger[UInt64(tag)] = number }
    self = larger
  }
}
