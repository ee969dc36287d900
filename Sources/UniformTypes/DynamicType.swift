// SPDX-License-Identifier: Apache-2.0

/// What a dynamic type identifier (`dyn.a…`) says: one tag, and the types it is to conform to.
///
/// The identifier is `dyn.a` and the base-32 form of `?0=parent,parent:class=tag`, most significant bit first, in
/// an alphabet without i, j, l and o. Well-known parents and classes are written as hexadecimal codes. Source:
/// A. Houghton, "UTIs are better than you think, and here's why" (2012), and identifiers published since.
package struct DynamicType: Sendable, Hashable {
  /// The identifiers of the supertypes that were asked for.
  package let supertypes: [String]
  /// The class of the tag.
  package let tagClass: UTTagClass
  /// The tag in the form in which it is encoded: extensions and MIME types in small letters.
  package let tag: String

  /// The payload of an identifier is at most this many bytes; longer ones are not decoded.
  ///
  /// The longest published identifier holds 63 bytes; tags are names people give to files.
  package static let maximumPayloadLength = 4_096

  /// Describes the dynamic type for `tag`; extensions and MIME types are folded, four-character codes padded.
  package init(tag: String, tagClass: UTTagClass, supertypes: [String]) {
    self.supertypes = supertypes
    self.tagClass = tagClass
    if tagClass.ignoresCase {
      self.tag = TypeIdentifier.folded(tag)
    } else if tagClass == .osType, !tag.isEmpty {
      self.tag = Self.paddedCode(tag)
    } else {
      self.tag = tag
    }
  }

  /// The first four characters, filled up with NUL as four-character codes are.
  private static func paddedCode(_ tag: String) -> String {
    let code = tag.prefix(4)
    return code + String(repeating: "\0", count: 4 - code.count)
  }

  // MARK: Encoding

  /// The dynamic type identifier.
  package var identifier: String {
    var payload: [UInt8] = []
    if !supertypes.isEmpty {
      payload += "?0=".utf8
      for (index, supertype) in supertypes.enumerated() {
        if index > 0 { payload.append(UInt8(ascii: ",")) }
        payload += Self.abbreviated(supertype)
      }
      payload.append(UInt8(ascii: ":"))
    }
    payload += Self.abbreviated(tagClass.rawValue)
    payload.append(UInt8(ascii: "="))
    payload += Self.escaped(tag)
    return TypeIdentifier.dynamicPrefix + "a" + Self.base32(payload)
  }

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// The identifiers that have a code, by code.
  ///
  /// Codes 0 to F were published by A. Houghton; 10 and 13 occur in identifiers made by the system; 11 and 12 are
  /// known from a reimplementation only.
  private static let codes: KeyValuePairs<String, String> = [
    "1": "public.filename-extension", "2": "com.apple.ostype", "3": "public.mime-type",
    "4": "com.apple.nspboard-type", "5": "public.url-scheme", "6": "public.data", "7": "public.text",
    "8": "public.plain-text", "9": "public.utf16-plain-text", "A": "com.apple.traditional-mac-plain-text",
    "B": "public.image", "C": "public.video", "D": "public.audio", "E": "public.directory", "F": "public.folder",
    "10": "com.apple.package", "11": "public.url", "12": "public.utf16-external-plain-text",
    "13": "public.content",
  ]

  private static func abbreviated(_ identifier: String) -> [UInt8] {
    if let code = codes.first(where: { TypeIdentifier.isSame($0.value, identifier) })?.key { return Array(code.utf8) }
    return escaped(identifier)
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isSpecial(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return bytes
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0 || #":,=\"#.utf8.contains(byte)
  }

  private static func base32(_ payload: [UInt8]) -> String {
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in payload {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(alphabet[Int(bits >> UInt32(count) & 31)])
      }
      bits &= (1 << UInt32(count)) - 1
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(5 - count) & 31)]) }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Decoding

  /// Decodes a dynamic type identifier, without regard to case; nil if it is malformed.
  package init?(identifier: String) {
    let folded = TypeIdentifier.folded(identifier)
    guard folded.hasPrefix(TypeIdentifier.dynamicPrefix + "a"),
      let payload = Self.payload(folded.utf8.dropFirst(5)),
      let fields = Self.fields(payload)
    else { return nil }
    self.supertypes = fields.supertypes
    self.tagClass = UTTagClass(rawValue: fields.tagClass)
    self.tag = fields.tag
  }

  private static func payload(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var payload: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var digits = 0
    for byte in text {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      digits += 1
      bits = bits << 5 | UInt32(value)
      count += 5
      if count >= 8 {
        count -= 8
        payload.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
      bits &= (1 << UInt32(count)) - 1
      guard payload.count <= maximumPayloadLength else { return nil }
    }
    guard digits > 0, count < 5, bits == 0 else { return nil }
    return payload
  }

  private static func fields(_ payload: [UInt8]) -> (supertypes: [String], tagClass: String, tag: String)? {
    var rest = payload[...]
    var supertypes: [String] = []
    if rest.first == UInt8(ascii: "?") {
      guard rest.dropFirst().starts(with: "0=".utf8) else { return nil }
      rest = rest.dropFirst(3)
      while true {
        guard let (name, end) = token(&rest), end == UInt8(ascii: ",") || end == UInt8(ascii: ":"),
          let parent = expanded(name)
        else { return nil }
        supertypes.append(parent)
        if end == UInt8(ascii: ":") { break }
      }
    }
    guard let (className, end) = token(&rest), end == UInt8(ascii: "="), let tagClass = expanded(className),
      let (tag, last) = token(&rest), last == nil,
      let text = String(validating: tag, as: UTF8.self)
    else { return nil }
    return (supertypes, tagClass, text)
  }

  /// Takes the bytes up to the next special one, and that one; nil after a backslash that ends the payload.
  private static func token(_ rest: inout ArraySlice<UInt8>) -> (token: [UInt8], end: UInt8?)? {
    var token: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        guard let escaped = rest.popFirst() else { return nil }
        token.append(escaped)
      } else if isSpecial(byte), byte != 0 {
        return (token, byte)
      } else {
        token.append(byte)
      }
    }
    return (token, nil)
  }

  private static func expanded(_ name: [UInt8]) -> String? {
    guard let text = String(validating: name, as: UTF8.self), !text.isEmpty else { return nil }
    if let known = codes.first(where: { $0.key == text })?.value { return known }
    let isCode = text.utf8.count <= 2 && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    return isCode || !TypeIdentifier.isWellFormed(text) ? nil : text
  }
}
