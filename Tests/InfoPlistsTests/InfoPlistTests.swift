// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import Testing
import UniformTypes

@Suite struct InfoPlistTests {
  private static func plist(_ text: String) throws -> InfoPlist {
    try InfoPlist(bytes: Array(text.utf8), path: "a/Info.plist")
  }

  @Test func everyKeyOfADeclarationIsRead() throws {
    let plist = try Self.plist(
      """
      { CFBundleIdentifier = com.example.app; CFBundleVersion = 1.10.2; CFBundleName = App; \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.old; UTTypeIconFile = old; }); \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.Document; UTTypeConformsTo = (public.json, public.data); \
      UTTypeDescription = "Example Document"; UTTypeReferenceURL = "https://example.com"; UTTypeVersion = <*I3>; \
      UTTypeIcons = { UTTypeIconFile = new; UTTypeIconText = DOC; }; UTTypeIconFiles = (a, b); UTTypeSize64IconFile = s; \
      UTTypeTagSpecification = { "public.filename-extension" = (doc1, doc2); "public.mime-type" = "application/x-doc"; \
      "com.apple.ostype" = (DOC1); }; }, { UTTypeDescription = nameless; }); }
      """)
    #expect(plist.bundleIdentifier == "com.example.app")
    #expect(plist.displayName == "App")
    let declarations = plist.typeDeclarations
    #expect(declarations.count == 2)
    #expect(
      declarations.first
        == TypeDeclaration(
          identifier: "com.example.Document", supertypes: ["public.json", "public.data"],
          filenameExtensions: ["doc1", "doc2"], mimeTypes: ["application/x-doc"], otherTags: [.osType: ["DOC1"]],
          description: "Example Document", origin: .exported, path: "a/Info.plist", bundleVersion: "1.10.2", version: 3,
          referenceURL: "https://example.com", iconNames: ["new", "a", "b", "s"]))
    #expect(declarations.last?.origin == .imported)
    #expect(declarations.last?.iconNames == ["old"])
  }

  /// Apple's own lists have strings for arrays, and tags below tags.
  @Test func liberalReading() throws {
    let declarations = try Self.plist(
      """
      { CFBundleVersion = <*I7>; UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = public.data; \
      UTTypeTagSpecification = { "public.filename-extension" = (a, <*I1>, ""); \
      UTTypeTagSpecification = { "public.mime-type" = "a/b"; }; }; }, wrong); UTImportedTypeDeclarations = wrong; }
      """
    ).typeDeclarations
    #expect(declarations.map(\.supertypes) == [["public.data"]])
    #expect(declarations.map(\.filenameExtensions) == [["a"]])
    #expect(declarations.map(\.mimeTypes) == [[]])
    #expect(declarations.map(\.bundleVersion) == ["7"])
  }

  @Test func everyKeyOfADocumentTypeIsRead() throws {
    let types = try Self.plist(
      """
      { CFBundleDocumentTypes = ({ CFBundleTypeName = Molecule; CFBundleTypeRole = Editor; LSHandlerRank = Owner; \
      LSItemContentTypes = (com.example.a); CFBundleTypeExtensions = (a); CFBundleTypeMIMETypes = ("a/b"); \
      CFBundleTypeOSTypes = ("****"); LSTypeIsPackage = <*BY>; CFBundleTypeIconFile = i; CFBundleTypeIconFiles = (j); \
      NSDocumentClass = Document; NSExportableTypes = (public.png); NSUbiquitousDocumentUserActivityType = act; \
      NSPersistentStoreTypeKey = SQLite; }, { CFBundleTypeRole = QLGenerator; LSItemContentTypes = public.jpeg; }, \
      { CFBundleTypeRole = viewer; LSHandlerRank = First; }); }
      """
    ).documentTypes
    try #require(types.count == 3)
    let first = types[0]
    #expect(first.name == "Molecule" && first.role == .editor && first.rank == .owner && first.isPackage)
    #expect(first.contentTypes == ["com.example.a"] && first.filenameExtensions == ["a"] && first.mimeTypes == ["a/b"])
    #expect(first.osTypes == ["****"] && first.iconNames == ["i", "j"] && first.documentClass == "Document")
    #expect(first.exportableTypes == ["public.png"] && first.userActivityType == "act")
    #expect(first.persistentStoreType == "SQLite" && !first.usesLegacyTags)
    #expect(types[1].role == .quickLookGenerator && types[1].contentTypes == ["public.jpeg"] && types[1].rank == nil)
    #expect(types[2].role == nil && types[2].rank == nil && types[2].usesLegacyTags)
  }

  @Test(arguments: FormatReader.Kind.allCases)
  func everyKindOfMediaExtensionIsRead(kind: FormatReader.Kind) throws {
    let reader = try #require(
      try Self.plist(
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = \(kind.rawValue); EXPrincipalClass = Factory; \
        ClassImplementationID = com.example.formatreader.simple; ObjectName = Simple; MTFileNameExtensionArray = (simpl); \
        MTUTTypeArray = (com.example.simple); CodecInfo = ({ CodecType = VP90; CodecName = VP9; }); \
        ProcessorInfo = ({ CodecType = "raw "; }); }; }
        """
      ).formatReader)
    #expect(reader.kind == kind && reader.principalClass == "Factory" && reader.objectName == "Simple")
    #expect(reader.implementationIdentifier == "com.example.formatreader.simple")
    #expect(reader.filenameExtensions == ["simpl"] && reader.contentTypes == ["com.example.simple"])
    #expect(reader.codecs.map(\.type) == ["VP90", "raw "] && reader.codecs.map(\.name) == ["VP9", nil])
  }

  @Test func otherExtensionsAreNoFormatReaders() throws {
    #expect(
      try Self.plist("{ EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.x; }; }").formatReader
        == nil)
    #expect(try Self.plist("{ }").formatReader == nil)
  }

  @Test func rootMustBeADictionary() {
    let error = #expect(throws: InfoPlistError.self) { try Self.plist("\n(a)") }
    #expect(error?.description == "line 2: the root is an array, not a dictionary")
  }

  @Test(
    arguments: [
      ("$(NAME).a", "$(NAME)"), ("a.${X}", "${X}"), ("@A_1@", "@A_1@"), ("$5 (five)", nil), ("a@b.c", nil), ("@@", nil),
      ("$(", nil), ("user@host@", "@host@"), ("$(A:rfc1034identifier)", "$(A:rfc1034identifier)"),
      ("$(A_$(B))", "$(B)"),
      ("$(no name)", nil), ("$(A ${B}", "${B}"),
    ] as [(String, String?)])
  func buildVariables(text: String, variable: String?) {
    #expect(BuildVariable.first(in: text) == variable)
  }

  /// Each opening looks no further than a name goes, so that a text of nothing else does not take its square.
  @Test func openingsWithoutAnEnd() {
    #expect(BuildVariable.first(in: String(repeating: "$(", count: 1_000_000)) == nil)
  }
}
