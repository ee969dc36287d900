// SPDX-License-Identifier: Apache-2.0
import Foundation
import InfoPlists
import PropertyLists
import TestSupport
import Testing
import UniformTypes

/// Declarations like those in tutorials and in the documentation, registered and checked: the samples in
/// `Corpus/infoplists`.
@Suite struct PublishedExampleTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(Corpus.folder)/infoplists/\(name).plist")))
  }

  private static func plist(_ name: String) throws -> InfoPlist { try InfoPlist(bytes: try bytes(name)) }

  private static func registry(_ names: String...) throws -> TypeRegistry {
    TypeRegistry.default.adding(try names.flatMap { try plist($0).typeDeclarations })
  }

  private static func findings(_ name: String) throws -> [Finding] {
    DeclarationLinter().findings(in: try bytes(name))
  }

  @Test func exportedTypeBasedOnJSON() throws {
    let registry = try Self.registry("exported-json-type")
    let type = try #require(registry.type(filenameExtension: "greatapp"))
    #expect(type.identifier == "com.example.greatAppDocument")
    #expect(type.preferredFilenameExtension == "greatappdoc")
    #expect(type.conforms(to: .json) && type.conforms(to: .data) && type.conforms(to: .text))
    #expect(type.declaration?.origin == .exported)
    // Capitals are allowed, and worth a note.
    #expect(try Self.findings("exported-json-type").map(\.rule) == ["D05"])
  }

  @Test func importedTypeYieldsToExportedOne() throws {
    for names in [("exported-json-type", "imported-type"), ("imported-type", "exported-json-type")] {
      let registry = try Self.registry(names.0, names.1)
      let type = try #require(registry.type("com.example.greatappdocument"))
      #expect(type.conforms(to: .json))
      #expect(registry.losers(of: "com.example.greatAppDocument").map(\.origin) == [.imported])
    }
    let alone = try Self.registry("imported-type").type(filenameExtension: "greatapp")
    #expect(alone?.declaration?.origin == .imported)
    #expect(alone?.conforms(to: .json) == false)
    #expect(try Self.findings("imported-type").map(\.rule) == ["D05"])
  }

  @Test(arguments: ["molecules", "molecules-binary"])
  func moleculesByExtensionAndMIMEType(name: String) throws {
    let registry = try Self.registry(name)
    let type = try #require(registry.type(filenameExtension: "pdb"))
    #expect(type.identifier == "com.sunsetlakesoftware.molecules.pdb")
    #expect(registry.type(mimeType: "chemical/x-pdb") == type)
    #expect(type.conforms(to: .plainText))
    #expect(type.localizedDescription == "Molecules Structure File")
    let document = try #require(try Self.plist(name).documentTypes.first)
    #expect(document.rank == .owner && document.role == .viewer)
    #expect(document.contentTypes == ["com.sunsetlakesoftware.molecules.pdb", "org.gnu.gnu-zip-archive"])
  }

  @Test func moleculesFindings() throws {
    let findings = try Self.findings("molecules")
    let owner = findings.first { $0.rule == "C07" }
    #expect(owner?.keyPath == "CFBundleDocumentTypes[0].LSItemContentTypes[1]")
    #expect(owner?.position?.line == 28)
    #expect(findings.first { $0.rule == "D16" }?.keyPath == "UTExportedTypeDeclarations[0].UTTypeConformsTo[1]")
    #expect(findings.allSatisfy { $0.level != .error })
    let binary = try Self.findings("molecules-binary")
    #expect(Set(binary.map(\.keyPath)) == Set(findings.map(\.keyPath)))
    #expect(binary.allSatisfy { $0.position == nil })
  }

  @Test func capitalsInAKnownIdentifier() throws {
    let findings = try Self.findings("capitals")
    #expect(findings.map(\.rule) == ["D05"])
    #expect(findings.first?.fix == "write public.xml")
    let claims = try Self.plist("capitals").documentTypes.flatMap(\.contentTypes)
    #expect(claims.map { TypeRegistry.default.type($0)?.identifier } == ["public.xml"])
  }

  @Test func formatReader() throws {
    #expect(try Self.findings("format-reader") == [])
    let type = try #require(try Self.registry("format-reader").type(filenameExtension: "simpl"))
    #expect(type.conforms(to: .movie) && type.conforms(to: .audiovisualContent))
    #expect(try Self.plist("format-reader").formatReader?.kind == .formatReader)
  }

  /// Without an identifier the copyright tells whose list it is.
  @Test(arguments: [("NSHumanReadableCopyright = \"Copyright 2021 Apple Inc.\";", true), ("", false)])
  func ownerByCopyright(key: String, isApple: Bool) {
    let text = "{ \(key) UTExportedTypeDeclarations = ({ UTTypeIdentifier = public.new; }); }"
    let findings = DeclarationLinter().findings(in: Array(text.utf8))
    #expect(findings.contains { $0.rule == "D06" } != isApple)
  }

  /// What Apple's own lists look like: reserved identifiers, strings for arrays, an unusual nesting.
  @Test func applesOwnListsHaveNoErrors() {
    let text = """
      { CFBundleIdentifier = com.apple.CoreTypes; UTExportedTypeDeclarations = ( \
      { UTTypeIdentifier = public.data; UTTypeConformsTo = public.item; UTTypeIsWildcard = <*BY>; }, \
      { UTTypeIdentifier = com.apple.example-device; UTTypeConformsTo = com.apple.device; UTTypeGlyphName = Device; \
      UTTypeTagSpecification = { "com.apple.device-model-code" = ("Device1,1"); \
      UTTypeTagSpecification = { "com.apple.device-model-code" = ("Device1,2"); }; }; }, \
      { UTTypeIdentifier = public.utf8-plain-text; UTTypeConformsTo = public.plain-text; \
      UTTypeTagSpecification = { "public.mime-type" = "text/plain;charset=utf-8"; "com.apple.ostype" = utf8; }; }); \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.adobe.pdf; UTTypeConformsTo = public.data; }); }
      """
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).filter { $0.level == .error } == [])
  }

  /// A list of types that all conform to each other takes no time to speak of, and ends.
  @Test(arguments: [40, 400]) func hostileConformanceEnds(_ count: Int) {
    let all = (0..<count).map { "a.t\($0)" }.joined(separator: ", ")
    let entries = (0..<count).map { "{ UTTypeIdentifier = a.t\($0); UTTypeConformsTo = (\(all)); }" }
    let text = "{ UTExportedTypeDeclarations = (\(entries.joined(separator: ", "))); }"
    let findings = DeclarationLinter().findings(in: Array(text.utf8))
    // Of more types than are followed, nobody finds the way back.
    #expect(findings.contains { $0.rule == "D14" } == (count == 40))
  }
}
