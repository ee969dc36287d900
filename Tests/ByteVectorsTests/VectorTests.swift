// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

@Suite struct VectorTests {
  private static let bytes = (0..<40).map { UInt8($0) }

  private func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  @Test(arguments: 0...32) func loadsAtAnyOffset(offset: Int) {
    let word = Self.bytes.span.word(at: offset)
    #expect(bytes(of: word.littleEndian) == Array(Self.bytes[offset..<offset + 8]))
  }

  @Test(arguments: [-1, 40, Int.max, Int.min]) func givesZerosOutside(offset: Int) {
    let word = Self.bytes.span.word(at: offset)
    #expect(word == 0)
  }

  @Test func givesZerosWhereNotAllIsThere() {
    let (last, beyond) = (Self.bytes.span.word(at: 32), Self.bytes.span.word(at: 33))
    #expect(last != 0)
    #expect(beyond == 0)
  }

  /// Every byte value, at every place of texts that are and are not made of whole blocks.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 130]) func findsWhereAsciiTextEnds(count: Int) {
    for place in 0..<count {
      for byte in UInt8.min...UInt8.max {
        let isText = (0x20...0x7E).contains(byte) || (7...13).contains(byte) || byte == 27
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = byte
        let length = bytes.span.asciiTextLength
        #expect(length == (isText ? count : place), "byte \(byte) at \(place)")
      }
    }
  }

  /// Every byte value, at every place of a text shorter than a block and of a whole one.
  @Test(arguments: [1, 40, 64]) func tellsWhichBytesJSONLeavesAlone(count: Int) {
    for place in 0..<count {
      for byte in UInt8.min...UInt8.max {
        let isPlain = (0x20...0x7e).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = byte
        let all = UInt64.max >> UInt64(64 - count)
        let bits = bytes.span.bitsOfJSONText(at: 0)
        #expect(bits == (isPlain ? all : all & ~(1 << UInt64(place))), "byte \(byte) at \(place)")
      }
    }
  }

  @Test(arguments: [0, 1, 40, 63, 64, 65, 130]) func tellsWhichBytesOfABlockAreThere(count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    for offset in [-1, 0, 1, 64, 128, 129, 130, Int.max] {
      let bits = bytes.span.bitsOfAllBytes(at: offset)
      #expect(bits == bytes.span.bits(equalTo: 0, at: offset), "at \(offset)")
      #expect(bits.nonzeroBitCount == (offset < 0 ? 0 : max(0, min(64, count - offset))), "at \(offset)")
    }
  }

  /// Empty fields stay, but for one after the last divider.
  @Test(
    arguments: [
      ("a|b|c", 5, ["a", "b", "c"]), ("a||ä|", 5, ["a", "", "ä"]), ("a|b|c", 2, ["a", "b"]), ("", 5, []),
      ("|", 1, [""]),
    ] as [(String, Int, [String])])
  func cutsLinesIntoFields(line: String, most: Int, expected: [String]) {
    let fields = line.utf8Span.span.fields(dividedBy: UInt8(ascii: "|"), atMost: most)
    #expect(fields == expected)
  }

  @Test func appendsManyBytes() {
    var bytes: [UInt8] = [1]
    bytes.append(copying: Self.bytes.span)
    bytes.append(constant: "constant")
    bytes.append(copying: [UInt8]().span)
    bytes.append(constant: "")
    #expect(bytes == [1] + Self.bytes + Array("constant".utf8))
  }

  @Test func findsNoAsciiTextInNothing() {
    let nothing: [UInt8] = []
    let length = nothing.span.asciiTextLength
    #expect(length == 0)
  }

  /// Texts shorter than a block, of one, and longer, asked from every place.
  @Test(arguments: [0, 1, 40, 63, 64, 65, 150]) func tellsWhichBytesAreEqual(count: Int) {
    let bytes = (0..<count).map { [0x41, 0x61, 0x00, 0x20, 0xE1][$0 * 7 % 5] as UInt8 }
    for (byte, folding) in [(0x41, 0), (0x61, 0), (0x61, 0x20), (0x00, 0), (0x20, 0x20)] as [(UInt8, UInt8)] {
      for offset in 0...count {
        let expected = bytes[offset...].prefix(64).enumerated().reduce(UInt64(0)) { bits, entry in
          entry.element | folding == byte ? bits | 1 << UInt64(entry.offset) : bits
        }
        let bits = bytes.span.bits(equalTo: byte, folding: folding, at: offset)
        #expect(bits == expected, "\(byte) at \(offset)")
      }
    }
  }

  @Test func tellsWhichBytesAreSigns() {
    let bytes = (0..<256).map { UInt8($0) }
    for byte in bytes {
      let isSign =
        byte < 0x7f && byte > 0x20 && !Character(Unicode.Scalar(byte)).isLetter && !(0x30...0x39).contains(byte)
      let bits = bytes.span.bitsOfAsciiSigns(at: Int(byte))
      #expect(bits & 1 == (isSign ? 1 : 0), "\(byte)")
    }
  }

  @Test(arguments: [-1, 64, Int.max, Int.min]) func tellsOfNothingOutside(offset: Int) {
    let zeros = [UInt8](repeating: 0, count: 64)
    let bits = zeros.span.bits(equalTo: 0, at: offset)
    #expect(bits == 0)
  }

  /// Texts of one byte and more in bytes of few kinds, so that beginnings and ends of the text stand everywhere.
  @Test(arguments: [0, 1, 5, 63, 64, 65, 200]) func findsTheFirstPlaceOfText(count: Int) {
    let bytes = (0..<count).map { [0x61, 0x61, 0x62, 0x61][$0 * $0 % 7 % 4] as UInt8 }
    for text in [[0x61], [0x62], [0x63], [0x61, 0x61], [0x61, 0x62, 0x61], [0x61, 0x61, 0x61, 0x62]] as [[UInt8]] {
      for start in 0...count {
        let expected = (start..<max(start, count - text.count + 1)).first { bytes[$0...].starts(with: text) }
        let found = bytes.span.firstIndex(of: text.span, from: start)
        #expect(found == expected, "\(text) from \(start)")
      }
    }
  }

  @Test(arguments: [-1, 9, Int.max, Int.min]) func findsNoTextFromOutside(start: Int) {
    let (bytes, nothing) = ([UInt8](repeating: 0x61, count: 8), [UInt8]())
    let (found, empty) = (
      bytes.span.firstIndex(of: [0x61].span, from: start), bytes.span.firstIndex(of: nothing.span, from: 0)
    )
    #expect(found == nil)
    #expect(empty == nil)
  }
}
