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
    var others: [MagicFixedTest] = []
    var starts = [Int32](repeating: 0, count: 257)
    for test in tests {
      let (first, second) = Self.firstBytes(of: test)
      if let first { starts[Int(first) + 1] += 1 } else { others.append(test) }
      if let second { starts[Int(second) + 1] += 1 }
    }
    for byte in 0..<256 { starts[byte + 1] += starts[byte] }
    var places = starts
    var sorted: [MagicFixedTest] = []
    if let any = tests.first { sorted = [MagicFixedTest](repeating: any, count: Int(starts[256])) }
    func enter(_ test: MagicFixedTest, _ byte: UInt8) {
      sorted[Int(places[Int(byte)])] = test
      places[Int(byte)] += 1
    }
    for test in tests {
      let (first, second) = Self.firstBytes(of: test)
      if let first { enter(test, first) }
      if let second { enter(test, second) }
    }
    self.starts = starts
    self.tests = sorted
    tests = others
  }

  /// Reads tests from an archive.
  init(from archive: inout MagicArchiveReader) {
    offset = archive.number()
    tests = archive.values(MagicFixedTest.self)
    starts = archive.values(Int32.self)
  }

  /// Writes the tests to an archive.
  func write(to archive: inout MagicArchiveWriter) {
    archive.write(offset)
    archive.write(tests)
    archive.write(starts)
  }

  /// The first bytes that a test takes, one or two; nil where it takes others.
  private static func firstBytes(of test: MagicFixedTest) -> (UInt8?, UInt8?) {
    let byte = UInt8(truncatingIfNeeded: test.value)
    return switch test.mask & 0xFF {
    case 0xFF: (byte, nil)
    case 0xDF: (byte, byte | 0x20)
    default: (nil, nil)
    }
  }

  /// Sets the bits of the groups whose tests hold for the eight bytes at the offset.
  @inline(__always)
  func select(_ word: UInt64, into selection: inout MagicSelection) {
    var index = Int(starts[Int(word & 0xFF)])
    let last = Int(starts[Int(word & 0xFF) &+ 1])
    while index < last {
      let test = tests[index]
      if word & test.mask == test.value { selection.insert(test.group) }
      index &+= 1
    }
  }
}
