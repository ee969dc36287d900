// SPDX-License-Identifier: Apache-2.0
import FileSystem
import LibMagic
import TestSupport
import Testing

@Suite struct LibMagicTests {
  @Test func answersEveryQuestion() throws {
    let magic = try LibMagicCookie()
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2,
      0, 0, 0,
    ]
    #expect(try magic.answer(to: .mimeType, for: png) == "image/png")
    #expect(try magic.answer(to: [.mimeType, .mimeEncoding], for: png) == "image/png; charset=binary")
    #expect(try magic.answer(to: .description, for: png).hasPrefix("PNG image data, 1 x 1"))
    #expect(try magic.answer(to: .filenameExtensions, for: png) == "png")
    #expect(try magic.answer(to: .mimeType, for: Array("hello\n".utf8)) == "text/plain")
  }

  @Test func survivesAnything() throws {
    let magic = try LibMagicCookie()
    for seed in 0..<UInt64(100) {
      var generator = SeededGenerator(seed: seed)
      let bytes = generator.bytes(Int.random(in: 0...300, using: &generator))
      #expect(try magic.answer(to: .mimeType, for: bytes).contains("/"))
    }
  }

  @Test func knowsItsVersion() {
    #expect(LibMagicCookie.version >= 500)
    #expect(!LibMagicCookie.databasePath.isEmpty)
  }

  @Test func saysWhatToDoWithoutADatabase() throws {
    let missing = try TemporaryDirectory().path + "/missing.mgc"
    let error = #expect(throws: LibMagicError.self) { _ = try LibMagicCookie(databases: FilePath(missing)) }
    #expect(error?.description.contains("libmagic-mgc") == true)
  }
}
