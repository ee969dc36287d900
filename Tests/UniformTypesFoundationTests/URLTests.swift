// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UniformTypesFoundation

@Suite("URLs and types")
struct URLTests {
  let folder = URL(fileURLWithPath: "/tmp/reports", isDirectory: true)

  @Test(
    "completes a name with the extension of a type",
    arguments: [
      ("readme", UTType.plainText, "readme.txt"), ("puppy.jpg", .image, "puppy.jpg"),
      ("puppy.jpg", .plainText, "puppy.jpg.txt"), ("photo.JPG", .jpeg, "photo.JPG"), ("picture", .image, "picture"),
      ("Docs.tar.gz", .gzip, "Docs.tar.gz"), (".profile", .plainText, ".profile.txt"), ("1.", .json, "1..json"),
      ("Mr. Smith", .plainText, "Mr. Smith.txt"),
    ])
  func component(name: String, type: UTType, expected: String) {
    let url = folder.appendingPathComponent(name, conformingTo: type)
    #expect(url.lastPathComponent == expected)
    #expect(!url.hasDirectoryPath)
    var changed = folder
    changed.appendPathComponent(name, conformingTo: type)
    #expect(changed == url)
    #expect(folder.appendingPathComponent(name).appendingPathExtension(for: type).lastPathComponent == expected)
  }

  @Test("completes the name of a gzipped tar archive a second time, as macOS does")
  func doubleExtension() throws {
    let type = try #require(UTType("org.gnu.gnu-zip-tar-archive"))
    #expect(folder.appendingPathComponent("Docs.tar.gz", conformingTo: type).lastPathComponent == "Docs.tar.gz.tgz")
  }

  @Test("makes directory paths for directories")
  func directories() {
    let url = folder.appendingPathComponent("Calculator", conformingTo: .applicationBundle)
    #expect(url.lastPathComponent == "Calculator.app")
    #expect(url.hasDirectoryPath)
    var folderURL = folder
    folderURL.appendPathExtension(for: .folder)
    #expect(folderURL == folder)
  }

  @Test("gives the reference address of a type")
  func reference() throws {
    let type = try #require(UTType("org.7-zip.7-zip-archive"))
    #expect(type.referenceURL == URL(string: "https://www.7-zip.org/7z.html"))
    #expect(UTType.png.referenceURL == nil)
  }

  @Test("tells the type of an object of the file system")
  func contentType() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent("sniff-\(UUID().uuidString)", isDirectory: true)
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: root) }
    func make(_ name: String, permissions: Int = 0o644) throws -> URL {
      let url = root.appendingPathComponent(name)
      try #require(
        manager.createFile(atPath: url.path, contents: Data(), attributes: [.posixPermissions: permissions]))
      return url
    }
    #expect(try make("a.png").contentType == .png)
    #expect(try make("plain").contentType == .data)
    #expect(try make("tool", permissions: 0o755).contentType == .unixExecutable)
    #expect(try make("1crn.pdb.gz").contentType == .gzip)
    #expect(try make("Mr. Smith").contentType == .data)
    #expect(try make("a.acme").contentType.identifier == "dyn.ah62d4rv4ge80c25rqy")
    #expect(try root.contentType == .folder)
    #expect(try URL(fileURLWithPath: "/").contentType == .volume)
    let application = root.appendingPathComponent("Calculator.app", isDirectory: true)
    try manager.createDirectory(at: application, withIntermediateDirectories: true)
    #expect(try application.contentType == .applicationBundle)
    let unknown = root.appendingPathComponent("folder.acme", isDirectory: true)
    try manager.createDirectory(at: unknown, withIntermediateDirectories: true)
    #expect(try unknown.contentType == .folder)
    let link = root.appendingPathComponent("link.png")
    try manager.createSymbolicLink(at: link, withDestinationURL: application)
    #expect(try link.contentType == .symbolicLink)
    #expect(try URL(fileURLWithPath: "/dev/null").contentType.identifier == "public.character-special")
    #expect(throws: (any Error).self) { try root.appendingPathComponent("missing").contentType }
  }
}

/// Uses the members that need Foundation as code for Apple's framework does.
@Suite("Source for Apple's framework that uses URLs")
struct AppleURLSourceTests {
  @Test("compiles with this import only")
  func members() throws {
    let type: UTType = .png
    let url = URL(fileURLWithPath: "/tmp").appendingPathComponent("image", conformingTo: type)
    var other = URL(fileURLWithPath: "/tmp")
    other.appendPathComponent("image", conformingTo: type)
    #expect(url == other)
    var named = URL(fileURLWithPath: "/tmp/image").appendingPathExtension(for: type)
    #expect(named.path == "/tmp/image.png")
    named.appendPathExtension(for: .jpeg)
    #expect(named.path == "/tmp/image.png.jpeg")
    let reference: URL? = type.referenceURL
    #expect(reference == nil)
  }
}
