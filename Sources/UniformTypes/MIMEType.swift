// SPDX-License-Identifier: Apache-2.0

/// A MIME type taken apart: type, subtype, and parameters in the order written (RFC 2045, section 5.1).
package struct MIMEType: Sendable, Hashable {
  /// The top-level type in small letters, such as `text`.
  package let type: String
  /// The subtype in small letters, such as `plain`.
  package let subtype: String
  /// The parameters: names in small letters, values without quotes.
  package let parameters: [Parameter]

  /// One parameter of a MIME type, such as `charset=utf-8`.
  package struct Parameter: Sendable, Hashable {
    /// The name in small letters.
    package let name: String
    /// The value without quotes and escapes.
    package let value: String
  }

  /// Type and subtype without parameters, in small letters.
  package var essence: String { type + "/" + subtype }

  /// The longest essence, in bytes: 127 for the type and as many for the subtype (RFC 6838, section 4.2).
  package static let longestEssence = 255

  /// Type and subtype of a MIME type that somebody names for bytes, in small letters; nil unless it is one.
  ///
  /// A media range such as `image/*` (RFC 9110, section 12.5.1) names none.
  package static func essence(ofNamed text: String) -> String? {
    guard let essence = essence(of: text), essence.utf8.count <= longestEssence,
      !essence.utf8.contains(UInt8(ascii: "*"))
    else { return nil }
    return essence
  }

  /// Type and subtype of `text` without parameters, in small letters; nil unless it is a MIME type.
  package static func essence(of text: String) -> String? {
    // Nearly all texts are just that already.
    var slashes = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/") { slashes += 1 }
      guard isPlain(byte) else { return MIMEType(text)?.essence }
    }
    return slashes == 1 && text.utf8.first != UInt8(ascii: "/") && text.utf8.last != UInt8(ascii: "/") ? text : nil
  }

  /// The name by which a MIME type without parameters is reported, where `essence` is another name of it; else `essence`.
  package static func reportedName(of essence: String) -> String {
    LineTable.mimeTypeSynonyms[essence].first ?? essence
  }

  /// Whether a byte stands as it is in the essence of a MIME type: no capital letter, parameter or quote.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The value of the `charset` parameter.
  package var charset: String? { parameters.first { $0.name == "charset" }?.value }

  /// Takes `text` apart; nil unless it is `type/subtype` with valid token characters.
  ///
  /// Malformed parameters are left out, as browsers do (WHATWG MIME Sniffing, section 4.4).
  package init?(_ text: String) {
    let halves = Self.splitOutsideQuotes(Substring(text).utf8)
    guard let first = halves.first else { return nil }
    let parts = Self.trimmed(first).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isToken(parts[0]), Self.isToken(parts[1]) else { return nil }
    type = TypeIdentifier.folded(String(Substring(parts[0])))
    subtype = TypeIdentifier.folded(String(Substring(parts[1])))
    parameters = halves.dropFirst().compactMap(Self.parameter)
  }

  private static func parameter(_ text: Substring.UTF8View) -> Parameter? {
    let text = trimmed(text)
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = text[..<equals]
    let written = text[text.index(after: equals)...]
    guard isToken(name) else { return nil }
    guard written.first == UInt8(ascii: "\"") else {
      guard isToken(written) else { return nil }
      return Parameter(name: TypeIdentifier.folded(String(Substring(name))), value: String(Substring(written)))
    }
    var value: [UInt8] = []
    var isEscaped = false
    for byte in written.dropFirst() {
      if !isEscaped, byte == UInt8(ascii: "\"") { break }
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      isEscaped = false
      value.append(byte)
    }
    return Parameter(
      name: TypeIdentifier.folded(String(Substring(name))), value: String(decoding: value, as: UTF8.self))
  }

  private static func splitOutsideQuotes(_ text: Substring.UTF8View) -> [Substring.UTF8View] {
    var pieces: [Substring.UTF8View] = []
    var start = text.startIndex
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ";"), !isQuoted {
        pieces.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    pieces.append(text[start...])
    return pieces
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a || $0 == 0x0d }
    guard let start = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return text[text.endIndex...] }
    return text[start...last]
  }

  private static func isToken(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty
      && text.allSatisfy { byte in
        byte > 0x20 && byte < 0x7f && !#"()<>@,;:\"/[]?="#.utf8.contains(byte)
      }
  }
}
