// SPDX-License-Identifier: Apache-2.0

/// The numbers of a table's lines, found by the hashes of their keys: open addressing with linear probing.
///
/// Holds neither keys nor lines, so that the tables stay where they are: whoever asks compares the keys of the numbers
/// that come. A question takes constant time as long as the hashes are good.
@usableFromInline package struct HashSlots: Sendable {
  /// A number plus one at the slot of its hash or, where that is taken, the next free one; 0 for none.
  @usableFromInline package private(set) var slots: [Int32]

  /// Slots for at most `capacity` numbers.
  @inlinable package init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
  }

  /// Slots as they were before; nil where these cannot be any.
  package init?(_ slots: [Int32]) {
    guard slots.count >= 8, slots.count.nonzeroBitCount == 1, slots.contains(0) else { return nil }
    self.slots = slots
  }

  /// How many numbers there is room for.
  @inlinable package var capacity: Int { slots.count / 2 }

  /// Where the search for a hash begins.
  @inlinable func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
  }

  /// Enters a number from 0; more numbers than the capacity are a mistake of the caller's.
  @inlinable package mutating func enter(_ number: Int, hash: UInt64) {
    var slot = slot(hash)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: number + 1)
  }

  /// Takes all numbers out.
  @inlinable package mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// The numbers that may have been entered with a hash, in the order in which they were.
  @inlinable package func numbers(hash: UInt64) -> Numbers { Numbers(slots: slots, slot: slot(hash)) }

  /// The numbers from one slot to the next free one.
  @usableFromInline package struct Numbers: Sequence, IteratorProtocol {
    @usableFromInline let slots: [Int32]
    @usableFromInline var slot: Int

    @inlinable init(slots: [Int32], slot: Int) {
      self.slots = slots
      self.slot = slot
    }

    @inlinable package mutating func next() -> Int? {
      let number = slots[slot]
      guard number != 0 else { return nil }
      slot = (slot + 1) & (slots.count - 1)
      return Int(number) - 1
    }
  }
}
