// SPDX-License-Identifier: Apache-2.0
import ByteSources
package import Detection
import Hashing
import Prose

/// Turns what the signature database answers into evidence of the weight that it deserves.
///
/// Some of its signatures are so short that other files have them by chance, and some a line that is written in many texts.
package struct VerdictReview {
  /// Meanings that are kept, so that hostile files do not fill the memory; the database has some hundreds.
  private static let mostKeptMeanings = 4096

  private var meanings = HashTable<String, SignatureMeaning>(atMost: mostKeptMeanings)
  /// Where the types of the meanings come from.
  private var types: DetectedTypes?

  /// A review that has seen no verdict yet.
  package init() {}

  /// The findings that a verdict amounts to, in the words of a statement or else of the MIME type.
  package mutating func findings(
    of verdict: SignatureVerdict, in subject: Subject, says statement: String?
  ) -> Findings {
    let isBinary = verdict.isBinary
    let head = isBinary ? subject.head : Self.text(in: subject.head)
    let meaning = meaning(of: verdict.mimeType, in: subject.types)
    // An answer that rests on chance is none; of the types of texts, only those that are not in an encoding of text.
    if let check = meaning.check, isBinary || !verdict.mimeType.utf8.starts(with: "text/".utf8), !check(head) {
      return findings(of: isBinary ? verdict.asBytes : verdict.asText, in: subject, says: nil)
    }
    if let feeble = meaning.feebleText, !feeble.holds(head) {
      return findings(of: verdict.asText, in: subject, says: feeble.otherwise)
    }
    if meaning.isNeverText, verdict.isPlain, !Self.isMarkAlone(head) {
      return findings(of: verdict.asText, in: subject, says: nil)
    }
    // Names of the makers of binary formats are words, and sentences begin with some of them.
    if !isBinary, !meaning.isText, !meaning.isWellKnownText, SentenceLines.open(head) {
      return findings(of: verdict.asText, in: subject, says: nil)
    }
    return Findings(
      Evidence(
        meaning.type, mimeType: meaning.standardName, from: .signature,
        weight: Self.weight(of: verdict, meaning, in: head),
        says: statement ?? verdict.mimeType),
      encoding: verdict.encoding, wantsMore: !subject.isWhole && verdict.isUnrecognized)
  }

  /// Bytes of the longest mark of media that reads like words, all that is left of some damaged files.
  private static let longestMark = 32

  /// Whether a file may be cut behind the mark with which it begins, and has no line end as a short text has.
  private static func isMarkAlone(_ head: [UInt8]) -> Bool {
    head.count <= longestMark && !head.contains { $0 == 0x0a || $0 == 0x0d }
  }

  /// What is written in a text, without the byte order mark of UTF-8 and blank lines in front, over which libmagic looks for what
  /// its records tell of.
  private static func text(in head: [UInt8]) -> [UInt8] {
    var start = head.matches([0xef, 0xbb, 0xbf], at: 0) ? 3 : 0
    let blanks = head[start...].prefix { $0 <= 0x20 && $0 != 0 && $0 != 0x1b }
    // Half of a wide character is no line.
    let isWide = blanks.endIndex < head.count && head[blanks.endIndex] == 0
    if !isWide, let end = blanks.lastIndex(where: { $0 == 0x0a || $0 == 0x0d }) { start = end + 1 }
    return start == 0 ? head : Array(head[start...])
  }

  private mutating func meaning(of mimeType: String, in types: DetectedTypes) -> SignatureMeaning {
    if types !== self.types {
      meanings.removeAll()
      self.types = types
    }
    if let known = meanings[mimeType] { return known }
    let meaning = SignatureMeaning(of: mimeType, in: types)
    meanings.add(meaning, for: mimeType)
    return meaning
  }

  /// A binary signature is rarely wrong; what libmagic says of a text mostly rests on a word or two.
  ///
  /// It takes bytes for a text that end in zeros. Only the name of an interpreter tells a script whatever follows.
  private static func weight(
    of verdict: SignatureVerdict, _ meaning: SignatureMeaning, in head: [UInt8]
  ) -> Evidence.Weight {
    if verdict.isUnrecognized || verdict.mimeType == "text/plain" { return .fallback }
    if verdict.isBinary, !meaning.isText || head.matches("#!", at: 0) { return .strong }
    return meaning.isWellKnownText ? .fair : .weak
  }
}
