// SPDX-License-Identifier: Apache-2.0
import Testing
import UniformTypes

@Suite("MIME types")
struct MIMETypeTests {
  @Test(
    "are taken apart",
    arguments: [
      ("text/plain", "text/plain", nil), ("Text/HTML; Charset=UTF-8", "text/html", "UTF-8"),
      ("text/plain;charset=\"utf-8\"", "text/plain", "utf-8"), (" image/png ", "image/png", nil),
      ("a/b;x=\"1;2\\\"\";charset=c", "a/b", "c"), ("a/b;broken;charset=c", "a/b", "c"), ("a/b;=x", "a/b", nil),
    ])
  func parts(text: String, essence: String, charset: String?) throws {
    let type = try #require(MIMEType(text))
    #expect(type.essence == essence)
    #expect(MIMEType.essence(of: text) == essence)
    #expect(type.charset == charset)
  }

  @Test("that are named for bytes are no media ranges, and no longer than the registry lets them be")
  func named() {
    #expect(MIMEType.essence(ofNamed: "Image/PNG; q=1") == "image/png")
    for text in ["image/*", "*/*", "a/b/c", "text/", "text/html, image/png"] {
      #expect(MIMEType.essence(ofNamed: text) == nil, "\(text)")
    }
    let longest = String(repeating: "a", count: 127) + "/" + String(repeating: "b", count: 127)
    #expect(longest.utf8.count == MIMEType.longestEssence)
    #expect(MIMEType.essence(ofNamed: longest) == longest)
    #expect(MIMEType.essence(ofNamed: longest + "b") == nil)
  }

  @Test("begin with a registered word, one in use beside those, or one of somebody's own")
  func topLevels() {
    for word in ["image", "chemical", "x-world"] { #expect(MIMETypeForm.isTopLevel(word), "\(word)") }
    for word in ["", "src", "x"] { #expect(!MIMETypeForm.isTopLevel(word), "\(word)") }
  }

  @Test("keep quoted separators in values")
  func quoted() throws {
    let type = try #require(MIMEType("a/b;x=\"1;2\\\"3\""))
    #expect(type.parameters.map(\.value) == ["1;2\"3"])
  }

  @Test(
    "of another form are nil", arguments: ["", "/", "text", "text/", "/plain", "a/b/c", "te xt/plain", "text/pläin"])
  func invalid(text: String) {
    #expect(MIMEType(text) == nil)
    #expect(MIMEType.essence(of: text) == nil)
  }
}
