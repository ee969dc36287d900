// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import InfoPlists
import Testing

import UniformTypes

/// Declarations like those in tutorials and in the documentation, registered and checked.
@Suite struct PublishedExampleTests {
  /// An app's own document type, and one based on JSON.
  private static let exported = """
    <plist version="1.0"><dict>
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key><string>com.example.greatAppDocument</string>
        <key>UTTypeDescription</key><string>GreatApp Document</string>
        <key>UTTypeConformsTo</key><array><string>public.json</string></array>
        <key>UTTypeTagSpecification</key>
        <dict><key>public.filename-extension</key><array><string>greatappdoc</string><string>greatapp</string></array></dict>
      </dict>
    </array>
    </dict></plist>
    """

  /// A viewer for molecules, in plain text and compressed.
  private static let molecules = """
    <plist version="1.0"><dict>
    <key>CFBundleDocumentTypes</key>
    <array><dict>
      <key>CFBundleTypeName</key><string>Molecules Structure File</string>
      <key>CFBundleTypeRole</key><string>Viewer</string>
      <key>LSHandlerRank</key><string>Owner</string>
      <key>LSItemContentTypes</key>
      <array><string>com.sunsetlakesoftware.molecules.pdb</string><string>org.gnu.gnu-zip-archive</string></array>
    </dict></array>
    <key>UTExportedTypeDeclarations</key>
    <array><dict>
      <key>UTTypeConformsTo</key><array><string>public.plain-text</string><string>public.text</string></array>
      <key>UTTypeDescription</key><string>Molecules Structure File</string>
      <key>UTTypeIdentifier</key><string>com.sunsetlakesoftware.molecules.pdb</string>
      <key>UTTypeTagSpecification</key>
      <dict>
        <key>public.filename-extension</key><string>pdb</string>
        <key>public.mime-type</key><string>chemical/x-pdb</string>
      </dict>
    </dict></array>
    </dict></plist>
    """

  private static func registry(_ text: String) throws -> TypeRegistry {
    TypeRegistry.default.adding(try InfoPlist(bytes: Array(text.utf8)).typeDeclarations)
  }

  private static func rules(_ text: String) -> Set<String> {
    Set(DeclarationLinter().findings(in: Array(text.utf8)).map(\.rule))
  }

  @Test func exportedTypeBasedOnJSON() throws {
    let registry = try Self.registry(Self.exported)
    let type = try #require(registry.type(filenameExtension: "greatapp"))
    #expect(type.identifier == "com.example.greatAppDocument")
    #expect(type.preferredFilenameExtension == "greatappdoc")
    #expect(type.conforms(to: .json) && type.conforms(to: .data) && type.conforms(to: .text))
    #expect(type.declaration?.origin == .exported)
    // Capitals are fine, and worth a note; nothing claims the type.
    #expect(Self.rules(Self.exported) == ["D05", "C12"])
  }

  @Test func importedTypeYieldsToExportedOne() throws {
    let imported = Self.exported.replacing("UTExported", with: "UTImported").replacing(
      "public.json", with: "public.data")
    for texts in [[Self.exported, imported], [imported, Self.exported]] {
      let declarations = try texts.flatMap { try InfoPlist(bytes: Array($0.utf8)).typeDeclarations }
      let registry = TypeRegistry.default.adding(declarations)
      let type = try #require(registry.type("com.example.greatappdocument"))
      #expect(type.conforms(to: .json))
      #expect(registry.losers(of: "com.example.greatAppDocument").map(\.origin) == [.imported])
    }
    #expect(try Self.registry(imported).type(filenameExtension: "greatapp")?.declaration?.origin == .imported)
  }

  @Test func moleculesByExtensionAndMIMEType() throws {
    let registry = try Self.registry(Self.molecules)
    let type = try #require(registry.type(filenameExtension: "pdb"))
    #expect(type.identifier == "com.sunsetlakesoftware.molecules.pdb")
    #expect(registry.type(mimeType: "chemical/x-pdb") == type)
    #expect(type.conforms(to: .plainText))
    #expect(type.localizedDescription == "Molecules Structure File")
  }

  @Test func moleculesFindings() {
    let findings = DeclarationLinter().findings(in: Array(Self.molecules.utf8))
    let owner = findings.first { $0.rule == "C07" }
    #expect(owner?.keyPath == "CFBundleDocumentTypes[0].LSItemContentTypes[1]")
    #expect(owner?.position?.line == 8)
    #expect(findings.first { $0.rule == "D16" }?.keyPath == "UTExportedTypeDeclarations[0].UTTypeConformsTo[1]")
    #expect(findings.allSatisfy { $0.level != .error })
  }

  @Test func capitalsInAKnownIdentifier() throws {
    let text = """
      { CFBundleDocumentTypes = ({ CFBundleTypeName = "XML File"; LSHandlerRank = Default; CFBundleTypeRole = Viewer; \
      LSItemContentTypes = (public.XML); CFBundleTypeIconFiles = ("Sandbox-icon.png"); }); }
      """
    let findings = DeclarationLinter().findings(in: Array(text.utf8))
    #expect(findings.map(\.rule) == ["D05"])
    #expect(findings.first?.fix == "write public.xml")
    let claims = try InfoPlist(bytes: Array(text.utf8)).documentTypes.flatMap(\.contentTypes)
    #expect(claims.map { TypeRegistry.default.type($0)?.identifier } == ["public.xml"])
  }

  @Test func formatReader() throws {
    let text = """
      { EXAppExtensionAttributes = { ClassImplementationID = com.example.formatreader.simple; \
      EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; EXPrincipalClass = Factory; \
      ObjectName = "Simple Container Reader"; MTFileNameExtensionArray = (simpl); \
      MTUTTypeArray = (com.example.simple-container); }; \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple-container; UTTypeDescription = "Simple Movie"; \
      UTTypeConformsTo = (com.apple.mediaextension-content); \
      UTTypeTagSpecification = { "public.filename-extension" = (simpl); "public.mime-type" = ("video/x-simple"); }; }); }
      """
    #expect(DeclarationLinter().findings(in: Array(text.utf8)) == [])
    let type = try #require(try Self.registry(text).type(filenameExtension: "simpl"))
    #expect(type.conforms(to: .movie) && type.conforms(to: .audiovisualContent))
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
  @Test func hostileConformanceEnds() {
    let count = 400
    let all = (0..<count).map { "a.t\($0)" }.joined(separator: ", ")
    let entries = (0..<count).map { "{ UTTypeIdentifier = a.t\($0); UTTypeConformsTo = (\(all)); }" }
    let text = "{ UTExportedTypeDeclarations = (\(entries.joined(separator: ", "))); }"
    let findings = DeclarationLinter().findings(in: Array(text.utf8))
    #expect(findings.contains { $0.rule == "D14" })
  }
}
