// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

@Suite struct VectorTests {
  private static let bytes = (0..<40).map { UInt8($0) }

  @Test(arguments: 0...24) func loadsAtAnyOffset(offset: Int) {
    let vector = Self.bytes.span.vector(at: offset)
    for index in 0..<16 { #expect(vector[index] == UInt8(offset + index)) }
  }

  @Test(arguments: [-1, 25, 40, Int.max, Int.min]) func givesZerosOutside(offset: Int) {
    #expect(Self.bytes.span.vector(at: offset) == SIMD16<UInt8>())
    #expect([UInt8]().span.vector(at: 0) == SIMD16<UInt8>())
  }

  @Test func wordsHoldAllBytes() {
    var vector = SIMD16<UInt8>()
    #expect(vector.words == SIMD2<UInt64>())
    vector[15] = 0x80
    #expect(vector.words == SIMD2(0, 0x8000_0000_0000_0000))
  }
}
