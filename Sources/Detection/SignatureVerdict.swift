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

  /// The findings that the verdict amounts to, in the words of a statement or else of the MIME type.
  package func findings(in subject: Subject, says statement: String?) -> Findings {
    // An answer that rests on chance is none; of the types of texts, only those that are not in an encoding of text.
    let isBinary = encoding == "binary"
    let meaning = subject.types.meaning(ofSignature: mimeType)
    if let check = meaning.check, isBinary || !mimeType.utf8.starts(with: "text/".utf8), !check(subject.head) {
      let unrecognized = SignatureVerdict(
        mimeType: isBinary ? "application/octet-stream" : "text/plain", encoding: encoding)
      return unrecognized.findings(in: subject, says: nil)
    }
    if let feeble = meaning.feebleText, !feeble.holds(subject.head) {
      return SignatureVerdict(mimeType: "text/plain", encoding: encoding).findings(in: subject, says: feeble.otherwise)
    }
    // Names of the makers of binary formats are words, and sentences begin with some of them.
    if !isBinary, !meaning.isText, !meaning.isWellKnownText, SentenceLines.open(subject.head) {
      return SignatureVerdict(mimeType: "text/plain", encoding: encoding).findings(in: subject, says: nil)
    }
    return Findings(
      Evidence(
        meaning.type, mimeType: meaning.standardName, from: .signature, weight: weight(meaning, in: subject.head),
        says: statement ?? mimeType),
      encoding: encoding, wantsMore: !subject.isWhole && isUnrecognized)
  }

  /// Whether libmagic knows no more than that these are bytes.
  var isUnrecognized: Bool { mimeType == "application/octet-stream" }

  /// A binary signature is rarely wrong; what libmagic says of a text mostly rests on a word or two.
  ///
  /// It takes bytes for a text that end in zeros. Only the name of an interpreter tells a script whatever follows.
  private func weight(_ meaning: SignatureMeaning, in head: [UInt8]) -> Evidence.Weight {
    if isUnrecognized || mimeType == "text/plain" { return .fallback }
    if encoding == "binary", !meaning.isText || head.matches("#!", at: 0) { return .strong }
    return meaning.isWellKnownText ? .fair : .weak
  }
}
