// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing
import UniformTypes

@testable import Verdicts

/// What is made of an answer of libmagic's.
@Suite struct VerdictReviewTests {
  private static func subject(_ head: [UInt8], in registry: TypeRegistry = .system) -> Subject {
    Subject(status: nil, head: head, isWhole: true, source: nil, claims: Claims(), registry: registry)
  }

  private static func verdict(_ answer: String) throws -> SignatureVerdict {
    try #require(SignatureVerdict(Array(answer.utf8)))
  }

  @Test(arguments: [
    ("image/png; charset=binary", Evidence.Weight.strong), ("text/html; charset=us-ascii", .fair),
    ("text/x-tcl; charset=us-ascii", .weak), ("text/plain; charset=us-ascii", .fallback),
    ("application/octet-stream; charset=binary", .fallback),
  ])
  func weighsWhatTheDatabaseSays(answer: String, weight: Evidence.Weight) throws {
    var review = VerdictReview()
    let findings = review.findings(of: try Self.verdict(answer), in: Self.subject([0x71]), says: nil)
    #expect(findings.evidence.map(\.weight) == [weight])
    #expect(findings.evidence.map(\.statement) == [String(answer.prefix { $0 != ";" })])
    #expect(findings.encoding == String(answer.split(separator: "=")[1]))
  }

  /// A signature of two bytes with nothing of the format behind it, a line of C between sentences, and the name of a maker.
  @Test(arguments: [
    ("application/x-arj; charset=binary", "`\u{1}quay", "application/octet-stream"),
    (
      "text/x-c; charset=us-ascii",
      "int depth;\nWe spoke of the harbour and of its quays.\nNobody was for it, and it will be so.\n", "text/plain"
    ),
    ("audio/x-ape; charset=us-ascii", "MAC addresses of our machines\n", "text/plain"),
  ])
  func believesNoChance(answer: String, text: String, mimeType: String) throws {
    var review = VerdictReview()
    let findings = review.findings(of: try Self.verdict(answer), in: Self.subject(Array(text.utf8)), says: "a guess")
    #expect(findings.evidence.map(\.mimeType) == [mimeType])
    #expect(findings.evidence.map(\.weight) == [.fallback])
  }

  /// A mark and a blank line in front are no reason to look at less.
  @Test(
    arguments: ["", "\u{feff}", "\n", "\r\n \n", "\u{feff}\n"],
    [
      ("message/news", "Article 12\n1. Every boat has the right to a berth.\n"),
      ("text/x-c", "^3f2a9c1 (Anne Kay 2024-03-03 18:21:44 +0100 1) int main(void)\n    return moor(2);\n"),
    ])
  func looksBehindWhatStandsInFrontOfATextOnly(front: String, answer: (mimeType: String, text: String)) throws {
    var review = VerdictReview()
    let verdict = try Self.verdict(answer.mimeType + "; charset=utf-8")
    let bare = review.findings(of: verdict, in: Self.subject(Array(answer.text.utf8)), says: nil)
    let findings = review.findings(of: verdict, in: Self.subject(Array((front + answer.text).utf8)), says: nil)
    #expect(bare.evidence.map(\.mimeType) == findings.evidence.map(\.mimeType))
    #expect(findings.evidence.map(\.mimeType) == ["text/plain"])
  }

  /// Formats of numbers behind words; those that are written, and those whose bytes libmagic takes for letters.
  @Test(arguments: [
    ("video/quicktime; charset=us-ascii", "text/plain"), ("audio/midi; charset=us-ascii", "text/plain"),
    ("model/gltf-binary; charset=utf-8", "text/plain"), ("font/woff; charset=us-ascii", "text/plain"),
    ("image/x-xpixmap; charset=us-ascii", "image/x-xpixmap"), ("audio/flac; charset=iso-8859-1", "audio/flac"),
  ])
  func believesNoFormatOfNumbersInWords(answer: String, mimeType: String) throws {
    var review = VerdictReview()
    let findings = review.findings(of: try Self.verdict(answer), in: Self.subject(Array("fLaC x\n".utf8)), says: nil)
    #expect(findings.evidence.map(\.mimeType) == [mimeType])
  }

  /// A file that was cut behind its mark, and a line of words.
  @Test(arguments: [("gimp xcf ", "image/x-xcf"), ("gimp xcf is one of the formats of pictures", "text/plain")])
  func believesAMarkAlone(text: String, mimeType: String) throws {
    var review = VerdictReview()
    let verdict = try Self.verdict("image/x-xcf; charset=us-ascii")
    let findings = review.findings(of: verdict, in: Self.subject(Array(text.utf8)), says: nil)
    #expect(findings.evidence.map(\.mimeType) == [mimeType])
  }

  /// What is kept of one registry's types is nothing to another one's.
  @Test func namesTheTypesOfEachRegistry() throws {
    let declared = TypeDeclaration(
      identifier: "org.example.tide", supertypes: ["public.image"], mimeTypes: ["image/x-tide"])
    var review = VerdictReview()
    let verdict = try Self.verdict("image/x-tide; charset=binary")
    for registry in [TypeRegistry.system, .system.adding([declared]), .system] {
      let findings = review.findings(of: verdict, in: Self.subject([1], in: registry), says: nil)
      #expect(findings.evidence.map(\.type) == [registry.detectedType(mimeType: "image/x-tide")])
    }
  }
}
