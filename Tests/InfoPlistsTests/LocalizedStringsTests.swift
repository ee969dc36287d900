// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import Testing
import UniformTypes

@Suite struct LocalizedStringsTests {
  private static let text = "\"Molecules File\" = \"Moleküldatei\";\n/* rest */ CFBundleName = \"Moleküle\";"

  private static let utf16: [UInt8] =
    [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }

  @Test(arguments: [
    Array(text.utf8), utf16,
    Array("<plist><dict><key>Molecules File</key><string>Moleküldatei</string></dict></plist>".utf8),
  ])
  func descriptionsAreTranslated(bytes: [UInt8]) throws {
    let strings = try LocalizedStrings(bytes: bytes)
    #expect(strings.translation(of: "Molecules File") == "Moleküldatei")
    #expect(strings.translation(of: "Other") == "Other")
    let declaration = TypeDeclaration(identifier: "com.example.a", description: "Molecules File")
    #expect(strings.translation(of: declaration).description == "Moleküldatei")
    #expect(strings.translation(of: TypeDeclaration(identifier: "com.example.b")).description == nil)
    let plist = try InfoPlist(
      bytes: Array("{ CFBundleDocumentTypes = ({ CFBundleTypeName = \"Molecules File\"; }); }".utf8))
    #expect(plist.documentTypes.map { strings.translation(of: $0).name } == ["Moleküldatei"])
  }

  @Test func brokenFilesAreNamed() {
    #expect(throws: InfoPlistError.self) { try LocalizedStrings(bytes: Array("\"a\" = ".utf8)) }
  }
}
