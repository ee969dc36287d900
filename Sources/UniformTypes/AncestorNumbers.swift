// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The supertypes of one catalog type by number, readable by all threads without locks or reference counting.
///
/// Four words hold four 16-bit lanes each. The first lane says that the numbers are stored.
struct AncestorNumbers: ~Copyable, Sendable {
  /// More supertypes than this are not stored; the longest list of the catalog is shorter.
  static let capacity = 15

  private static let stored: UInt64 = 0xffff
  private static let ones: UInt64 = 0x0001_0001_0001_0001
  private static let highBits: UInt64 = 0x8000_8000_8000_8000

  private let word0 = Atomic<UInt64>(0)
  private let word1 = Atomic<UInt64>(0)
  private let word2 = Atomic<UInt64>(0)
  private let word3 = Atomic<UInt64>(0)

  /// Stores the numbers, unless there are too many or some are not of the catalog.
  func store(_ numbers: [Int32]) {
    guard numbers.count <= Self.capacity, numbers.allSatisfy({ (0..<0xfffe).contains($0) }) else { return }
    var words: [UInt64] = [Self.stored, 0, 0, 0]
    for (index, number) in numbers.enumerated() {
      let lane = index + 1
      words[lane / 4] |= (UInt64(number) + 1) << UInt64(lane % 4 * 16)
    }
    word3.store(words[3], ordering: .relaxed)
    word2.store(words[2], ordering: .relaxed)
    word1.store(words[1], ordering: .relaxed)
    word0.store(words[0], ordering: .releasing)
  }

  /// Whether a number is among those stored; nil if none were stored yet.
  @inline(__always)
  func contains(_ number: Int32) -> Bool? {
    let first = word0.load(ordering: .acquiring)
    guard first != 0 else { return nil }
    let wanted = UInt64(UInt16(truncatingIfNeeded: number + 1)) &* Self.ones
    let found =
      Self.zeroLanes(first ^ wanted) | Self.zeroLanes(word1.load(ordering: .relaxed) ^ wanted)
      | Self.zeroLanes(word2.load(ordering: .relaxed) ^ wanted)
      | Self.zeroLanes(word3.load(ordering: .relaxed) ^ wanted)
    return found != 0
  }

  /// Nonzero exactly if one of the four lanes is zero.
  @inline(__always)
  private static func zeroLanes(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highBits
  }
}
