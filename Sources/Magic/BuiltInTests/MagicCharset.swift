// SPDX-License-Identifier: Apache-2.0
import ByteVectors
package import FileSystem

/// Which characters can be printed, as the locale's character set decides for file(1).
package enum MagicCharset: Sendable {
  /// Only ASCII, as in the C locale.
  case ascii
  /// What the locale knows of Unicode.
  case utf8(LocaleCharacters)

  /// Writes a byte as file(1) does where it cannot be printed: a backslash and three octal digits.
  static func appendOctal(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0x5C)
    bytes.append(0x30 + (byte >> 6))
    bytes.append(0x30 + (byte >> 3 & 7))
    bytes.append(0x30 + (byte & 7))
  }

  /// An answer with what cannot be printed escaped; one that is not valid in the character set counts as ASCII.
  func escapingUnprintable(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { !$0.isPrintable }) else { return bytes }
    let characters = characters(of: bytes)
    let isValid = !isASCII && characters.allSatisfy { $0.code != nil }
    return characters.reduce(into: []) { result, character in
      let isPrintable = isValid ? isPrintable(character.code) : false
      for byte in bytes[character.range] {
        if isPrintable || !isValid && byte.isPrintable {
          result.append(byte)
        } else {
          Self.appendOctal(byte, to: &result)
        }
      }
    }
  }

  /// A file name with what cannot be printed escaped: invalid bytes one by one, of other characters the last eight bits.
  package func escapedName(_ name: [UInt8]) -> [UInt8] {
    if name.allSatisfy(\.isPrintable) { return name }
    return characters(of: name).reduce(into: []) { result, character in
      if isPrintable(character.code) {
        result += name[character.range]
      } else {
        let code = character.code ?? UInt32(name[character.range.lowerBound])
        Self.appendOctal(UInt8(truncatingIfNeeded: code), to: &result)
      }
    }
  }

  /// The columns that a file name takes once escaped; with `isRaw`, that it takes as it is.
  package func width(of name: [UInt8], isRaw: Bool) -> Int {
    if name.allSatisfy(\.isPrintable) { return name.count }
    return characters(of: name).reduce(0) { width, character in
      guard let code = character.code else { return width + 4 }
      return width + (isRaw || isPrintable(code) ? columns(of: code) : 4)
    }
  }

  /// The characters of a text and where they stand; a byte that begins none stands alone, without a code.
  private func characters(of bytes: [UInt8]) -> [(code: UInt32?, range: Range<Int>)] {
    var characters: [(code: UInt32?, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      let (code, length) =
        isASCII ? (bytes[index] < 0x80 ? UInt32(bytes[index]) : nil, 1) : Self.decode(bytes, at: index)
      characters.append((code, index..<(index + length)))
      index += length
    }
    return characters
  }

  /// Decodes UTF-8 as glibc's `mbrtowc` does: as in RFC 2279, up to six bytes and beyond Unicode, but without surrogates.
  private static func decode(_ bytes: [UInt8], at start: Int) -> (code: UInt32?, length: Int) {
    let lead = bytes[start]
    guard lead >= 0x80 else { return (UInt32(lead), 1) }
    let length = (~lead).leadingZeroBitCount
    guard lead >= 0xC2, length <= 6, start + length <= bytes.count else { return (nil, 1) }
    var code = UInt32(lead & (0x7F >> UInt8(length)))
    for byte in bytes[(start + 1)..<(start + length)] {
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    guard length == 2 || code >> UInt32(5 * length - 4) != 0, !(0xD800...0xDFFF).contains(code) else { return (nil, 1) }
    return (code, length)
  }

  private var isASCII: Bool { if case .ascii = self { true } else { false } }

  private func isPrintable(_ code: UInt32?) -> Bool {
    guard let code else { return false }
    if code < 0x80 { return code >= 0x20 && code < 0x7F }
    guard case .utf8(let characters) = self, let scalar = Unicode.Scalar(code) else { return false }
    return characters.isPrintable(scalar)
  }

  private func columns(of code: UInt32) -> Int {
    guard code >= 0x80, case .utf8(let characters) = self, let scalar = Unicode.Scalar(code) else { return 1 }
    return characters.columns(of: scalar)
  }
}
