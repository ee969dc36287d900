// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import TestSupport
import Testing
import UniformTypes

@Suite struct DeclarationLoaderTests {
  private static let list = """
    { CFBundleIdentifier = com.example.molecules; CFBundleVersion = 3; \
    CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; LSItemContentTypes = (com.example.pdb); }); \
    UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.pdb; UTTypeConformsTo = (public.plain-text); \
    UTTypeDescription = "Molecules File"; UTTypeTagSpecification = { "public.filename-extension" = pdb; }; }); }
    """

  @Test func bundlesAreLoadedAndTranslated() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.list, to: "M.app/Contents/Info.plist")
    try directory.write(
      "\"Molecules File\" = \"Moleküldatei\";", to: "M.app/Contents/Resources/de.lproj/InfoPlist.strings")
    try directory.write("not a list", to: "broken.plist")
    var loader = DeclarationLoader(languages: ["xx", "de"])
    loader.load(FilePath(directory.path))
    #expect(loader.declarations.map(\.description) == ["Moleküldatei"])
    #expect(loader.declarations.map(\.path) == [directory.path + "/M.app/Contents/Info.plist"])
    #expect(loader.failures.map(\.path.description) == [directory.path + "/broken.plist"])
    #expect(loader.failures.first?.reason.hasPrefix("line 1: ") == true)
    let registry = TypeRegistry.default.adding(loader.declarations)
    #expect(registry.type(filenameExtension: "pdb")?.identifier == "com.example.pdb")
    var plain = DeclarationLoader()
    plain.load(FilePath(directory.path + "/M.app"))
    #expect(plain.declarations.map(\.description) == ["Molecules File"])
  }

  @Test func flatBundlesAndArchivesAreTranslated() throws {
    let directory = try TemporaryDirectory()
    let strings = "\"Molecules File\" = \"Fichier\";"
    try directory.write(Self.list, to: "P.app/Info.plist")
    try directory.write(strings, to: "P.app/fr.lproj/InfoPlist.strings")
    let zip = ZipBuilder([
      ("Payload/P.app/Info.plist", Self.list), ("Payload/P.app/fr.lproj/InfoPlist.strings", strings),
    ])
    try directory.write(zip.bytes(), to: "P.ipa")
    var loader = DeclarationLoader(languages: ["fr"])
    loader.load(FilePath(directory.path))
    #expect(loader.declarations.map(\.description) == ["Fichier", "Fichier"])
  }

  @Test(arguments: [
    ("de_DE.UTF-8", ["de-DE", "de_DE", "de"]), ("fr", ["fr"]), ("C", []), ("C.UTF-8", []), ("POSIX", []), ("", []),
    ("sr_RS@latin", ["sr-RS", "sr_RS", "sr"]),
  ])
  func languages(locale: String, languages: [String]) {
    #expect(DeclarationLoader.languages(ofLocale: locale) == languages)
  }

  @Test func environmentVariable() {
    #expect(FilePath.paths(in: Array("/a:b c::".utf8)).map(\.description) == ["/a", "b c"])
    #expect(FilePath.paths(in: []) == [])
  }
}
