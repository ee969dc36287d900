// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

@Suite struct VectorTests {
  private static let bytes = (0..<40).map { UInt8($0) }

  private func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  @Test(arguments: 0...24) func loadsAtAnyOffset(offset: Int) {
    let words = Self.bytes.span.words(at: offset)
    #expect(bytes(of: words.x) + bytes(of: words.y) == Array(Self.bytes[offset..<offset + 16]))
    #expect(bytes(of: Self.bytes.span.word(at: offset).littleEndian) == Array(Self.bytes[offset..<offset + 8]))
  }

  @Test(arguments: [-1, 40, Int.max, Int.min]) func givesZerosOutside(offset: Int) {
    #expect(Self.bytes.span.words(at: offset) == SIMD2())
    #expect(Self.bytes.span.word(at: offset) == 0)
    #expect([UInt8]().span.words(at: 0) == SIMD2())
  }

  @Test func givesZerosWhereNotAllIsThere() {
    #expect(Self.bytes.span.words(at: 25) == SIMD2())
    #expect(Self.bytes.span.word(at: 33) == 0)
    #expect(Self.bytes.span.word(at: 32) != 0)
  }

  /// Every byte value, at every place of texts that are and are not made of whole blocks.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 130]) func findsWhereAsciiTextEnds(count: Int) {
    let text = Set<UInt8>(Array(0x20...0x7E) + Array(7...13) + [27])
    for place in 0..<count {
      for byte in UInt8.min...UInt8.max {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = byte
        #expect(bytes.span.asciiTextLength == (text.contains(byte) ? count : place))
      }
    }
  }

  @Test func findsNoAsciiTextInNothing() {
    #expect([UInt8]().span.asciiTextLength == 0)
  }
}
