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
