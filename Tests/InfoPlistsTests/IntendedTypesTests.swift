// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import Testing

/// What the linter says to write in place of something that is no declared identifier.
@Suite struct IntendedTypesTests {
  private static func findings(_ text: String, _ rule: String) -> [Finding] {
    DeclarationLinter().findings(in: Array(text.utf8)).filter { $0.rule == rule }
  }

  /// A list of a type with the extension `notes` that claims types.
  private static func claims(_ identifiers: [String]) -> String {
    """
    { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.great-notes; UTTypeConformsTo = (public.data); \
    UTTypeTagSpecification = { "public.filename-extension" = notes; "public.mime-type" = "text/x-notes"; }; }); \
    CFBundleDocumentTypes = ({ LSItemContentTypes = (\(identifiers.map { "\"\($0)\"" }.joined(separator: ", "))); }); }
    """
  }

  private static let foreign = "declare it in UTImportedTypeDeclarations with its extensions, or delete it"
  private static let reserved = "name a type that the system declares, or delete it"

  @Test(arguments: [
    ("image/png", "write public.png"), ("IMAGE/PNG", "write public.png"), ("image/*", "write public.image"),
    ("video/*", "write public.movie"), ("*/*", "write public.data"), ("*", "write public.data"),
    ("png", "write public.png"), (".png", "write public.png"), ("*.png", "write public.png"),
    ("pdf", "write com.adobe.pdf"), ("movie", "write public.movie"),
    ("notes", "write com.example.great-notes"), ("text/x-notes", "write com.example.great-notes"),
    ("public.pdf", "write com.adobe.pdf if that is meant; else \(reserved)"),
    ("public.pngg", "write public.png if that is meant; else \(reserved)"),
    ("public.imagee", "write public.image if that is meant; else \(reserved)"),
    ("com.example.great-note", "write com.example.great-notes if that is meant; else \(foreign)"),
    ("public.imgae", "write public.image if that is meant; else \(reserved)"),
    // Nothing is near, or too much is.
    ("public.aviation", reserved), ("public.mpeg4", reserved), ("public.utf", reserved),
    ("public.cbz-archive", reserved), ("com.example.a", foreign), ("nothing-at-all", foreign), ("x/y", foreign),
  ])
  func claimsThatAreNone(text: String, fix: String) {
    #expect(Self.findings(Self.claims([text]), "C02").map(\.fix) == [fix])
  }

  @Test(arguments: [
    ("image/png", "write public.png"),
    ("public.jsn", "write public.json if that is meant; else conform to a type that the system declares"),
    ("", "delete it"), ("dyn.ah62d4rv4ge8043a", "conform to a type that somebody declares"),
  ])
  func supertypesThatAreNone(text: String, fix: String) {
    let source =
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (\"\(text)\"); }); }"
    #expect(Self.findings(source, "D13").map(\.fix) == [fix])
  }

  @Test(arguments: [
    ("image/png", "write public.png"), ("*", "write public.data"),
    ("com.example/png", "use letters, digits, hyphens and periods only, as in com.example-png"),
  ])
  func wrongCharacters(text: String, fix: String) {
    #expect(Self.findings(Self.claims([text]), "D02").map(\.fix) == [fix])
  }

  /// Each rule compares so many identifiers with all others; more of them are only told to be unknown.
  @Test func identifiersAreComparedUpToALimit() {
    let findings = Self.findings(Self.claims(Array(repeating: "public.pngg", count: 65)), "C02")
    #expect(findings.count == 65)
    #expect(findings.prefix(64).allSatisfy { $0.fix.hasPrefix("write public.png ") })
    #expect(findings.last?.fix == Self.reserved)
  }

  @Test(arguments: [(100, true), (101, false)])
  func longIdentifiersAreNotCompared(length: Int, isCompared: Bool) {
    let name = "com.example." + String(repeating: "a", count: length - 12)
    let source = """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = \(name); }); \
      CFBundleDocumentTypes = ({ LSItemContentTypes = (\(name.dropLast())b); }); }
      """
    #expect(Self.findings(source, "C02").map { $0.fix.hasPrefix("write \(name)") } == [isCompared])
  }
}
