// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Which characters can be printed, as the locale's character set decides for file(1).
package enum MagicCharset: Sendable {
  /// Only ASCII, as in the C locale.
  case ascii
  /// All of Unicode.
  case utf8

  /// Writes a byte as file(1) does where it cannot be printed: a backslash and three octal digits.
  static func appendOctal(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0x5C)
    bytes.append(0x30 + (byte >> 6))
    bytes.append(0x30 + (byte >> 3 & 7))
    bytes.append(0x30 + (byte & 7))
  }

  /// An answer with what cannot be printed escaped; one that is not valid in the character set counts as ASCII.
  func escapingUnprintable(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { !MagicCharacters.isPrintable($0) }) else { return bytes }
    if self == .utf8, let text = String(validating: bytes, as: UTF8.self) {
      return text.unicodeScalars.reduce(into: []) { result, scalar in Self.append(scalar, to: &result) }
    }
    return bytes.reduce(into: []) { result, byte in
      if MagicCharacters.isPrintable(byte) { result.append(byte) } else { Self.appendOctal(byte, to: &result) }
    }
  }

  /// A file name with what cannot be printed escaped, invalid bytes one by one.
  ///
  /// Of a character that cannot be printed file(1) writes the lowest eight bits.
  package func escapedName(_ name: [UInt8]) -> [UInt8] {
    if name.allSatisfy(MagicCharacters.isPrintable) { return name }
    return forEachCharacter(of: name).reduce(into: []) { result, character in
      if let scalar = character.scalar, !Self.isPrintable(scalar) {
        Self.appendOctal(UInt8(truncatingIfNeeded: scalar.value), to: &result)
      } else if character.scalar != nil {
        result += name[character.range]
      } else {
        for byte in name[character.range] { Self.appendOctal(byte, to: &result) }
      }
    }
  }

  /// The columns that a file name takes once escaped; with `isRaw`, that it takes as it is.
  ///
  /// As file(1) counts: two for a wide character, four for an escaped one, one for any other.
  package func width(of name: [UInt8], isRaw: Bool) -> Int {
    if name.allSatisfy(MagicCharacters.isPrintable) { return name.count }
    return forEachCharacter(of: name).reduce(0) { width, character in
      guard let scalar = character.scalar else { return width + 4 }
      return width + (isRaw || Self.isPrintable(scalar) ? scalar.columnWidth : 4)
    }
  }

  private func forEachCharacter(of bytes: [UInt8]) -> [(scalar: Unicode.Scalar?, range: Range<Int>)] {
    var characters: [(scalar: Unicode.Scalar?, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      let length = self == .ascii || lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
      let range = index..<min(index + length, bytes.count)
      let scalar =
        self == .ascii
        ? (lead < 0x80 ? Unicode.Scalar(lead) : nil)
        : String(validating: bytes[range], as: UTF8.self)?.unicodeScalars.first
      characters.append((scalar, scalar == nil ? index..<(index + 1) : range))
      index = characters[characters.count - 1].range.upperBound
    }
    return characters
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isPrintable(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    } else {
      for byte in UTF8.encode(scalar).map(Array.init) ?? [] { appendOctal(byte, to: &bytes) }
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value >= 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
