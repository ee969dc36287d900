// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing

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

/// The MIME type of a file for a response, or nil where there is no such file.
func contentType(ofFileAt path: String, by sniffer: ContentSniffer) throws(FileError) -> String? {
  do throws(FileError) {
    let found = try sniffer.identify(fileAt: path)
    guard let best = found.best else { return "application/octet-stream" }
    guard let encoding = found.encoding, encoding != "binary" else { return best.mimeType }
    return "\(best.mimeType); charset=\(encoding)"
  } catch .system(code: ENOENT) {
    return nil
  } catch {
    print("\(path): \(error)")  // "EACCES: Permission denied"; not `localizedDescription`
    throw error
  }
}

/// What wraps what, from outside in, such as `application/gzip`, `text/plain`.
func layers(of bytes: [UInt8], by sniffer: ContentSniffer) -> [String] {
  var layers: [String] = []
  var next: Identification? = sniffer.identify(bytes)
  while let found = next {
    if let best = found.best { layers.append(best.mimeType) }
    next = found.content?.identification
  }
  return layers
}

/// A sniffer that also knows the types of this server.
func makeRecipeSniffer(_ signatures: SignatureDatabase) throws(LibMagicError) -> ContentSniffer {
  let types = TypeRegistry.default.adding([
    TypeDeclaration(
      identifier: "org.example.recipe", supertypes: ["public.json"], filenameExtensions: ["recipe"],
      mimeTypes: ["application/vnd.example.recipe+json"], description: "recipe")
  ])
  return try ContentSniffer(SniffOptions(registry: types), signatures: signatures)
}

/// The examples of the pages README.md and docs/server.md, compiled here, and run.
@Suite struct ServerExampleTests {
  @Test func tellsImagesFromWhatOnlyClaimsToBeOne() async throws {
    let inspector = try UploadInspector(SignatureDatabase())
    let gif = Array("GIF89a\u{1}\0\u{1}\0".utf8)
    #expect(await inspector.isImage(gif, name: "a.gif", contentType: "image/gif", contentLength: 35))
    #expect(await !inspector.isImage(gif, name: "a.png", contentType: "image/png", contentLength: nil))
    let page = Array("<!DOCTYPE html><script>alert(1)</script>".utf8)
    #expect(await !inspector.isImage(page, name: "a.png", contentType: "image/png", contentLength: 5000))
  }

  @Test func tellsWhatItServesAndWhatItCannot() throws {
    let sniffer = try ContentSniffer()
    let directory = try TemporaryDirectory()
    let path = try directory.write("words and no more\n", to: "a.txt")
    #expect(try contentType(ofFileAt: path, by: sniffer) == "text/plain; charset=us-ascii")
    #expect(try contentType(ofFileAt: directory.path, by: sniffer) == "inode/directory")
    #expect(try contentType(ofFileAt: directory.path + "/missing", by: sniffer) == nil)
    #expect(throws: FileError.system(code: ENOTDIR)) { try contentType(ofFileAt: path + "/x", by: sniffer) }
    #expect("\(FileError.system(code: EACCES))" == "EACCES: Permission denied")
  }

  @Test func tellsWhatIsInside() throws {
    let sniffer = try ContentSniffer()
    #expect(layers(of: Gzip.member(Array("words\n".utf8)), by: sniffer) == ["application/gzip", "text/plain"])
  }

  @Test func tellsItsOwnTypes() throws {
    let sniffer = try makeRecipeSniffer(SignatureDatabase())
    let found = sniffer.identify(Array("{\"eggs\": 3}".utf8), name: "cake.recipe")
    #expect(found.best?.type.identifier == "org.example.recipe")
    #expect(found.best?.mimeType == "application/vnd.example.recipe+json")
  }

  @Test func tellsBytes() throws {
    let bytes: [UInt8] = [0xff, 0xd8, 0xff, 0xe0]
    let sniffer = try ContentSniffer()  // one for each thread
    let identification = sniffer.identify(bytes, name: "photo.jpg")
    if let best = identification.best, best.type.conforms(to: .image) {
      print(best.type, best.mimeType, best.confidence)
    }
    #expect(identification.best?.type == .jpeg)
  }

  /// The pages show what is compiled here.
  @Test(arguments: [("README.md", 1), ("docs/server.md", 4)])
  func standsOnThePage(page: String, count: Int) throws {
    #expect(try PageExamples.blocks(of: page).count == count)
    #expect(try PageExamples.strangers(of: page) == [])
  }
}
