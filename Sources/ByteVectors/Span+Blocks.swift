// SPDX-License-Identifier: Apache-2.0
public import CSniffVectors

/// Questions about the 64 bytes of a text at an offset, each answered by 64 bits, the first byte's lowest.
///
/// Bytes that are not there set no bit.
extension Span<UInt8> {
  /// The number of bytes that are looked at together.
  @inlinable package static var blockSize: Int { 64 }

  /// Which bytes are a given one once the bits of `folding` are set; 0x20 joins upper and lower case.
  @inlinable @inline(__always)
  package func bits(equalTo byte: UInt8, folding: UInt8 = 0, at offset: Int) -> UInt64 {
    bits(at: offset) { sniff_bits_equal($0, byte, folding) }
  }

  /// Which bytes are plain ASCII text: printable characters, those from bell to carriage return, and the escape.
  @inlinable @inline(__always)
  package func bitsOfAsciiText(at offset: Int) -> UInt64 {
    bits(at: offset) { sniff_bits_ascii_text($0) }
  }

  /// Which bytes are above ASCII.
  @inlinable @inline(__always)
  package func bitsOfHighBytes(at offset: Int) -> UInt64 { bits(equalTo: 0xff, folding: 0x7f, at: offset) }

  /// Which bytes are punctuation or symbols of ASCII: printable, and neither a letter nor a digit.
  @inlinable @inline(__always)
  package func bitsOfAsciiSigns(at offset: Int) -> UInt64 {
    bits(at: offset) { sniff_bits_ascii_signs($0) }
  }

  /// Which bytes stand in a JSON string as they are: printable ASCII without quotes and backslashes.
  @inlinable @inline(__always)
  package func bitsOfJSONText(at offset: Int) -> UInt64 {
    bits(at: offset) { sniff_bits_json_text($0) }
  }

  /// Which bytes of the block at an offset are there.
  @inlinable @inline(__always)
  package func bitsOfAllBytes(at offset: Int) -> UInt64 {
    let rest = count &- offset
    guard rest > 0, offset >= 0 else { return 0 }
    return rest < Self.blockSize ? 1 &<< UInt64(rest) &- 1 : .max
  }

  /// Asks about the block at an offset, or about what there is of it.
  @inlinable @inline(__always)
  func bits(at offset: Int, _ ask: (UnsafeRawPointer) -> UInt64) -> UInt64 {
    guard offset >= 0, offset < count else { return 0 }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      let rest = bytes.count &- offset
      if rest >= Self.blockSize { return ask(base + offset) }
      // The block that is asked about must be whole.
      var block = SIMD64<UInt8>()
      return withUnsafeMutableBytes(of: &block) { copy in
        guard let start = copy.baseAddress else { return 0 }
        start.copyMemory(from: base + offset, byteCount: rest)
        return ask(UnsafeRawPointer(start)) & bitsOfAllBytes(at: offset)
      }
    }
  }
}
