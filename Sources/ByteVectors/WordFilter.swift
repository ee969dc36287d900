// SPDX-License-Identifier: Apache-2.0

/// What stands in a text, by which most words that are looked for show that they stand nowhere.
///
/// A Bloom filter of three neighbouring bytes, with one hash function. Those that begin at even places suffice: of a word that
/// stands somewhere, either all threes from its first byte on begin at even places, or all those from its second one on.
package struct WordFilter: Sendable {
  /// How many hashes there are: few enough to be cleared at once, and several times as many as most samples have threes.
  private static let hashCount = 8192
  /// Bytes of the shortest word that has a three wherever it stands: of others the filter knows nothing.
  @inlinable package static var shortestWord: Int { 4 }
  /// A byte for each hash, because bits would wait for one another.
  private var isSeen = [Bool](repeating: false, count: hashCount)

  /// The filter of a text.
  ///
  /// Linear in its bytes.
  package init(of bytes: [UInt8]) {
    let text = bytes.span
    var isSeen = isSeen.mutableSpan
    var offset = 0
    while offset < text.count {
      let bytes = text.eightBytes(at: offset).number
      isSeen[WordFilter.hash(bytes)] = true
      isSeen[WordFilter.hash(bytes >> 16)] = true
      isSeen[WordFilter.hash(bytes >> 32)] = true
      offset &+= 6
    }
  }

  /// The hash of the three lowest bytes: upper bits of their product with an odd number.
  @inline(__always)
  private static func hash(_ bytes: UInt64) -> Int {
    Int(truncatingIfNeeded: (bytes << 40 &* 0x9e37_79b9_7f4a_7c15) >> 51)
  }

  /// Whether an ASCII word may stand somewhere in the text; where it is false, it certainly does not.
  package func mayHold(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard word.count >= WordFilter.shortestWord else { return true }
      let isSeen = isSeen.span
      var (isAtEven, isAtOdd) = (true, true)
      var index = 2
      var bytes = UInt64(word[0]) << 8 | UInt64(word[1]) << 16
      while index < word.count {
        bytes = bytes >> 8 | UInt64(word[index]) << 16
        if !isSeen[WordFilter.hash(bytes)] {
          if index & 1 == 0 { isAtEven = false } else { isAtOdd = false }
          if !isAtEven && !isAtOdd { return false }
        }
        index &+= 1
      }
      return true
    }
  }
}
