// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Hints
import TestSupport
import Testing
import UniformTypes

@Suite struct FilenameDetectorTests {
  private func claims(of name: String) -> [String] {
    let subject = Subject(
      status: nil, head: [], isWhole: true, source: nil, claims: Claims(name: Array(name.utf8)),
      registry: .default)
    return FilenameDetector().findings(in: subject).evidence.map(\.type.identifier)
  }

  @Test func namesTheTypesOfTheOutermostExtension() {
    #expect(claims(of: "a.png").first == "public.png")
    #expect(claims(of: "A.PNG").first == "public.png")
    #expect(claims(of: "a.pdb.gz").first == "org.gnu.gnu-zip-archive")
    #expect(claims(of: "a.html.in") == claims(of: "a.html"))
    // Where nothing stands in front of it, it is an extension like others.
    #expect(!claims(of: "a.dist").isEmpty)
    #expect(claims(of: "a.svgz").contains("org.gnu.gnu-zip-archive"))
    #expect(claims(of: "a.ts").contains("com.microsoft.typescript"))
  }

  @Test(arguments: [("a.jsm", "text/javascript"), ("a.xmcd", "text/xmcd")])
  func reportsMeaningsByTheNamesInUse(name: String, mimeType: String) {
    let subject = Subject(
      status: nil, head: [], isWhole: true, source: nil, claims: Claims(name: Array(name.utf8)), registry: .default)
    #expect(FilenameDetector().findings(in: subject).evidence.first?.mimeType == mimeType)
  }

  /// The name of what holds the attributes of a file says nothing of what that file is.
  @Test func takesShadowsForWhatTheyAre() {
    let subject = Subject(
      status: nil, head: [], isWhole: true, source: nil, claims: Claims(name: Array("._quay.png".utf8)),
      registry: .default)
    let evidence = FilenameDetector().findings(in: subject).evidence
    #expect(evidence.map(\.mimeType) == ["multipart/appledouble"])
    #expect(evidence.first?.weight == .weak)
  }

  @Test(arguments: ["", ".", "..", ".png", "png", "a.", "a.no-such-extension", "\u{0}.\u{1}"])
  func claimsNothingWithoutAKnownExtension(name: String) {
    #expect(claims(of: name).isEmpty)
  }

  /// What is kept for the next file changes no answer, however many extensions come between.
  @Test func claimsTheSameAgainAndAgain() {
    let detector = FilenameDetector()
    func claims(of name: String) -> [UTType] {
      let subject = Subject(
        status: nil, head: [], isWhole: true, source: nil, claims: Claims(name: Array(name.utf8)),
        registry: .default)
      return detector.findings(in: subject).evidence.map(\.type)
    }
    let names = ["a.png", "Makefile", "a.tar.gz", "b.gz", "makefile.png", "none"]
    let fresh = names.map(self.claims)
    for round in 0..<3 {
      #expect(names.map { claims(of: $0).map(\.identifier) } == fresh)
      for number in 0..<2_000 { _ = claims(of: "a.unknown-\(round)-\(number)") }
    }
  }

  /// What an extension commonly stands for comes behind what is declared, or not at all.
  @Test(arguments: ["flood", "xap"]) func claimsNoMoreTypesThanHelp(filenameExtension: String) {
    let declarations = (0..<1_000).map { number in
      TypeDeclaration(
        identifier: "org.example.type\(number)", supertypes: ["public.data"], filenameExtensions: [filenameExtension])
    }
    let subject = Subject(
      status: nil, head: [], isWhole: true, source: nil, claims: Claims(name: Array("a.\(filenameExtension)".utf8)),
      registry: TypeRegistry.default.adding(declarations))
    #expect(FilenameDetector().findings(in: subject).evidence.count == 256)
  }

  /// What stands behind the name of a note is what it is about, unless it is how the note is written or carried out.
  @Test func hearsNoFormatInTheSubjectOfANote() {
    for name in ["INSTALL.es", "README.f77", "LICENSE.CS", "THANKS.nl"] { #expect(claims(of: name).isEmpty, "\(name)") }
    #expect(claims(of: "INSTALL.sh").first == "public.shell-script")
    #expect(claims(of: "README.md").first == "net.daringfireball.markdown")
    #expect(!claims(of: "install.es").isEmpty)
  }

  @Test func knowsWholeNames() {
    #expect(!claims(of: "Makefile").isEmpty)
    #expect(claims(of: "CMakeLists.txt").prefix(2) == ["org.cmake.cmake", "public.plain-text"])
  }

  @Test func asksOfDirectoriesOnlyWhetherTheyArePackages() throws {
    let directory = try TemporaryDirectory()
    let status = try FileStatus.of(FilePath(directory.path))
    func claims(of name: String) -> [UTType] {
      let subject = Subject(
        status: status, head: [], isWhole: true, source: nil, claims: Claims(name: Array(name.utf8)),
        registry: .default)
      return FilenameDetector().findings(in: subject).evidence.map(\.type)
    }
    #expect(claims(of: "Mail.app").first == .applicationBundle)
    #expect(claims(of: "notes.txt").isEmpty)
  }
}

@Suite struct WrappedNameTests {
  @Test(arguments: [
    ("a.pdb.gz", "a.pdb"), ("a.tgz", "a.tar"), ("a.SVGZ", "a.svg"), ("a.gz", "a"), ("a.b.c.xz", "a.b.c"),
  ])
  func leavesTheInnerName(name: String, inner: String) {
    #expect(WrappedName.inner(of: Array(name.utf8)) == Array(inner.utf8))
  }

  @Test(arguments: ["", "gz", ".gz"])
  func leavesNothingWithoutAnExtension(name: String) {
    #expect(WrappedName.inner(of: Array(name.utf8)) == nil)
  }
}

@Suite struct SuppliedTypeDetectorTests {
  private func claims(_ claims: Claims) -> [Evidence] {
    let subject = Subject(
      status: nil, head: [], isWhole: true, source: nil, claims: claims, registry: .default)
    return SuppliedTypeDetector().findings(in: subject).evidence
  }

  @Test func hearsMIMETypesAndIdentifiers() {
    #expect(claims(Claims(declaredType: "image/png")).map(\.type) == [.png])
    #expect(claims(Claims(declaredType: "public.png")).map(\.type) == [.png])
    #expect(claims(Claims(attributeType: "text/html; charset=utf-8")).map(\.type) == [.html])
    #expect(claims(Claims(attributeType: "image/png")).map(\.origin) == [.attribute])
  }

  @Test(arguments: ["", "/", "no.such.type", "a/b/c d", "image/*", "*/*"])
  func ignoresWhatIsNone(type: String) {
    #expect(claims(Claims(declaredType: type)).isEmpty)
  }

  /// Whatever a client sends stays in memory for the next one, so it must not be long.
  @Test func ignoresWhatIsTooLong() throws {
    let long = String(repeating: "x", count: 600)
    #expect(claims(Claims(declaredType: "application/" + long)).isEmpty)
    let dynamic = try #require(UTType(mimeType: "application/" + long)).identifier
    #expect(claims(Claims(declaredType: dynamic)).isEmpty)
    let short = try #require(UTType(mimeType: "application/" + long.prefix(200))).identifier
    #expect(claims(Claims(declaredType: short)).map(\.type.identifier) == [short])
    let evidence = try #require(claims(Claims(declaredType: "text/html; charset=\"\(long)\"")).first)
    #expect(evidence.type == .html)
    #expect(evidence.statement == "text/html")
  }
}
