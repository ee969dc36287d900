// SPDX-License-Identifier: Apache-2.0

/// The tests at one offset, of which the byte that stands there leaves a few.
struct MagicOffsetTests: Sendable {
  /// Fewer tests than this are sooner made than found.
  static let fewest = 8

  let offset: Int
  /// The tests, sorted by the first byte they ask for; one that takes a letter in either case stands there twice.
  private let tests: [MagicFixedTest]
  /// Where the tests for each first byte begin, and the end of the last.
  private let starts: [Int32]

  /// Sorts those of some tests at an offset that ask for a first byte, and takes them out.
  init(at offset: Int, takenFrom tests: inout [MagicFixedTest]) {
    self.offset = offset
    var known: [(byte: UInt8, test: MagicFixedTest)] = []
    var others: [MagicFixedTest] = []
    for test in tests {
      let byte = UInt8(truncatingIfNeeded: test.value)
      switch test.mask & 0xFF {
      case 0xFF: known.append((byte, test))
      case 0xDF: known += [(byte, test), (byte | 0x20, test)]
      default: others.append(test)
      }
    }
    known.sort { $0.byte < $1.byte }
    var starts = [Int32](repeating: 0, count: 257)
    for entry in known { starts[Int(entry.byte) + 1] += 1 }
    for byte in 0..<256 { starts[byte + 1] += starts[byte] }
    self.starts = starts
    self.tests = known.map(\.test)
    tests = others
  }

  /// Sets the bits of the groups whose tests hold for the eight bytes at the offset.
  @inline(__always)
  func select(_ word: UInt64, into selection: inout MagicSelection) {
    var index = Int(starts[Int(word & 0xFF)])
    let last = Int(starts[Int(word & 0xFF) &+ 1])
    while index < last {
      let test = tests[index]
      if word & test.mask == test.value { selection.insert(Int(test.group)) }
      index &+= 1
    }
  }
}
