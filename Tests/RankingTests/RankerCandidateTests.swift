// SPDX-License-Identifier: Apache-2.0
import Detection
import Ranking
import Testing
import UniformTypes

/// What is said of candidates, and which of them are left out.
@Suite struct RankerCandidateTests {
  private let ranker = Ranker()

  private func evidence(
    _ identifier: String, _ weight: Evidence.Weight, from origin: Evidence.Origin, mimeType: String? = nil
  ) throws -> Evidence {
    Evidence(
      try #require(UTType(identifier)), mimeType: mimeType, from: origin, weight: weight, says: identifier)
  }

  @Test func offersNoMoreThanHelp() throws {
    let names = TypeRegistry.system.declaredTypes.prefix(40).enumerated().map { number, type in
      Evidence(type, from: .name, weight: .fair, preference: number, says: "a")
    }
    #expect(names.count == 40)
    #expect(ranker.rank(names, isText: nil).candidates.map(\.type) == names.prefix(16).map(\.type))
  }

  /// What few files of a name are is heard only where the bytes show it, or nothing else is claimed.
  @Test func hearsARareMeaningLast() throws {
    let rare = try evidence("public.png", .weak, from: .name)
    let usual = try evidence("public.jpeg", .fair, from: .name)
    #expect(ranker.rank([rare, usual], isText: nil).candidates.map(\.type) == [.jpeg])
    #expect(ranker.rank([rare], isText: nil).candidates.map(\.type) == [.png])
  }

  /// The answer of two readers comes before that of one who reads as deep.
  @Test func believesTwoVoicesBeforeOne() throws {
    let reasons = try [
      evidence("public.jpeg", .strong, from: .content), evidence("public.png", .strong, from: .content),
      evidence("public.png", .strong, from: .signature),
    ]
    #expect(ranker.rank(reasons, isText: false).candidates.first?.type == .png)
  }

  /// Several types are reported by one MIME type: who declares that is right about either, but a name tells them apart.
  @Test(arguments: [(Evidence.Origin.declared, false), (.attribute, false), (.name, true)])
  func oneMIMETypeOfTwoFormats(origin: Evidence.Origin, isMismatch: Bool) throws {
    let seen = try evidence("com.adobe.photoshop-image", .strong, from: .signature)
    let claim = try evidence(
      "com.adobe.photoshop-large-image", .fair, from: origin, mimeType: "image/vnd.adobe.photoshop")
    let ranked = ranker.rank([seen, claim], isText: false)
    #expect(ranked.candidates.first?.type == seen.type)
    #expect((ranked.mismatch != nil) == isMismatch)
  }

  @Test func aFolderIsThePackageThatItsNameTells() throws {
    let seen = try ["public.directory", "public.folder"].map { try evidence($0, .certain, from: .filesystem) }
    #expect(ranker.rank(seen, isText: nil).candidates.first?.type == .folder)
    let name = try evidence("com.apple.application-bundle", .fair, from: .name)
    #expect(ranker.rank(seen + [name], isText: nil).candidates.first?.type == .applicationBundle)
  }

  /// No bytes at all may be a program, and are no document that begins with a mark or a bracket.
  @Test(arguments: [("public.python-script", true), ("public.json", false), ("public.svg-image", false)])
  func nothingMayBeAnEmptyText(claimed: String, isBelieved: Bool) throws {
    let empty = try evidence("public.data", .fallback, from: .filesystem)
    let ranked = ranker.rank([empty, try evidence(claimed, .fair, from: .name)], isText: nil)
    #expect(ranked.candidates.first?.type.identifier == (isBelieved ? claimed : "public.data"))
    #expect((ranked.mismatch == nil) == isBelieved)
  }

  /// Of several formats under one identifier a name may tell which, and what was seen of a kin is what it is called.
  @Test func isCalledByTheWordOfWhoKnowsMore() throws {
    let seen = try evidence("public.png", .strong, from: .signature)
    let name = try evidence("public.png", .fair, from: .name, mimeType: "image/x-quay")
    #expect(ranker.rank([seen, name], isText: false).candidates.first?.mimeType == "image/x-quay")
    let program = try evidence(
      "com.microsoft.windows-executable", .certain, from: .container, mimeType: "application/x-quay")
    let library = try evidence("com.microsoft.windows-dynamic-link-library", .fair, from: .name)
    let best = try #require(ranker.rank([program, library], isText: false).candidates.first)
    #expect(best.type == library.type && best.mimeType == "application/x-quay")
  }
}
