// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension [UInt8] {
  /// Appends a JSON string (RFC 8259, section 7), with all control characters escaped, those beyond ASCII too.
  package mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    appendJSONContent(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the quotes of a JSON string.
  package mutating func appendJSONContent(_ text: String) {
    let bytes = text.utf8Span.span
    if bytes.isPlainJSON { append(copying: bytes) } else { appendJSONEscaping(text) }
  }

  /// Appends bytes between quotes, as they are.
  private mutating func appendQuoted(_ bytes: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(copying: bytes)
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONEscaping(_ text: String) {
    var last: UInt8 = 0
    for byte in text.utf8 {
      defer { last = byte }
      switch byte {
      case 0x80..<0xa0 where last == 0xc2:
        // U+0080 to U+009F, whose first byte is written already.
        removeLast()
        appendJSONEscape(byte)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x00..<0x20, 0x7f:
        appendJSONEscape(byte)
      default: append(byte)
      }
    }
  }

  private mutating func appendJSONEscape(_ value: UInt8) {
    append("\\u00")
    append(Self.hexadecimal[Int(value >> 4)])
    append(Self.hexadecimal[Int(value & 15)])
  }

  private static let hexadecimal: [UInt8] = Array("0123456789abcdef".utf8)

  /// Appends the comma in front of a key, unless the key opens its object.
  package mutating func appendComma() {
    if last != UInt8(ascii: "{") { append(UInt8(ascii: ",")) }
  }

  /// Appends `"key":`, with a comma before it unless it opens its object.
  package mutating func appendJSONKey(_ key: String) {
    appendComma()
    appendQuoted(key.utf8Span.span)
    append(UInt8(ascii: ":"))
  }

  /// Appends a key with a text.
  package mutating func appendJSON(_ key: String, _ text: String) {
    appendJSONKey(key)
    appendJSON(text)
  }

  /// Appends bytes that may be no text: under `key` as a string where they are UTF-8, else under `base64Key` in
  /// Base64 (RFC 4648, section 4).
  package mutating func appendJSON(_ key: String, orBase64 base64Key: String, _ bytes: [UInt8]) {
    if bytes.span.isPlainJSON {
      appendJSONKey(key)
      appendQuoted(bytes.span)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      appendJSON(key, text)
    } else {
      appendJSONKey(base64Key)
      append(UInt8(ascii: "\""))
      appendBase64(bytes)
      append(UInt8(ascii: "\""))
    }
  }

  private static let base64: [UInt8] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private mutating func appendBase64(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        let isPadding = position > group.count
        append(isPadding ? UInt8(ascii: "=") : Self.base64[bits >> (18 - 6 * position) & 63])
      }
    }
  }

  /// Appends the elements of a JSON array, with what `append` writes for each.
  package mutating func appendJSONArray<Item>(
    _ elements: some Sequence<Item>, _ append: (Item, inout [UInt8]) -> Void
  ) {
    self.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { self.append(UInt8(ascii: ",")) }
      isFirst = false
      append(element, &self)
    }
    self.append(UInt8(ascii: "]"))
  }
}

extension Span<UInt8> {
  /// Whether the bytes stand in a JSON string as they are, as nearly all do: printable ASCII without quotes and backslashes.
  fileprivate var isPlainJSON: Bool {
    var position = 0
    while position + Self.blockSize <= count {
      guard bitsOfJSONText(at: position) == .max else { return false }
      position += Self.blockSize
    }
    return position == count || bitsOfJSONText(at: position) == 1 << UInt64(count - position) - 1
  }
}
