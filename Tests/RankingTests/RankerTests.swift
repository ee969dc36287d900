// SPDX-License-Identifier: Apache-2.0
import Detection
import Ranking
import TestSupport
import Testing
import UniformTypes

/// A short way to write evidence.
private func seen(_ identifier: String, _ weight: Evidence.Weight, from origin: Evidence.Origin = .signature) throws
  -> Evidence
{
  Evidence(try #require(UTType(identifier)), from: origin, weight: weight, says: identifier)
}

private func named(_ identifiers: String...) throws -> [Evidence] {
  try identifiers.enumerated().map { index, identifier in
    Evidence(try #require(UTType(identifier)), from: .name, weight: .fair, preference: index, says: identifier)
  }
}

@Suite struct RankerTests {
  private let ranker = Ranker()

  private func best(_ evidence: [Evidence], isText: Bool? = false) -> String? {
    ranker.rank(evidence, isText: isText).candidates.first?.type.identifier
  }

  @Test func believesTheBytesAgainstTheName() throws {
    let ranked = ranker.rank(try [seen("public.png", .strong)] + named("public.jpeg"), isText: false)
    #expect(ranked.candidates.first?.type == .png)
    #expect(ranked.mismatch?.claimed == .jpeg)
    #expect(ranked.mismatch?.origin == .name)
    #expect(ranked.mismatch?.found == .png)
  }

  /// XML begins with a tag and RTF with its own word, so that words alone are neither; JSON with a comma too many is still what
  /// its name says.
  @Test(arguments: [
    ("public.svg-image", "public.plain-text", true), ("public.xml", "public.plain-text", true),
    ("public.rtf", "public.plain-text", true), ("com.apple.ical.ics", "public.plain-text", true),
    ("public.json", "public.json", false), ("public.yaml", "public.yaml", false),
    ("public.html", "public.html", false), ("com.apple.property-list", "com.apple.property-list", false),
  ])
  func textWithoutAMarkIsNotWhatAlwaysHasOne(claimed: String, answer: String, isMismatch: Bool) throws {
    let ranked = ranker.rank(try [seen("public.plain-text", .fallback, from: .text)] + named(claimed), isText: true)
    #expect(ranked.candidates.first?.type.identifier == answer)
    #expect((ranked.mismatch != nil) == isMismatch)
  }

  @Test func longStatementsAreNotKept() throws {
    let long = Evidence(.png, from: .signature, weight: .strong, says: String(repeating: "x", count: 2_000))
    for _ in 0..<2 { #expect(ranker.rank([long], isText: false).candidates.first?.evidence == [long]) }
  }

  /// The signature of a container and the container are the same bytes, told by two of our own tables; the database is another
  /// voice.
  @Test(arguments: [
    ([Evidence.Origin.container, .content], false), ([.text, .content], false), ([.container], false),
    ([.container, .signature], true), ([.content, .signature, .container], true), ([.text, .signature], true),
  ])
  func nobodyIsHeardTwice(origins: [Evidence.Origin], isCorroborated: Bool) throws {
    let evidence = try origins.map { try seen("org.gnu.gnu-zip-archive", .strong, from: $0) }
    let candidate = try #require(ranker.rank(evidence, isText: false).candidates.first)
    guard case .answer(_, let company, _) = candidate.support else {
      Issue.record("\(candidate.support)")
      return
    }
    #expect(company == (isCorroborated ? .corroborated : .alone))
  }

  /// What is kept for the next file changes no answer, however many others come between.
  @Test func answersTheSameAgainAndAgain() throws {
    let questions = try [
      [seen("public.png", .strong)] + named("public.jpeg"), [seen("public.plain-text", .fallback)],
      named("public.jpeg"),
    ]
    let fresh = questions.map { Ranker().rank($0, isText: false) }
    for round in 0..<3 {
      #expect(questions.map { ranker.rank($0, isText: false) } == fresh)
      #expect(ranker.rank(questions[0], isText: true) == Ranker().rank(questions[0], isText: true))
      for number in 0..<200 {
        let other = Evidence(.png, from: .signature, weight: .strong, says: "picture \(round) \(number)")
        #expect(ranker.rank([other], isText: false).candidates.first?.evidence == [other])
      }
    }
  }

  @Test func letsTheNameSpecializeText() throws {
    let evidence = try [seen("public.plain-text", .fallback)] + named("com.sunsetlakesoftware.molecules.pdb")
    #expect(best(evidence, isText: true) == "com.sunsetlakesoftware.molecules.pdb")
  }

  /// A name that stands for several languages is none of the one that would have shown itself.
  @Test func passesOverALanguageThatWouldHaveShownItself() throws {
    let text = try seen("public.plain-text", .fallback, from: .text)
    let (outspoken, quiet) = ("public.objective-c-source", "public.python-script")
    #expect(best([text] + (try named(outspoken, quiet)), isText: true) == quiet)
    #expect(best([text] + (try named(outspoken)), isText: true) == "public.plain-text")
    let guess = try seen("public.c-source", .weak, from: .text)
    #expect(best([guess] + (try named(outspoken, quiet)), isText: true) == outspoken)
  }

  /// Words tell one language from another less well than a name does, and from the table of a molecule well enough.
  @Test func keepsALanguageWhereTheNameHasAFormOfItsOwn() throws {
    let guess = try seen("public.c-source", .fair, from: .text)
    #expect(best([guess] + (try named("com.gaussian.cube")), isText: true) == "public.c-source")
    #expect(best([guess] + (try named("public.python-script")), isText: true) == "public.python-script")
  }

  /// A weak guess yields to a name, but not to that of a picture in XML, which would have shown itself by its first tag.
  @Test func keepsAGuessWhereTheNameWouldHaveShownItself() throws {
    let guess = try seen("net.daringfireball.markdown", .weak, from: .text)
    #expect(best([guess] + (try named("public.svg-image")), isText: true) == "net.daringfireball.markdown")
    #expect(best([guess] + (try named("public.python-script")), isText: true) == "public.python-script")
  }

  /// A name is no reason to believe in a format whose signature is missing.
  @Test func doubtsANameWithoutItsSignature() throws {
    let bytes = try seen("public.data", .fallback)
    #expect(best([bytes] + (try named("org.gimp.xcf"))) == "public.data")
    #expect(best([bytes] + (try named("com.apple.pict"))) == "com.apple.pict")
  }

  @Test func letsTheNameSpecializeAZipArchive() throws {
    let evidence = try [seen("public.zip-archive", .strong)] + named("org.openxmlformats.wordprocessingml.document")
    #expect(best(evidence) == "org.openxmlformats.wordprocessingml.document")
  }

  @Test func readsTypeScriptAndTransportStreamsByTheirBytes() throws {
    let claims = try named("public.mpeg-2-transport-stream", "com.microsoft.typescript")
    #expect(best(try [seen("public.plain-text", .fallback)] + claims, isText: true) == "com.microsoft.typescript")
    #expect(best(try [seen("public.mpeg-2-transport-stream", .fair)] + claims) == "public.mpeg-2-transport-stream")
  }

  @Test(arguments: ["application/x-ruby", "text/html", "text/javascript", "text/x-java"])
  func doubtsWhatLibmagicGuessesFromAWord(mimeType: String) throws {
    let plain = try seen("public.plain-text", .fallback, from: .text)
    let type = try #require(UTType(mimeType: mimeType))
    let guess = Evidence(type, mimeType: mimeType, from: .signature, weight: .weak, says: mimeType)
    let ranked = ranker.rank([guess, plain], isText: true)
    #expect(ranked.candidates.first?.type == .plainText)
    #expect(ranked.candidates.contains { $0.type == type })
    // A mere possibility does not dispute the answer.
    #expect(ranked.candidates.first?.support.description == "fallback text text general alone silent")
    let agreeing = Evidence(type, from: .text, weight: .weak, says: "words")
    #expect(ranker.rank([guess, plain, agreeing], isText: true).candidates.first?.type == type)
    let signature = Evidence(type, mimeType: mimeType, from: .signature, weight: .strong, says: mimeType)
    #expect(ranker.rank([signature, plain], isText: true).candidates.first?.type == type)
  }

  @Test func believesWhatLibmagicGuessesWellEnough() throws {
    let guess = Evidence(
      try #require(UTType("public.c-source")), mimeType: "text/x-c", from: .signature, weight: .weak, says: "C source")
    #expect(best([guess, try seen("public.plain-text", .fallback, from: .text)], isText: true) == "public.c-source")
  }

  @Test func believesANameAgainstAGuessFromWords() throws {
    let guess = try seen("public.c-source", .fair, from: .text)
    #expect(best(try [guess] + named("public.c-header"), isText: true) == "public.c-header")
    #expect(best(try [guess] + named("public.plain-text"), isText: true) == "public.c-source")
    #expect(best(try [guess] + named("public.json"), isText: true) == "public.c-source")
    #expect(best(try [guess] + named("public.swift-source", "public.c-source"), isText: true) == "public.c-source")
    // Of two kinds of header the one whose language was seen.
    let headers = try named("public.c-header", "public.c-plus-plus-header")
    #expect(best([guess] + headers, isText: true) == "public.c-header")
    #expect(
      best(try [seen("public.c-plus-plus-source", .fair, from: .text)] + headers, isText: true)
        == "public.c-plus-plus-header")
    let structure = try seen("public.json", .fair)
    #expect(best(try [structure] + named("public.c-header"), isText: true) == "public.json")
  }

  @Test func takesTheKindThatANameStandsForInTheFirstPlace() throws {
    let guess = try seen("public.fortran-source", .fair, from: .text)
    let names = try named("public.fortran-90-source", "public.fortran-source")
    #expect(best([guess] + names, isText: true) == "public.fortran-90-source")
    let meanings = try named("public.fortran-source", "public.fortran-90-source")
    #expect(best([guess] + meanings, isText: true) == "public.fortran-source")
  }

  @Test func makesNothingOfWhatIsCertainByAGuess() throws {
    let certain = try seen("public.aifc-audio", .certain, from: .container)
    #expect(best(try [certain, seen("public.aiff-audio", .weak, from: .signature)]) == "public.aifc-audio")
    #expect(best(try [certain, seen("public.aiff-audio", .fair, from: .signature)]) == "public.aiff-audio")
  }

  @Test func takesTheDeeperReadingOfTwo() throws {
    let evidence = try [
      seen("public.zip-archive", .strong), seen("org.idpf.epub-container", .certain, from: .container),
    ]
    #expect(best(evidence) == "org.idpf.epub-container")
  }

  @Test func refinesWithoutOverruling() throws {
    let evidence = try [seen("public.xml", .strong), seen("public.svg-image", .fair, from: .text)]
    #expect(best(evidence, isText: true) == "public.svg-image")
  }

  @Test func answersTheCommonSupertypeOfATie() throws {
    let tie = try [seen("public.c-source", .weak), seen("public.c-plus-plus-source", .weak)]
    let ranked = ranker.rank(tie, isText: true)
    #expect(
      ranked.candidates.map(\.type.identifier) == [
        "public.source-code", "public.c-plus-plus-source", "public.c-source",
      ])
    // A name decides among them, and makes nothing more special than what was seen.
    let named = try #require(ranker.rank(try tie + named("public.c-source"), isText: true).candidates.first)
    #expect(named.type.identifier == "public.c-source")
    #expect(named.support.description == "weak signature text specific disputed agree")
  }

  @Test func leavesOpenWhatTheBytesDoNotExclude() throws {
    let one = try [seen("public.toml", .strong, from: .text)] + named("public.python-script")
    let open = ranker.rank(one, isText: true)
    #expect(open.candidates.map(\.type.identifier) == ["public.toml", "public.python-script"])
    #expect(open.mismatch == nil)
    let two = try one + [seen("public.toml", .strong)]
    #expect(ranker.rank(two, isText: true).mismatch?.claimed.identifier == "public.python-script")
    let short = try [seen("com.microsoft.bmp", .weak)] + named("org.videolan.mod")
    #expect(ranker.rank(short, isText: false).mismatch == nil)
    #expect(ranker.rank(try [seen("com.microsoft.bmp", .weak)] + named("public.png"), isText: false).mismatch != nil)
  }

  @Test func doesNotSayWhatNobodyKnows() throws {
    let text = try [seen("public.plain-text", .fallback, from: .text)]
    let unknown = try #require(UTType(mimeType: "chemical/x-molconn-z"))
    let ranked = ranker.rank(try text + named(unknown.identifier), isText: true)
    #expect(ranked.candidates.map(\.type) == [.plainText, unknown])
    #expect(ranked.mismatch == nil)
    #expect(ranker.rank(try text + named("public.png"), isText: true).mismatch?.claimed == .png)
  }

  @Test func neverCallsATextOctets() throws {
    let text = try [seen("public.plain-text", .fallback, from: .text)]
    let ranked = ranker.rank(try text + named("org.json.jsonc"), isText: true)
    #expect(ranked.candidates.first?.type.identifier == "org.json.jsonc")
    #expect(ranked.candidates.first?.mimeType == "text/plain")
  }

  @Test func takesAGeneralClaimForNoContradiction() throws {
    let zip = try [seen("public.zip-archive", .strong)]
    let ranked = ranker.rank(try zip + named("com.microsoft.outlook.dat", "public.data"), isText: false)
    #expect(ranked.candidates.first?.type == .zip)
    #expect(ranked.mismatch == nil)
    #expect(ranked.candidates.first?.support.description == "strong signature binary general alone silent")
  }

  @Test func offersWhatTheAnswerIsAKindOf() throws {
    let ranked = ranker.rank(try [seen("com.microsoft.cur", .strong)], isText: false)
    #expect(ranked.candidates.map(\.type.identifier) == ["com.microsoft.cur", "com.microsoft.ico"])
    #expect(ranked.candidates.last?.support == .general)
  }

  @Test func callsALibraryByTheRegisteredNameOfItsFormat() throws {
    let program = Evidence(
      try #require(UTType("com.microsoft.windows-executable")),
      mimeType: "application/vnd.microsoft.portable-executable", from: .container, weight: .certain, says: "PE")
    let best = try #require(
      ranker.rank(try [program] + named("com.microsoft.windows-dynamic-link-library"), isText: false).candidates.first)
    #expect(best.type.identifier == "com.microsoft.windows-dynamic-link-library")
    #expect(best.mimeType == "application/vnd.microsoft.portable-executable")
  }

  @Test func doesNotBelieveANameWhoseSignatureIsMissing() throws {
    let ranked = ranker.rank(try [seen("public.data", .fallback)] + named("public.jpeg"), isText: false)
    #expect(ranked.candidates.first?.type == .data)
    #expect(ranked.mismatch?.claimed == .jpeg)
  }

  @Test func doesNotBelieveATextNameOverBinaryBytes() throws {
    #expect(best(try [seen("public.data", .fallback)] + named("public.plain-text"), isText: false) == "public.data")
  }

  @Test func decidesByClaimsWhereNothingWasSeen() throws {
    let ranked = ranker.rank(try named("public.jpeg"), isText: nil)
    #expect(ranked.candidates.first?.type == .jpeg)
    #expect(try #require(ranked.candidates.first).confidence.value < 0.5)
  }

  @Test func hearsWhatWasDeclaredBeforeTheName() throws {
    let declared = Evidence(.cSource, from: .declared, weight: .fair, says: "public.c-source")
    let evidence = try [seen("public.plain-text", .fallback), declared] + named("public.swift-source")
    #expect(best(evidence, isText: true) == "public.c-source")
  }

  @Test func saysNothingOfNothing() {
    let ranked = ranker.rank([], isText: nil)
    #expect(ranked.candidates.isEmpty)
    #expect(ranked.mismatch == nil)
  }

  @Test func tellsARegisteredMIMEType() throws {
    let ranked = ranker.rank(try named("org.gnu.gnu-zip-archive"), isText: nil)
    #expect(ranked.candidates.first?.mimeType == "application/gzip")
  }
}

/// What holds for any evidence whatever.
@Suite struct RankerPropertyTests {
  private static let identifiers = [
    "public.data", "public.plain-text", "public.png", "public.jpeg", "public.xml", "public.svg-image", "public.json",
    "public.c-source", "public.c-plus-plus-source", "public.zip-archive", "org.idpf.epub-container",
    "org.gnu.gnu-zip-archive", "public.mpeg-4", "public.html", "com.adobe.pdf",
  ]

  private func evidence(_ generator: inout SeededGenerator) throws -> [Evidence] {
    try (0..<Int.random(in: 1...6, using: &generator)).map { index in
      let identifier = try #require(Self.identifiers.randomElement(using: &generator))
      return Evidence(
        try #require(UTType(identifier)), from: try #require(Evidence.Origin.allCases.randomElement(using: &generator)),
        weight: try #require(Evidence.Weight.allCases.randomElement(using: &generator)), preference: index,
        says: "\(index)")
    }
  }

  @Test(arguments: 0..<300)
  func answersTheSameInAnyOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let evidence = try evidence(&generator)
    for isText in [true, false, nil] {
      let ranked = Ranker().rank(evidence, isText: isText)
      #expect(Ranker().rank(evidence.shuffled(using: &generator), isText: isText) == ranked)
    }
  }

  @Test(arguments: 0..<300)
  func isWellFormed(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let evidence = try evidence(&generator)
    let ranked = Ranker().rank(evidence, isText: Bool.random(using: &generator))
    #expect(!ranked.candidates.isEmpty)
    #expect(Set(ranked.candidates.map(\.type)).count == ranked.candidates.count)
    for (first, second) in zip(ranked.candidates, ranked.candidates.dropFirst()) {
      #expect(first.confidence >= second.confidence)
    }
    // Only one of them can be right.
    #expect(ranked.candidates.reduce(0) { $0 + $1.confidence.permille } <= 1000)
    for candidate in ranked.candidates { #expect(candidate.mimeType.contains("/")) }
  }

  @Test(arguments: 0..<300)
  func moreEvidenceNeverLowersAType(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let evidence = try evidence(&generator)
    let before = Ranker().rank(evidence, isText: false)
    let best = try #require(before.candidates.first)
    let more = Evidence(best.type, from: .content, weight: .certain, says: "more")
    let after = try #require(Ranker().rank(evidence + [more], isText: false).candidates.first)
    // What was certain before may win once certainty is what counts, and a claim may make the answer more specific, as a document
    // is stored in an archive.
    let rivals = evidence.filter { $0.weight == .certain || $0.origin.isClaim }.map(\.type)
    #expect(
      after.type == best.type || after.type.conforms(to: best.type) || rivals.contains(after.type),
      "\(best.type) fell behind \(after.type): \(evidence)")
  }
}
