// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Brings the text of a property list into UTF-8.
enum TextDecoding {
  /// The text in UTF-8 without a byte order mark.
  static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    let encoding = encoding(of: bytes)
    switch encoding.width {
    case 2: return try transcoded(bytes, from: encoding)
    default: break
    }
    let text = encoding.markLength == 0 ? bytes : Array(bytes.dropFirst(encoding.markLength))
    if String(validating: text, as: UTF8.self) != nil { return text }
    if declaresLatin1(text) { return Array(String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) })).utf8) }
    let offset = validPrefixLength(text)
    throw PropertyListError(
      .malformed("the text is not UTF-8; save it as UTF-8"), at: SourceMap(text).position(at: offset))
  }

  /// Whether a text has two bytes for a character of ASCII.
  static func isWide(_ bytes: [UInt8]) -> Bool { encoding(of: bytes).width == 2 }

  /// Whether the first character that is not white space opens a tag.
  static func startsLikeXML(_ text: [UInt8]) -> Bool {
    text.first { !isWhitespace($0) } == UInt8(ascii: "<") && !startsLikeData(text)
  }

  /// Whether a byte is white space in XML (XML 1.0, production 3) and in OpenStep lists.
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether the text is the data of an OpenStep list, `<0fbd77>`, and no tag.
  private static func startsLikeData(_ text: [UInt8]) -> Bool {
    guard let start = text.firstIndex(of: UInt8(ascii: "<")) else { return false }
    let inside = text[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
    return inside.allSatisfy { isWhitespace($0) || $0.isHexadecimalDigit }
  }

  private struct Encoding {
    let width: Int
    let isBigEndian: Bool
    let markLength: Int
  }

  /// By byte order mark, else by the zero bytes around the first character (XML 1.0, appendix F.1).
  private static func encoding(of bytes: [UInt8]) -> Encoding {
    let head = Array(bytes.prefix(3))
    switch head {
    case _ where head == [0xEF, 0xBB, 0xBF]: return Encoding(width: 1, isBigEndian: false, markLength: 3)
    case _ where head.starts(with: [0xFE, 0xFF]): return Encoding(width: 2, isBigEndian: true, markLength: 2)
    case _ where head.starts(with: [0xFF, 0xFE]): return Encoding(width: 2, isBigEndian: false, markLength: 2)
    case _ where head.count > 1 && head[0] == 0 && head[1] != 0:
      return Encoding(width: 2, isBigEndian: true, markLength: 0)
    case _ where head.count > 1 && head[0] != 0 && head[1] == 0:
      return Encoding(width: 2, isBigEndian: false, markLength: 0)
    default: return Encoding(width: 1, isBigEndian: false, markLength: 0)
    }
  }

  private static func transcoded(_ bytes: [UInt8], from encoding: Encoding) throws(PropertyListError) -> [UInt8] {
    let body = bytes.dropFirst(encoding.markLength)
    guard body.count % 2 == 0 else { throw PropertyListError(.malformed("the UTF-16 text ends inside a character")) }
    let units = stride(from: body.startIndex, to: body.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(body[index]), UInt16(body[index + 1]))
      return encoding.isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw PropertyListError(.malformed("the text is not valid UTF-16"))
    }
    return Array(text.utf8)
  }

  /// Whether the XML declaration names a single-byte encoding of which the first 256 scalars are a superset or nearly so.
  private static func declaresLatin1(_ text: [UInt8]) -> Bool {
    let declaration = text.prefix(XMLDeclaration.longestDeclaration).prefix { $0 != UInt8(ascii: ">") }
    let words = String(decoding: declaration, as: UTF8.self).lowercased()
    guard words.hasPrefix("<?xml") else { return false }
    return ["iso-8859-1", "windows-1252", "us-ascii", "latin1"].contains { words.contains($0) }
  }

  private static func validPrefixLength(_ text: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = text.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
    return length
  }
}
