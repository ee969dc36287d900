// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UniformTypes

/// The examples of the guide "UTType on Linux", compiled and run.
@Suite("Guide")
struct GuideTests {
  @Test("asks for types")
  func lookups() {
    let photo = UTType(filenameExtension: "HEIC")
    #expect(photo == .heic)
    #expect(photo?.identifier == "public.heic")
    #expect(photo?.preferredMIMEType == "image/heic")
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType("com.adobe.pdf") == .pdf)
  }

  @Test("asks for conformance")
  func conformance() {
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType.svg.conforms(to: .xml))
    #expect(!UTType.pdf.conforms(to: .image))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
  }

  @Test("asks for packages")
  func packages() {
    #expect(UTType(filenameExtension: "app")?.identifier == "com.apple.application-file")
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
  }

  @Test("expects dynamic types")
  func dynamicTypes() {
    let unknown = UTType(filenameExtension: "acme")
    #expect(unknown?.identifier == "dyn.ah62d4rv4ge80c25rqy")
    #expect(unknown?.isDynamic == true)
    #expect(unknown?.tags[.filenameExtension] == ["acme"])
    #expect(UTType(filenameExtension: "tar.gz") == nil)
  }

  @Test("asks for declared types only")
  func declaredTypes() {
    let registry = TypeRegistry.current
    #expect(registry.declaredType(filenameExtension: "acme") == nil)
    #expect(registry.declaredType(filenameExtension: "tar.gz")?.identifier == "org.gnu.gnu-zip-tar-archive")
  }

  @Test("declares types")
  func declarations() {
    let recipes = TypeRegistry.default.adding([
      TypeDeclaration(
        identifier: "org.example.recipe", supertypes: ["public.json"], filenameExtensions: ["recipe"],
        mimeTypes: ["application/vnd.example.recipe+json"], description: "recipe")
    ])
    TypeRegistry.$current.withValue(recipes) {
      let recipe = UTType(filenameExtension: "recipe")
      #expect(recipe == UTType(exportedAs: "org.example.recipe"))
      #expect(recipe?.conforms(to: .json) == true)
    }
    #expect(recipes.type(mimeType: "application/vnd.example.recipe+json")?.identifier == "org.example.recipe")
  }

  @Test("shows no example that is not in this file")
  func examples() throws {
    let here = URL(fileURLWithPath: #filePath)
    let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: package.appendingPathComponent("Sources/UniformTypes/UniformTypes.docc/UTTypeOnLinux.md"),
      encoding: .utf8)
    let source = Self.unindented(try String(contentsOf: here, encoding: .utf8))
    let examples = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(examples.count >= 6)
    for example in examples {
      #expect(source.contains(Self.unindented(example)), "\(example)")
    }
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
