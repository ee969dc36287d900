// SPDX-License-Identifier: Apache-2.0

/// What a member of a JSON object holds, as far as formats are told by it (RFC 8259, section 3).
enum JSONValue: Equatable, Sendable {
  case array
  case object
  /// A number, `true`, `false` or `null`.
  case scalar
  /// A string, of which the first `longestKeptText` bytes are kept.
  case text(String)

  /// Bytes of a key or a text that are kept.
  static let longestKeptText = 256

  /// A string, or a key, that was found between quotation marks.
  static func kept(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(longestKeptText), as: UTF8.self)
  }

  /// What a value is that begins with a byte and is no string.
  init(first byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "{"): .object
      case UInt8(ascii: "["): .array
      default: .scalar
      }
  }

  /// The string; nil for any other value.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
