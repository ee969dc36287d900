// SPDX-License-Identifier: Apache-2.0
import Foundation
// Example of docs/server.md.
import Sniffing

/// One worker of a server: an actor keeps its sniffer to itself.
actor UploadInspector {
  private let sniffer: ContentSniffer

  /// Workers share the database, which is loaded once.
  init(_ signatures: SignatureDatabase) throws(LibMagicError) {
    sniffer = try ContentSniffer(SniffOptions(), signatures: signatures)
  }

  /// Whether an upload is an image by its first bytes, and its name and `Content-Type` do not claim anything else.
  func isImage(_ head: [UInt8], name: String, contentType: String?, contentLength: Int64?) -> Bool {
    let found = sniffer.identify(
      beginning: head, totalLength: contentLength, name: name, declaredType: contentType)
    return found.best?.type.conforms(to: .image) == true && found.mismatch == nil
  }
}
// End of the example.
import TestSupport
import Testing

@Suite struct ServerExampleTests {
  @Test func tellsImagesFromWhatOnlyClaimsToBeOne() async throws {
    let inspector = try UploadInspector(SignatureDatabase())
    let gif = Array("GIF89a\u{1}\0\u{1}\0".utf8)
    #expect(await inspector.isImage(gif, name: "a.gif", contentType: "image/gif", contentLength: 35))
    #expect(await !inspector.isImage(gif, name: "a.png", contentType: "image/png", contentLength: nil))
    let page = Array("<!DOCTYPE html><script>alert(1)</script>".utf8)
    #expect(await !inspector.isImage(page, name: "a.png", contentType: "image/png", contentLength: 5000))
  }

  /// The page shows what is compiled here.
  @Test func standsOnThePage() throws {
    let page = try String(contentsOfFile: Corpus.packageFolder + "/docs/server.md", encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(source.range(of: "// Example of docs/server.md.\n")).upperBound
    let end = try #require(source.range(of: "// End of the example.\n")).lowerBound
    #expect(page.contains("```swift\n" + source[start..<end] + "```"))
  }
}
