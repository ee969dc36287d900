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
    var starts = [Int32](repeating: 0, count: 257)
    var others: [MagicFixedTest] = []
    var count = 0
    for test in tests {
      let bytes = Self.firstBytes(of: test)
      guard let first = bytes.first else {
        others.append(test)
        continue
      }
      starts[Int(first) + 1] += 1
      if let second = bytes.second { starts[Int(second) + 1] += 1 }
      count += bytes.second == nil ? 1 : 2
    }
    for byte in 0..<256 { starts[byte + 1] += starts[byte] }
    self.starts = starts
    guard count > 0, let any = tests.first else {
      self.tests = []
      return
    }
    var sorted = [MagicFixedTest](repeating: any, count: count)
    for test in tests {
      let bytes = Self.firstBytes(of: test)
      for case let byte? in [bytes.first, bytes.second] {
        sorted[Int(starts[Int(byte)])] = test
        starts[Int(byte)] += 1
      }
    }
    self.tests = sorted
    tests = others
  }

  /// The bytes that a test takes at its offset: one, or a letter in both cases; none where it takes more of them.
  private static func firstBytes(of test: MagicFixedTest) -> (first: UInt8?, second: UInt8?) {
    let byte = UInt8(truncatingIfNeeded: test.value)
    return switch test.mask & 0xFF {
    case 0xFF: (byte, nil)
    case 0xDF: (byte, byte | 0x20)
    default: (nil, nil)
    }
  }

  /// Sets the bits of the groups whose tests hold for the eight bytes at the offset.
  @inline(__always)
  func select(_ word: UInt64, into groups: inout [UInt64]) {
    var index = Int(starts[Int(word & 0xFF)])
    let last = Int(starts[Int(word & 0xFF) &+ 1])
    while index < last {
      let test = tests[index]
      if word & test.mask == test.value { groups.insert(group: Int(test.group)) }
      index &+= 1
    }
  }
}
