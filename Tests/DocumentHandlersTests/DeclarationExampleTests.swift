// SPDX-License-Identifier: Apache-2.0
import DocumentHandlers
import InfoPlists
import TestSupport
import Testing
import UniformTypes

/// The example of docs/declarations.md, compiled and run.
@Suite struct DeclarationExampleTests {
  private static let bytes = Array(
    """
    { CFBundleIdentifier = com.sunsetlakesoftware.molecules; CFBundleName = Molecules; \
    CFBundleDocumentTypes = ({ CFBundleTypeName = "Molecules Structure File"; CFBundleTypeRole = Viewer; \
    LSItemContentTypes = (com.sunsetlakesoftware.molecules.pdb); }); }
    """.utf8)

  @Test func asksForHandlers() throws {
    let bytes = Self.bytes
    let plist = try InfoPlist(bytes: bytes)
    let types = TypeRegistry.default.adding(plist.typeDeclarations)

    for finding in DeclarationLinter(registry: types).findings(in: plist) {
      print(finding.level, finding.rule, finding.keyPath, finding.message)
    }

    let molecules = Handler(plist, path: "/Applications/Molecules.app")
    let handlers = HandlerRegistry(handlers: [molecules].compactMap(\.self), types: types)
    if let type = types.type(filenameExtension: "pdb") {
      for match in handlers.matches(for: HandlerQuery(type)) { print(match.handler.identifier, match.why) }
    }
    let matches = types.type(filenameExtension: "pdb").map { handlers.matches(for: HandlerQuery($0)) }
    #expect(matches?.map(\.handler.identifier) == ["com.sunsetlakesoftware.molecules"])
  }

  @Test func standsOnThePage() throws {
    #expect(try PageExamples.blocks(of: "docs/declarations.md").count == 1)
    #expect(try PageExamples.strangers(of: "docs/declarations.md") == [])
  }
}
