// SPDX-License-Identifier: Apache-2.0

/// Which answers of one file are wanted.
package struct MagicRequest: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The MIME type.
  package static let mimeType = MagicRequest(rawValue: 1)
  /// The description for people.
  package static let description = MagicRequest(rawValue: 2)
  /// Usual filename extensions.
  package static let filenameExtensions = MagicRequest(rawValue: 4)
  /// Creator and type of the classic Macintosh.
  package static let apple = MagicRequest(rawValue: 8)
  /// The descriptions of all matches.
  package static let allMatches = MagicRequest(rawValue: 16)
}

/// Several answers about one file, found in one pass over it.
package struct MagicVerdict: Sendable {
  /// The encoding of text as a MIME charset; `binary` for anything else.
  package var encoding = "binary"
  /// The MIME type, or a failure.
  package var mimeType: MagicOutcome?
  /// The description, or a failure.
  package var description: MagicOutcome?
  /// Filename extensions, divided by slashes; `???` where none are known.
  package var filenameExtensions: MagicOutcome?
  /// Creator and type, eight characters; `UNKNUNKN` where none are known.
  package var apple: MagicOutcome?
  /// The descriptions of all matches, divided as by `file -k`.
  package var allMatches: MagicOutcome?
}

/// What one pass has found out for the answers that follow.
struct MagicSharedFindings {
  /// The encoding, and that of what stands in front of zeros at the end; nil for what nobody has asked yet, as below.
  var encoding: MagicTextEncoding?
  var textEncoding: MagicTextEncoding?
  /// Whether the file is JSON, and of which kind, and whether it is a table.
  var json: JSONTest.Kind??
  var csv: Bool?
  /// The groups that can still match, of each database file for binaries and for text.
  var selections: [MagicSelection]
}

extension MagicEvaluator {
  /// Gives several answers about a file, each the same as `evaluate` gives it alone.
  ///
  /// `options` count for all of them. What they have in common is done once: the encoding, the choice of records, and their
  /// first tests.
  package mutating func verdict(
    _ bytes: Span<UInt8>, of subject: MagicSubject, wanting request: MagicRequest, options: MagicOptions = []
  ) -> MagicVerdict {
    shared = MagicSharedFindings(
      selections: [MagicSelection](repeating: MagicSelection(), count: database.files.count * 2))
    defer { shared = nil }
    var verdict = MagicVerdict()
    if request.contains(.mimeType) {
      verdict.mimeType = evaluate(bytes, of: subject, options: options.union(.mimeType))
    }
    if request.contains(.description) { verdict.description = evaluate(bytes, of: subject, options: options) }
    if request.contains(.filenameExtensions) {
      verdict.filenameExtensions = evaluate(bytes, of: subject, options: options.union(.filenameExtensions))
    }
    if request.contains(.apple) { verdict.apple = evaluate(bytes, of: subject, options: options.union(.apple)) }
    if request.contains(.allMatches) {
      verdict.allMatches = evaluate(bytes, of: subject, options: options.union(.allMatches))
    }
    let encoding =
      shared?.encoding ?? MagicTextEncoding.detect(bytes.extracting(first: min(limits.bytes, limits.encoding)))
    if bytes.count > 1 { verdict.encoding = encoding.mimeName.description }
    return verdict
  }
}
