// SPDX-License-Identifier: Apache-2.0
package import Detection
import UniformTypes

/// Asks libmagic for the MIME type and the encoding of the head.
package final class LibMagicDetector: Detector {
  private let magic: LibMagic
  private let describes: Bool

  /// A detector with a cookie of its own; with `describing`, evidence quotes libmagic's description, at twice the cost.
  package init(describing: Bool = false) throws(LibMagicError) {
    magic = try LibMagic()
    describes = describing
  }

  package func findings(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    var findings = Findings()
    guard
      let answer = try? magic.answer(to: [.mimeType, .mimeEncoding], for: subject.head),
      let verdict = LibMagicVerdict(answer)
    else { return findings }
    findings.encoding = verdict.encoding
    let statement = describes ? (try? magic.answer(to: .description, for: subject.head)) : nil
    findings.evidence = [
      Evidence(
        subject.registry.detectedType(mimeType: verdict.mimeType), mimeType: verdict.mimeType, from: .signature,
        weight: verdict.weight, says: statement ?? verdict.mimeType)
    ]
    findings.wantsMore = !subject.isWhole && (verdict.isUnrecognized || subject.head.couldStartJSON)
    return findings
  }
}

/// What libmagic answers to a question for type and encoding.
struct LibMagicVerdict {
  /// The MIME type, without parameters.
  let mimeType: String
  /// The encoding, such as `us-ascii` or `binary`.
  let encoding: String

  /// Reads an answer of the form `type/subtype; charset=name`; nil for anything else.
  init?(_ answer: String) {
    let parts = answer.utf8.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard parts.count == 2, let type = String(parts[0]), type.utf8.contains(UInt8(ascii: "/")) else { return nil }
    guard let equals = parts[1].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    guard let encoding = String(parts[1][parts[1].index(after: equals)...]) else { return nil }
    mimeType = type
    self.encoding = encoding
  }

  /// Whether libmagic knows no more than that these are bytes.
  var isUnrecognized: Bool { mimeType == "application/octet-stream" }

  /// Texts that libmagic knows by more than a word or two: by a prescribed first line, or by parsing them.
  private static let wellKnownTexts: Set<String> = [
    "application/json", "application/pdf", "application/pgp-keys", "application/pgp-signature",
    "application/postscript", "application/x-ndjson", "image/svg+xml", "text/calendar", "text/html", "text/rtf",
    "text/vcard", "text/vtt", "text/xml",
  ]

  /// A binary signature is rarely wrong; what libmagic says of a text mostly rests on a word or two.
  var weight: Evidence.Weight {
    if isUnrecognized || mimeType == "text/plain" { return .fallback }
    if encoding == "binary" { return .strong }
    return LibMagicVerdict.wellKnownTexts.contains(mimeType) ? .fair : .weak
  }
}

extension [UInt8] {
  /// Whether the first byte that is no white space opens a JSON array or object, which is judged as a whole.
  fileprivate var couldStartJSON: Bool {
    let first = first { byte in byte != 0x20 && byte != 0x09 && byte != 0x0a && byte != 0x0d }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
