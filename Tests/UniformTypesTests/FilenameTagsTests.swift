// SPDX-License-Identifier: Apache-2.0
import Testing
import UniformTypes

@Suite("Filename tags")
struct FilenameTagsTests {
  @Test(
    "lists the extensions of a name, outermost first",
    arguments: [
      ("a.pdb.gz", ["gz", "pdb"]), ("dir.d/a.TXT", ["txt"]), ("a.tar.gz", ["tar.gz", "gz", "tar"]),
      (".profile", []), (".config.json", ["json"]), ("a", []), ("a.", []), ("a..gz", ["gz"]),
      ("Mr. Smith", []), ("a.\u{c4}B", ["\u{c4}b"]), ("a.\u{130}", ["\u{130}"]), ("a.b.c.d.e.f", ["f", "e", "d", "c"]),
      ("", []), ("..", []),
    ])
  func extensions(name: String, expected: [String]) {
    #expect(FilenameTags.extensions(of: name) == expected)
  }

  @Test("leaves out what is too long to be an extension")
  func tooLong() {
    let longest = String(repeating: "x", count: FilenameTags.maximumLength)
    #expect(FilenameTags.extensions(of: "a." + longest) == [longest])
    #expect(FilenameTags.extensions(of: "a." + longest + "x").isEmpty)
  }

  @Test("finds the types of double extensions where Apple's API does not")
  func doubleExtension() {
    #expect(TypeRegistry.system.declaredType(filenameExtension: "TAR.GZ")?.identifier == "org.gnu.gnu-zip-tar-archive")
    #expect(UTType(filenameExtension: "tar.gz") == nil)
  }
}
