// SPDX-License-Identifier: Apache-2.0

/// The bytes with which the lines of a text begin, behind white space.
///
/// Most of what looks for lines learns here that there is none, without reading them again.
struct LineHeads {
  /// One bit for each byte, the lowest first.
  private var words = SIMD4<UInt64>()

  /// The heads of lines; blank ones have none.
  init(of lines: [ArraySlice<UInt8>]) {
    for line in lines {
      guard let first = line.first(where: { $0 > 0x20 }) else { continue }
      words[Int(first >> 6)] |= 1 << UInt64(first & 63)
    }
  }

  /// Whether a line begins with the byte.
  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0 }

  /// Whether a line begins with one of the ASCII characters.
  func containsAny(of characters: String) -> Bool { characters.utf8.contains(where: contains) }
}
