// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import TestSupport
import Testing

@Suite struct EightBytesTests {
  /// Eight bytes of few kinds, with those beside the edges of letters and digits among them.
  private static func bytes(by generator: inout SeededGenerator) -> [UInt8] {
    let edges: [UInt8] = [
      0, 0x2f, 0x30, 0x39, 0x3a, 0x40, 0x41, 0x5a, 0x5b, 0x5e, 0x5f, 0x60, 0x61, 0x7a, 0x7b, 0x7f, 0x80,
    ]
    return (0..<8).map { _ in
      Bool.random(using: &generator)
        ? edges.randomElement(using: &generator) ?? 0 : .random(in: 0...255, using: &generator)
    }
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5f
      || byte >= 0x80
  }

  private func marks(of bytes: [UInt8], where isMarked: (UInt8) -> Bool) -> UInt64 {
    bytes.enumerated().reduce(0) { isMarked($1.element) ? $0 | 0x80 << UInt64(8 * $1.offset) : $0 }
  }

  @Test func marksEachByteByItself() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      let bytes = Self.bytes(by: &generator)
      let eight = bytes.span.eightBytes(at: 0)
      let sought = bytes.randomElement(using: &generator) ?? 0
      #expect(eight.marks(equalTo: sought) == marks(of: bytes) { $0 == sought })
      #expect(eight.marksOfNames == marks(of: bytes, where: Self.isOfNames))
      let small = bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
      #expect(eight.withSmallLetters.number == small.span.eightBytes(at: 0).number)
      let count = eight.count(whileEqualTo: bytes[0])
      #expect(count == bytes.prefix { $0 == bytes[0] }.count)
    }
  }

  @Test(arguments: -1...9) func takesTheFirstBytes(count: Int) {
    let bytes = (1...8).map { UInt8($0) }
    let first = bytes.span.eightBytes(at: 0).prefix(count).number
    let expected = Array(bytes.prefix(max(0, count))) + Array(repeating: 0, count: 8 - min(8, max(0, count)))
    #expect(first == expected.span.eightBytes(at: 0).number)
  }

  /// Beyond the end are zeros.
  @Test(arguments: [-8, -1, 0, 4, 5, 11, 12, Int.max, Int.min]) func givesWhatIsThere(offset: Int) {
    let bytes = (1...12).map { UInt8($0) }
    let number = bytes.span.eightBytes(at: offset).number
    let there = (0..<8).map { offset >= 0 && offset < 12 && offset + $0 < 12 ? bytes[offset + $0] : 0 }
    #expect(number == there.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  @Test func countsBytesInFrontOfTheFirstMark() {
    for place in 0..<8 { #expect(EightBytes.count(beforeFirstOf: 0x80 << UInt64(8 * place)) == place) }
    #expect(EightBytes.count(beforeFirstOf: 0) == 8)
  }
}
