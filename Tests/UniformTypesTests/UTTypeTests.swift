// SPDX-License-Identifier: Apache-2.0
import Testing
import UniformTypes

@Suite("UTType")
struct UTTypeTests {
  @Test("finds declared types by identifier without regard to case")
  func identifiers() throws {
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("public.XML")?.identifier == "public.xml")
    #expect(UTType("org.example.unheard-of") == nil)
    let pages = try #require(UTType("com.apple.iwork.pages.pages"))
    #expect(pages.identifier == "com.apple.iWork.Pages.pages")
  }

  @Test("conforms to itself and its supertypes")
  func conformance() {
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .jpeg))
    #expect(UTType.jpeg.isSubtype(of: .data))
    #expect(UTType.data.isSupertype(of: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
  }

  @Test(
    "makes dynamic types for tags that nobody declares",
    arguments: [
      ("acme", "dyn.ah62d4rv4ge80c25rqy"), ("MY-EXT", "dyn.ah62d4rv4ge8048mrqz6hk"),
    ])
  func dynamic(tag: String, identifier: String) throws {
    let type = try #require(UTType(filenameExtension: tag))
    #expect(type.identifier == identifier)
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.conforms(to: .data))
    #expect(type.tags == [.filenameExtension: [tag.lowercased()]])
    #expect(UTType(identifier) == type)
  }

  @Test(
    "prefers types as measured on macOS",
    arguments: [
      ("pkg", "com.apple.installer-package-archive"), ("app", "com.apple.application-file"),
      ("otf", "public.opentype-font"), ("smf", "public.midi-audio"), ("xml", "public.xml"),
      ("plist", "com.apple.property-list"), ("mp4", "public.mpeg-4"), ("pkpass", "com.apple.pkpass-data"),
      ("ts", "public.mpeg-2-transport-stream"), ("key", "com.apple.iWork.Keynote.sffkey"), ("JPG", "public.jpeg"),
    ])
  func preference(filenameExtension: String, identifier: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.identifier == identifier)
  }

  @Test("refuses texts that cannot be extensions", arguments: ["", "tar.gz", ".png", "a/b"])
  func invalidExtensions(text: String) {
    #expect(UTType(filenameExtension: text) == nil)
  }
}
