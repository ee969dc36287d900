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

  /// Letters outside of ASCII that differ in one bit, as small and capital ones do, have the same hash.
  @Test("keeps supertypes apart whose identifiers have one hash")
  func collidingSupertypes() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "com.example.\u{c9}"), TypeDeclaration(identifier: "com.example.\u{e9}"),
      TypeDeclaration(identifier: "com.example.both", supertypes: ["com.example.\u{c9}", "com.example.\u{e9}"]),
    ])
    let both = try #require(registry.declaredType("com.example.both"))
    for parent in ["com.example.\u{c9}", "com.example.\u{e9}"] {
      #expect(both.conforms(to: try #require(registry.declaredType(parent))), "\(parent)")
    }
    #expect(both.allSupertypes.count == 2)
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

  @Test(
    "keeps nothing malformed", arguments: ["", "a b", "com.evil.\u{1b}[31m\nfake", "a\u{9b}", "dyn.foo", "DYN.age"])
  func malformed(identifier: String) throws {
    let registry = TypeRegistry.system.adding([TypeDeclaration(identifier: identifier, filenameExtensions: ["evl"])])
    #expect(registry.declaredType(identifier) == nil)
    #expect(registry.declaredTypes(filenameExtension: "evl").isEmpty)
    #expect(registry.addedDeclarations.isEmpty)
  }

  @Test("drops tags and supertypes with control characters")
  func malformedTags() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        identifier: "org.example.kept", supertypes: ["public.data", "a\nb"], filenameExtensions: ["evl", "e\u{1b}"],
        mimeTypes: ["x/y\n", "x/y"], otherTags: [UTTagClass(rawValue: "org.example.tag"): ["one", "t\u{7f}"]])
    ])
    let type = try #require(registry.declaredType("org.example.kept"))
    #expect(type.tags[.filenameExtension] == ["evl"])
    #expect(type.tags[.mimeType] == ["x/y"])
    #expect(type.tags[UTTagClass(rawValue: "org.example.tag")] == ["one"])
    #expect(type.declaredSupertypes.map(\.identifier) == ["public.data"])
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

  @Test("lets exported declarations win, then built-in, then imported ones, then higher versions")
  func precedence() throws {
    let imported = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "public.jpeg", filenameExtensions: ["one"], origin: .imported)
    ])
    #expect(imported.type("public.jpeg")?.preferredFilenameExtension == "jpeg")
    #expect(imported.losers(of: "public.jpeg").map(\.filenameExtensions) == [["one"]])

    let exported = imported.adding([TypeDeclaration(identifier: "public.jpeg", filenameExtensions: ["two"])])
    #expect(exported.type("public.jpeg")?.preferredFilenameExtension == "two")
    #expect(exported.losers(of: "PUBLIC.JPEG").map(\.origin) == [.systemExported, .imported])
    #expect(exported.declaredTypes(filenameExtension: "jpg").isEmpty)
    #expect(exported.type(filenameExtension: "two", conformingTo: nil)?.isDynamic == true)

    let versions = TypeRegistry.system.adding(
      ["1.2", "1.10", "1.9.9", nil, "1.10.0"].enumerated().map { index, version in
        TypeDeclaration(identifier: "a.b", description: "\(index)", bundleVersion: version)
      })
    #expect(versions.type("a.b")?.declaration?.description == "1")
    #expect(versions.losers(of: "a.b").map(\.description) == ["4", "2", "0", "3"])
  }

  @Test("lets an added import of a third-party type win over the built-in line")
  func thirdParty() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        identifier: "com.sunsetlakesoftware.molecules.pdb", supertypes: ["public.plain-text"],
        filenameExtensions: ["pdb", "brk"], origin: .imported)
    ])
    let type = try #require(registry.type(filenameExtension: "brk"))
    #expect(type.conforms(to: .plainText))
    #expect(registry.losers(of: type.identifier).map(\.origin) == [.thirdParty])
  }

  @Test("prefers added exports to built-in types for a tag, but public types to both")
  func tagPreference() {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "com.example.ts", supertypes: ["public.data"], filenameExtensions: ["ts"]),
      TypeDeclaration(identifier: "com.example.pdf", supertypes: ["public.data"], filenameExtensions: ["pdf"]),
      TypeDeclaration(
        identifier: "com.example.docx", supertypes: ["public.data"], filenameExtensions: ["docx"], origin: .imported),
    ])
    #expect(registry.type(filenameExtension: "ts") == .mpeg2TransportStream)
    #expect(registry.type(filenameExtension: "pdf")?.identifier == "com.example.pdf")
    #expect(registry.type(filenameExtension: "docx")?.identifier == "com.example.docx")
    #expect(registry.declaredTypes(filenameExtension: "pdf").count == 2)
  }

  @Test("puts a supertype before its own subtype, in whatever order they come", arguments: [false, true])
  func supertypeFirst(isReversed: Bool) {
    let declarations = [
      TypeDeclaration(identifier: "z.base", supertypes: ["public.data"], filenameExtensions: ["x1", "doc1"]),
      TypeDeclaration(identifier: "a.derived", supertypes: ["z.base"], filenameExtensions: ["doc1"]),
      TypeDeclaration(identifier: "b.other", supertypes: ["public.data"], filenameExtensions: ["doc1"]),
    ]
    let registry = TypeRegistry.system.adding(isReversed ? declarations.reversed() : declarations)
    let types = registry.declaredTypes(filenameExtension: "doc1").map(\.identifier)
    #expect(types == ["z.base", "a.derived", "b.other"])
    #expect(registry.type(filenameExtension: "doc1")?.identifier == "z.base")
  }

  @Test("puts what is exported before an imported supertype of it")
  func importedSupertype() {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        identifier: "z.base", supertypes: ["public.data"], filenameExtensions: ["doc1"], origin: .imported),
      TypeDeclaration(identifier: "a.derived", supertypes: ["z.base"], filenameExtensions: ["doc1"]),
    ])
    #expect(registry.declaredTypes(filenameExtension: "doc1").map(\.identifier) == ["a.derived", "z.base"])
    #expect(registry.type(filenameExtension: "doc1")?.identifier == "a.derived")
  }

  @Test("finds tags of classes that only added declarations have")
  func newTagClass() {
    let schemes = UTTagClass.urlScheme
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "a.b", otherTags: [schemes: ["gopher"]])
    ])
    #expect(registry.type(tag: "gopher", tagClass: schemes, conformingTo: nil)?.identifier == "a.b")
    #expect(registry.type(tag: "Gopher", tagClass: schemes, conformingTo: nil)?.isDynamic == true)
    #expect(TypeRegistry.system.declaredTypes(tag: "gopher", tagClass: schemes).isEmpty)
  }

  @Test("takes a long chain of supertypes, up to a limit")
  func longChain() throws {
    let count = Conformance.maximumAncestorCount * 4
    let registry = TypeRegistry.system.adding(
      (0..<count).map { TypeDeclaration(identifier: "chain.n\($0)", supertypes: ["chain.n\($0 + 1)"]) })
    let first = try #require(registry.type("chain.n0"))
    #expect(first.supertypes.count == Conformance.maximumAncestorCount)
    let second = try #require(registry.type("chain.n1"))
    #expect(first.isSubtype(of: second))
  }

  @Test("takes tens of thousands of supertypes of one type, but for the one that would close a cycle")
  func manySupertypes() throws {
    let names = (0..<40_000).map { "wide.n\($0)" }
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "wide.type", supertypes: names),
      TypeDeclaration(identifier: "wide.n5", supertypes: ["wide.type"]),
    ])
    let type = try #require(registry.declaredType("wide.type"))
    #expect(type.declaredSupertypes.map(\.identifier) == names.filter { $0 != "wide.n5" })
    #expect(type.supertypes.count == Conformance.maximumAncestorCount)
  }

  @Test("puts supertypes first among thousands of types with one extension")
  func manyTypesOfOneTag() {
    var generator = SplitMix(state: 3)
    let count = 2_000
    let names = (0..<count).map { "many.n\($0)" }.shuffled(using: &generator)
    let registry = TypeRegistry.system.adding(
      names.indices.map { number in
        // At most twelve levels, so that no type has more supertypes than are kept.
        let parents = number % 12 == 0 ? [] : [names[number - 1]]
        return TypeDeclaration(identifier: names[number], supertypes: parents, filenameExtensions: ["many1"])
      })
    let types = registry.declaredTypes(filenameExtension: "many1")
    #expect(Set(types).count == count)
    let places = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0.element, $0.offset) })
    for (place, type) in types.enumerated() {
      #expect(type.supertypes.allSatisfy { places[$0].map { $0 < place } ?? false })
    }
  }

  @Test("keeps conformance transitive and free of cycles, whatever is declared", arguments: 0..<12)
  func randomDeclarations(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let names = (0..<24).map { "random.type\($0)" } + ["public.image", "public.text", "Public.Data"]
    let declarations = (0..<60).map { _ in
      TypeDeclaration(
        identifier: names[Int.random(in: names.indices, using: &generator)],
        supertypes: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          names[Int.random(in: names.indices, using: &generator)]
        },
        filenameExtensions: ["r\(Int.random(in: 0..<8, using: &generator))"],
        origin: Bool.random(using: &generator) ? .exported : .imported)
    }
    let registry = TypeRegistry.system.adding(Array(declarations.prefix(30))).adding(Array(declarations.suffix(30)))
    for type in registry.declaredTypes where !type.record.declaration.origin.isBuiltIn {
      let supertypes = type.supertypes
      #expect(!supertypes.contains(type))
      for supertype in supertypes {
        #expect(type.conforms(to: supertype) && !supertype.conforms(to: type))
        #expect(supertypes.isSuperset(of: supertype.supertypes))
      }
    }
    for number in 0..<8 {
      let types = registry.declaredTypes(filenameExtension: "r\(number)")
      #expect(types.first == registry.declaredType(filenameExtension: "r\(number)"))
      #expect(Set(types).count == types.count)
      for (index, type) in types.enumerated() {
        #expect(type.declaration?.filenameExtensions == ["r\(number)"])
        let isSubtypeOfLater = types[(index + 1)...].contains {
          type.isSubtype(of: $0) && $0.declaration?.origin == type.declaration?.origin && $0.isPublic == type.isPublic
        }
        #expect(!isSubtypeOfLater)
      }
    }
    let again = TypeRegistry.system.adding(declarations)
    #expect(again.declaredTypes.map(\.identifier) == registry.declaredTypes.map(\.identifier))
  }

  @Test("lists all declared types in order")
  func declaredTypes() {
    let identifiers = TypeRegistry.system.declaredTypes.map { TypeIdentifier.folded($0.identifier) }
    #expect(identifiers == identifiers.sorted())
    #expect(identifiers.count > 1_300)
  }

  @Test("answers all tasks alike, whoever asks first")
  func concurrency() async {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "org.example.first", supertypes: ["public.jpeg"], filenameExtensions: ["first"])
    ])
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          registry.declaredTypes.filter { $0.conforms(to: .image) }.map {
            "\($0) \($0.preferredMIMEType ?? "-") \($0.supertypes.count)"
          }
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
    #expect(answers.first?.contains { $0.hasPrefix("org.example.first") } == true)
  }

  @Test("gives built-in types a supertype that nobody declared before")
  func openSupertype() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "com.apple.disk-image", supertypes: ["org.example.medium"]),
      TypeDeclaration(identifier: "org.example.medium"),
    ])
    let image = try #require(registry.declaredType("public.iso-image"))
    #expect(image.supertypes.contains { $0.identifier == "org.example.medium" })
    #expect(image.declaredSupertypes.allSatisfy { $0.isDeclared })
  }

  @Test("keeps the spelling of a supertype that nobody declares")
  func spellingOfSupertypes() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "org.example.other", supertypes: ["ORG.EXAMPLE.BASE"]),
      TypeDeclaration(identifier: "org.example.leaf", supertypes: ["Org.Example.Base", "PUBLIC.Data"]),
    ])
    let leaf = try #require(registry.declaredType("org.example.leaf"))
    #expect(leaf.declaredSupertypes.map(\.identifier) == ["Org.Example.Base", "public.data"])
    // One type has one spelling, that of the first who names it.
    let other = try #require(registry.declaredType("org.example.other"))
    #expect(other.declaredSupertypes.map(\.identifier) == ["Org.Example.Base"])
  }

  /// Brackets and braces differ in the bit by which capitals differ from small letters, and so do letters of Latin-1.
  @Test("finds tags, classes and identifiers whose hashes collide")
  func floods() throws {
    let length = 14
    func names(_ letters: [String]) -> [String] {
      (0..<1 << length).map { number in (0..<length).map { letters[number >> $0 & 1] }.joined() }
    }
    let (tags, identifiers) = (names(["[", "{"]), names(["\u{c0}", "\u{e0}"]))
    let classes = tags.map { (UTTagClass(rawValue: $0), ["v"]) }
    let registry = TypeRegistry.system.adding(
      identifiers.map { TypeDeclaration(identifier: "c." + $0) } + [
        TypeDeclaration(
          identifier: "org.example.flood", filenameExtensions: tags,
          otherTags: Dictionary(classes, uniquingKeysWith: { first, _ in first }))
      ])
    let flood = try #require(registry.declaredType("org.example.flood"))
    for number in stride(from: 0, to: tags.count, by: 1_000) {
      #expect(registry.declaredTypes(filenameExtension: tags[number]) == [flood])
      #expect(
        registry.declaredTypes(tag: "v", tagClass: UTTagClass(rawValue: tags[number].uppercased())) == [flood])
      #expect(registry.declaredType("C." + identifiers[number])?.isDeclared == true)
    }
    #expect(Set(identifiers.compactMap { registry.declaredType("c." + $0) }).count == identifiers.count)
  }

  @Test(
    "compares bundle versions as numbers of any length",
    arguments: [
      ("1.10", "1.9"), ("2", "1.99"), ("1.0.1", "1"), ("18446744073709551616", "18446744073709551615"),
      ("1.100000000000000000000", "1.99999999999999999999"), ("1b7", "0.9"),
    ])
  func bundleVersions(higher: String, lower: String) {
    #expect(BundleVersion.compare(higher, lower) > 0)
    #expect(BundleVersion.compare(lower, higher) < 0)
    #expect(BundleVersion.compare(higher, "0" + higher + ".0") == 0)
  }
}
