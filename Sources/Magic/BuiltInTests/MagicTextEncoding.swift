// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// How bytes encode text, if they do; decided as libmagic decides it.
struct MagicTextEncoding {
  /// How characters are stored.
  enum Form {
    /// Not text.
    case binary
    /// Bytes that are their own UTF-8.
    case ascii
    /// UTF-8 from an offset on.
    case utf8(from: Int)
    case utf7
    /// One character a byte, numbered as in ISO 8859-1.
    case singleByte
    case ebcdic
    case utf16(isBig: Bool)
    case utf32(isBig: Bool)
  }

  /// How characters are stored.
  let form: Form
  /// The name in descriptions.
  let name: StaticString
  /// The name as a MIME charset.
  let mimeName: StaticString

  /// Whether the bytes are text at all.
  var isText: Bool {
    if case .binary = form { return false }
    return true
  }

  /// What is no text.
  static let binary = MagicTextEncoding(form: .binary, name: "unknown", mimeName: "binary")

  /// Looks at bytes, each at most once for the usual encodings, and at none again that are known to be plain text.
  static func detect(_ bytes: Span<UInt8>, plainFront: Int? = nil) -> MagicTextEncoding {
    let plain = plainFront.map { min($0, bytes.count) } ?? bytes.asciiTextLength
    if plain == bytes.count { return ascii(bytes, form: .ascii) }
    if rest(bytes, from: plain, isAtMost: .ascii) { return ascii(bytes, form: .singleByte) }
    if bytes.count > 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      if isUTF8(bytes, from: 3, needsHighBytes: false) {
        return MagicTextEncoding(form: .utf8(from: 3), name: "Unicode text, UTF-8 (with BOM)", mimeName: "utf-8")
      }
    }
    if isUTF8(bytes, from: plain, needsHighBytes: true) {
      return MagicTextEncoding(form: .utf8(from: 0), name: "Unicode text, UTF-8", mimeName: "utf-8")
    }
    if let isBig = utf32(bytes) {
      return isBig
        ? MagicTextEncoding(form: .utf32(isBig: true), name: "Unicode text, UTF-32, big-endian", mimeName: "utf-32be")
        : MagicTextEncoding(
          form: .utf32(isBig: false), name: "Unicode text, UTF-32, little-endian", mimeName: "utf-32le")
    }
    if let isBig = utf16(bytes) {
      return isBig
        ? MagicTextEncoding(form: .utf16(isBig: true), name: "Unicode text, UTF-16, big-endian", mimeName: "utf-16be")
        : MagicTextEncoding(
          form: .utf16(isBig: false), name: "Unicode text, UTF-16, little-endian", mimeName: "utf-16le")
    }
    if rest(bytes, from: plain, isAtMost: .latin) {
      return MagicTextEncoding(form: .singleByte, name: "ISO-8859", mimeName: "iso-8859-1")
    }
    if rest(bytes, from: plain, isAtMost: .extended) {
      return MagicTextEncoding(form: .singleByte, name: "Non-ISO extended-ASCII", mimeName: "unknown-8bit")
    }
    switch ebcdicClass(bytes) {
    case .ascii: return MagicTextEncoding(form: .ebcdic, name: "EBCDIC", mimeName: "ebcdic")
    case .latin: return MagicTextEncoding(form: .ebcdic, name: "International EBCDIC", mimeName: "ebcdic")
    default: return binary
    }
  }

  private static func ascii(_ bytes: Span<UInt8>, form: Form) -> MagicTextEncoding {
    // RFC 2152 has no signature; these four bytes are the encoded byte order mark.
    if bytes.count > 4, bytes[0] == UInt8(ascii: "+"), bytes[1] == UInt8(ascii: "/"), bytes[2] == UInt8(ascii: "v"),
      [UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/")].contains(bytes[3])
    {
      return MagicTextEncoding(form: .utf7, name: "Unicode text, UTF-7", mimeName: "utf-7")
    }
    return MagicTextEncoding(form: form, name: "ASCII", mimeName: "us-ascii")
  }

  // MARK: Bytes

  /// What a byte may be at best; each class includes those before.
  enum ByteClass: UInt8 {
    case ascii, latin, extended, never
  }

  /// The class of a byte: bell to carriage return, escape, printable ASCII and the C1 control NEL count as plain text.
  @inline(__always) static func classify(_ byte: UInt8) -> ByteClass {
    if byte &- 0x20 <= 0x5E || byte &- 0x07 <= 0x06 || byte == 0x1B || byte == 0x85 { return .ascii }
    if byte >= 0xA0 { return .latin }
    return byte >= 0x80 ? .extended : .never
  }

  /// Whether the bytes from a place on are of a class or of those before it.
  private static func rest(_ bytes: Span<UInt8>, from start: Int, isAtMost limit: ByteClass) -> Bool {
    for block in stride(from: start, to: bytes.count, by: Span<UInt8>.blockSize) {
      let plain = bytes.bitsOfAsciiText(at: block) | bytes.bits(equalTo: 0x85, at: block)
      let others = bytes.bitsOfAllBytes(at: block) & ~plain
      guard others != 0 else { continue }
      let allowed =
        switch limit {
        case .ascii: UInt64(0)
        // All above ASCII but the controls from 80 to 9F.
        case .latin: bytes.bitsOfHighBytes(at: block) & ~bytes.bits(equalTo: 0x9F, folding: 0x1F, at: block)
        case .extended: bytes.bitsOfHighBytes(at: block)
        case .never: UInt64.max
        }
      guard others & ~allowed == 0 else { return false }
    }
    return true
  }

  // MARK: Unicode

  /// Whether the bytes are text in UTF-8, which a character cut off at the end does not spoil.
  private static func isUTF8(_ bytes: Span<UInt8>, from start: Int, needsHighBytes: Bool) -> Bool {
    let count = bytes.count
    var position = start
    var hasHighBytes = false
    // Which bytes of the block that holds the position are plain, so that they are passed together.
    var block = start
    var plain = bytes.bitsOfAsciiText(at: block)
    while position < count {
      if position &- block >= Span<UInt8>.blockSize {
        block = position
        plain = bytes.bitsOfAsciiText(at: block)
      }
      let run = (~(plain >> UInt64(position &- block))).trailingZeroBitCount
      guard run == 0 else {
        position &+= run
        continue
      }
      let byte = bytes[position]
      let following: Int
      var lowest: UInt8 = 0x80
      var highest: UInt8 = 0xBF
      switch byte {
      case 0xC2...0xDF: following = 1
      case 0xE0: (following, lowest) = (2, 0xA0)
      case 0xED: (following, highest) = (2, 0x9F)
      case 0xE1...0xEF: following = 2
      case 0xF0: (following, lowest) = (3, 0x90)
      case 0xF1...0xF3: following = 3
      case 0xF4: (following, highest) = (3, 0x8F)
      default: return false
      }
      for index in 1...following {
        guard position &+ index < count else { return !needsHighBytes || hasHighBytes }
        let next = bytes[position &+ index]
        if index == 1 {
          guard next >= lowest, next <= highest else { return false }
        } else {
          guard next & 0xC0 == 0x80 else { return false }
        }
      }
      hasHighBytes = true
      position &+= following &+ 1
    }
    return !needsHighBytes || hasHighBytes
  }

  private static func utf16(_ bytes: Span<UInt8>) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    let isBig: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): isBig = false
    case (0xFE, 0xFF): isBig = true
    default: return nil
    }
    var high: UInt32 = 0
    var position = 2
    while position + 1 < bytes.count {
      var unit = UInt32(bytes.number(at: position, width: 2, isBig ? .big : .little))
      position += 2
      if unit == 0xFFFE || unit == 0xFFFF || (unit >= 0xFDD0 && unit <= 0xFDEF) { return nil }
      if high != 0 {
        guard unit >= 0xDC00, unit <= 0xDFFF else { return nil }
        unit = 0x10000 + 0x400 * (high - 1) + (unit - 0xDC00)
        high = 0
      }
      if unit < 128, classify(UInt8(unit)) != .ascii { return nil }
      if unit >= 0xD800, unit <= 0xDBFF { high = unit - 0xD800 + 1 }
      if unit >= 0xDC00, unit <= 0xDFFF { return nil }
    }
    return isBig
  }

  private static func utf32(_ bytes: Span<UInt8>) -> Bool? {
    guard bytes.count >= 4 else { return nil }
    let isBig: Bool
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, 0, 0): isBig = false
    case (0, 0, 0xFE, 0xFF): isBig = true
    default: return nil
    }
    var position = 4
    while position + 3 < bytes.count {
      let character = bytes.number(at: position, width: 4, isBig ? .big : .little)
      position += 4
      if character == 0xFFFE { return nil }
      if character < 128, classify(UInt8(character)) != .ascii { return nil }
    }
    return isBig
  }

  // MARK: EBCDIC

  private static func ebcdicClass(_ bytes: Span<UInt8>) -> ByteClass {
    var worst = ByteClass.ascii
    var position = 0
    while position < bytes.count {
      let found = classify(EBCDIC.ascii(bytes[position]))
      if found.rawValue > worst.rawValue { worst = found }
      if worst.rawValue > ByteClass.latin.rawValue { return worst }
      position &+= 1
    }
    return worst
  }
}
