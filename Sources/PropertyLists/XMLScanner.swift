// SPDX-License-Identifier: Apache-2.0

/// A piece of XML text.
enum XMLToken {
  /// `<name …>`, or `<name …/>` where it is empty.
  case start(name: String, isEmpty: Bool)
  /// `</name>`.
  case end(name: String)
  /// Character data between two tags, not yet decoded.
  case text(Range<Int>)
  /// The inside of `<![CDATA[…]]>`.
  case characterData(Range<Int>)
  case endOfFile
}

/// Cuts XML text into tags and character data (XML 1.0, section 2), as far as property lists need it.
///
/// Comments, processing instructions and the document type are passed over; entities of one's own are not supported,
/// as in Apple's reader, so that no text can grow.
struct XMLScanner {
  private let text: [UInt8]
  private var index = 0
  /// The offset of the token given last.
  private(set) var tokenOffset = 0

  /// A scanner at the beginning of a text in UTF-8.
  init(_ text: [UInt8]) { self.text = text }

  /// The next token.
  mutating func next() throws(SyntaxError) -> XMLToken {
    while index < text.count {
      tokenOffset = index
      guard text[index] == UInt8(ascii: "<") else {
        let end = text[index...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
        defer { index = end }
        return .text(index..<end)
      }
      if starts("<!--") {
        try skip(past: "-->", what: "comment")
      } else if starts("<?") {
        try skip(past: "?>", what: "processing instruction")
      } else if starts("<![CDATA[") {
        let start = index + 9
        try skip(past: "]]>", what: "CDATA section")
        return .characterData(start..<(index - 3))
      } else if starts("<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    tokenOffset = text.count
    return .endOfFile
  }

  private func starts(_ prefix: StaticString) -> Bool {
    text.count - index >= prefix.utf8CodeUnitCount && text[index...].starts(with: prefix.description.utf8)
  }

  /// Moves past the next `terminator`, which ends what starts at the token's offset.
  private mutating func skip(past terminator: String, what: String) throws(SyntaxError) {
    let pattern = Array(terminator.utf8)
    index = min(text.count, index + 2)
    while index + pattern.count <= text.count {
      if text[index] == pattern[0], text[index..<(index + pattern.count)].elementsEqual(pattern) {
        index += pattern.count
        return
      }
      index += 1
    }
    throw SyntaxError("this \(what) has no end", at: tokenOffset)
  }

  /// Moves past `<!DOCTYPE …>`, with or without an internal subset in brackets.
  private mutating func skipDeclaration() throws(SyntaxError) {
    var brackets = 0
    var quote: UInt8?
    while index < text.count {
      let byte = text[index]
      if quote == nil, starts("<!--") {
        try skip(past: "-->", what: "comment")
        continue
      }
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
    throw SyntaxError("this declaration has no end", at: tokenOffset)
  }

  private mutating func tag() throws(SyntaxError) -> XMLToken {
    index += 1
    let isEnd = index < text.count && text[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < text.count, !isNameEnd(text[index]) { index += 1 }
    let name = String(decoding: text[nameStart..<index], as: UTF8.self)
    guard !name.isEmpty else {
      throw SyntaxError("“<” without a tag name; write &lt; for the character", at: tokenOffset)
    }
    var quote: UInt8?
    while index < text.count {
      let byte = text[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: ">") {
        if isEnd { return .end(name: name) }
        return .start(name: name, isEmpty: text[index - 2] == UInt8(ascii: "/"))
      }
    }
    throw SyntaxError("the tag “\(name)” has no “>”", at: tokenOffset)
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    TextDecoding.isWhitespace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }

  /// Whether a range holds white space alone.
  func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy(TextDecoding.isWhitespace) }

  /// The first offset in a range whose byte fulfils a condition, else the range's end.
  func firstIndex(in range: Range<Int>, where condition: (UInt8) -> Bool) -> Int {
    text[range].firstIndex(where: condition) ?? range.upperBound
  }

  /// Appends character data with its entities replaced (XML 1.0, sections 4.1 and 4.6) and its line ends as LF
  /// (section 2.11); gives the offset of the first reference to a character that XML forbids.
  @discardableResult
  func append(_ range: Range<Int>, decodingEntities: Bool, to result: inout [UInt8]) throws(SyntaxError) -> Int? {
    var index = range.lowerBound
    var firstForbidden: Int?
    while index < range.upperBound {
      let byte = text[index]
      index += 1
      if byte == 0x0D {
        if index < range.upperBound, text[index] == 0x0A { index += 1 }
        result.append(0x0A)
      } else if byte == UInt8(ascii: "&"), decodingEntities {
        // The longest reference, &#x10FFFF; with some leading zeros, fits in 16 bytes.
        let limit = min(range.upperBound, index + 16)
        guard let end = text[index..<limit].firstIndex(of: UInt8(ascii: ";")),
          let scalar = XMLScanner.scalar(ofReference: String(decoding: text[index..<end], as: UTF8.self))
        else { throw SyntaxError("“&” without a known entity; write &amp; for the character", at: index - 1) }
        if firstForbidden == nil, !scalar.isAllowedInXML { firstForbidden = index - 1 }
        result.append(contentsOf: String(scalar).utf8)
        index = end + 1
      } else {
        result.append(byte)
      }
    }
    return firstForbidden
  }

  /// Calls `body` with the offset and value of each character read so far that XML forbids.
  func forEachForbiddenCharacter(_ body: (_ offset: Int, _ value: UInt32) -> Void) {
    for offset in 0..<index {
      let byte = text[offset]
      if byte < 0x20, !TextDecoding.isWhitespace(byte) { body(offset, UInt32(byte)) }
      // U+FFFE and U+FFFF are the last two of three bytes of UTF-8 that begin so.
      if byte == 0xEF, text[offset + 1] == 0xBF, text[offset + 2] >= 0xBE {
        body(offset, 0xFFC0 + UInt32(text[offset + 2] & 0x3F))
      }
    }
  }

  /// A scalar as the Unicode Standard writes it.
  static func name(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func scalar(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML allows the character (XML 1.0, production 2).
  var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
