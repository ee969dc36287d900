// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import InfoPlists
import TestSupport
import Testing

@Suite struct TreeLinterTests {
  private static let claim = "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (com.example.mine); }); }"
  private static let declaration = """
    { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.mine; UTTypeConformsTo = (public.data); }); }
    """

  private static func rules(_ file: LintedFile?) -> Set<String> { Set((file?.findings ?? []).map(\.rule)) }

  @Test(arguments: [1, 2, 7])
  func filesKeepTheirOrder(threadCount: Int) throws {
    let directory = try TemporaryDirectory()
    for number in 10..<60 {
      let text = number % 2 == 0 ? "{ }" : "{ UTExportedTypeDeclarations = ({ }); }"
      try directory.write(text, to: "\(number).plist")
    }
    try directory.write("PK\u{3}\u{4}", to: "broken.ipa")
    let files = TreeLinter(DeclarationLinter(), threadCount: threadCount)
      .lint([FilePath(directory.path), FilePath(directory.path + "/none"), FilePath(directory.path + "/11.plist")])
    #expect(files.count == 53)
    let names = files.map { String(decoding: FilePath(bytes: $0.path).lastComponent, as: UTF8.self) }
    #expect(names == (10..<60).map { "\($0).plist" } + ["broken.ipa", "none", "11.plist"])
    #expect(files.map(\.findings.isEmpty) == (10..<60).map { $0 % 2 == 0 } + [true, true, false])
    #expect(files.map { $0.failure != nil } == Array(repeating: false, count: 50) + [true, true, false])
  }

  @Test func extensionsKnowTheTypesOfTheirApp() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.declaration, to: "A.app/Contents/Info.plist")
    try directory.write(Self.claim, to: "A.app/Contents/PlugIns/P.appex/Contents/Info.plist")
    try directory.write(Self.claim, to: "P.appex/Contents/Info.plist")
    let files = TreeLinter(DeclarationLinter()).lint([FilePath(directory.path)])
    #expect(files.count == 3)
    #expect(!Self.rules(files.dropFirst().first).contains("C02"))
    #expect(Self.rules(files.last).contains("C02"))
    let ignoring = TreeLinter(DeclarationLinter(ignoring: ["C02"])).lint([FilePath(directory.path)])
    #expect(!Self.rules(ignoring.last).contains("C02"))
  }

  /// Whoever reads has seen enough at some time, and what was linted by then is there.
  @Test func deliversFilesAsTheyAreLinted() throws {
    struct Enough: Error {}
    let directory = try TemporaryDirectory()
    for number in 1000..<1600 { try directory.write("{ }", to: "\(number).plist") }
    var files: [LintedFile] = []
    #expect(throws: Enough.self) {
      try TreeLinter(DeclarationLinter()).lint([FilePath(directory.path)]) { (file) throws(Enough) in
        files.append(file)
        if files.count == 10 { throw Enough() }
      }
    }
    #expect(files.count == 10)
    #expect(TreeLinter(DeclarationLinter()).lint([FilePath(directory.path)]).count == 600)
  }

  @Test func nothingToLint() {
    #expect(TreeLinter(DeclarationLinter()).lint([]).isEmpty)
  }
}

extension TreeLinter {
  /// All files below some paths.
  fileprivate func lint(_ paths: [FilePath]) -> [LintedFile] {
    var files: [LintedFile] = []
    lint(paths) { files.append($0) }
    return files
  }
}
