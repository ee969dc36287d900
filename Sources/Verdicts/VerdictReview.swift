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
    let (head, isBinary) = (subject.head, verdict.isBinary)
    let meaning = meaning(of: verdict.mimeType, in: subject.types)
    // An answer that rests on chance is none; of the types of texts, only those that are not in an encoding of text.
    if let check = meaning.check, isBinary || !verdict.mimeType.utf8.starts(with: "text/".utf8), !check(head) {
      return findings(of: isBinary ? verdict.asBytes : verdict.asText, in: subject, says: nil)
    }
    if let feeble = meaning.feebleText, !feeble.holds(head) {
      return findings(of: verdict.asText, in: subject, says: feeble.otherwise)
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
