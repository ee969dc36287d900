// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import UniformTypes

@Suite("Type registry")
struct TypeRegistryTests {
  @Test("answers from added declarations, and its types do so too")
  func adding() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        identifier: "org.example.Notes", supertypes: ["public.json"], filenameExtensions: ["notes"],
        mimeTypes: ["application/x-notes"])
    ])
    let notes = try #require(registry.type(filenameExtension: "NOTES"))
    #expect(notes.identifier == "org.example.Notes")
    #expect(notes.conforms(to: .json))
    #expect(notes.conforms(to: .data))
    #expect(registry.declaredType(mimeType: "Application/X-Notes; charset=utf-8") == notes)
    #expect(TypeRegistry.system.declaredTypes(filenameExtension: "notes").isEmpty)
    TypeRegistry.$current.withValue(registry) {
      #expect(UTType(filenameExtension: "notes") == notes)
    }
    #expect(UTType("org.example.notes") == nil)
  }

  @Test("reports the declarations that another one overrides")
  func losers() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "a.b", filenameExtensions: ["one"], origin: .imported),
      TypeDeclaration(identifier: "A.B", filenameExtensions: ["two"], origin: .exported),
    ])
    #expect(registry.declaredType("a.b")?.preferredFilenameExtension == "two")
    #expect(registry.losers(of: "a.B").map(\.filenameExtensions) == [["one"]])
    #expect(registry.declaredTypes(filenameExtension: "one").isEmpty)
  }

  @Test("moves built-in types below a supertype that is declared anew")
  func overriding() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "public.image", supertypes: ["org.example.picture"]),
      TypeDeclaration(identifier: "org.example.picture", supertypes: ["public.data"]),
    ])
    let jpeg = try #require(registry.type(filenameExtension: "jpg"))
    let picture = try #require(registry.type("org.example.picture"))
    #expect(jpeg.conforms(to: picture))
    #expect(!UTType.jpeg.conforms(to: picture))
  }

  @Test("drops a supertype that would close a cycle")
  func cycle() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "a.a", supertypes: ["b.b"]),
      TypeDeclaration(identifier: "b.b", supertypes: ["a.a", "public.data"]),
    ])
    let type = try #require(registry.type("a.a"))
    #expect(type.supertypes.count == 3)
  }
}
