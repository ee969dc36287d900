// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What the signature database answers to a question for type and encoding, whichever engine reads it.
package struct SignatureVerdict: Sendable, Hashable {
  /// The MIME type, without parameters.
  package let mimeType: String
  /// The encoding, such as `us-ascii` or `binary`.
  package let encoding: String

  /// Reads an answer of the form `type/subtype; charset=name`; nil for anything else.
  package init?(_ answer: [UInt8]) {
    guard let semicolon = answer.firstIndex(of: UInt8(ascii: ";")),
      let equals = answer[semicolon...].firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    self.init(type: answer[..<semicolon], encoding: String(decoding: answer[(equals + 1)...], as: UTF8.self))
  }

  /// Takes answers to a question for the type and to one for the encoding; nil where the first is no type.
  package init?(type: ArraySlice<UInt8>, encoding: String) {
    // Some records of the database write two types, each on a line of its own.
    let first = type.prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    guard first.contains(UInt8(ascii: "/")) else { return nil }
    self.init(mimeType: String(decoding: first, as: UTF8.self), encoding: encoding)
  }

  private init(mimeType: String, encoding: String) {
    self.mimeType = mimeType
    self.encoding = encoding
  }

  /// What is left of a verdict on a text that is not believed.
  var asText: SignatureVerdict { SignatureVerdict(mimeType: "text/plain", encoding: encoding) }

  /// What is left of a verdict on other bytes that is not believed.
  var asBytes: SignatureVerdict { SignatureVerdict(mimeType: "application/octet-stream", encoding: encoding) }

  /// Whether libmagic takes the bytes for no text.
  var isBinary: Bool { encoding == "binary" }

  /// Whether every byte is one of a text in ASCII or UTF-8; of other bytes above ASCII libmagic takes many for letters.
  var isPlain: Bool { encoding == "us-ascii" || encoding == "utf-8" }

  /// Whether libmagic knows no more than that these are bytes.
  var isUnrecognized: Bool { mimeType == "application/octet-stream" }
}
