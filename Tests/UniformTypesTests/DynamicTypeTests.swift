// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import UniformTypes

@Suite("Dynamic types")
struct DynamicTypeTests {
  @Test("of macOS are encoded and decoded exactly", arguments: PublishedDynamicTypes.all.indices)
  func published(index: Int) throws {
    let (identifier, tagClass, supertypes, tag) = PublishedDynamicTypes.all[index]
    let encoded = DynamicType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), supertypes: supertypes)
    #expect(encoded.identifier == identifier)
    let decoded = try #require(DynamicType(identifier: identifier))
    #expect(decoded == encoded)
    #expect(decoded.tag == tag)
    #expect(decoded.supertypes == supertypes)
    #expect(DynamicType(identifier: identifier.uppercased())?.tag == tag)

    let type = try #require(UTType(identifier.uppercased()))
    #expect(type.tags[UTTagClass(rawValue: tagClass)]?.contains(tag) == true)
    for supertype in supertypes { #expect(try type.conforms(to: #require(UTType(supertype)))) }
    if type.isDeclared {
      #expect(!TypeRegistry.system.declaredTypes(tag: tag, tagClass: UTTagClass(rawValue: tagClass)).isEmpty)
    } else {
      #expect(type.identifier == identifier)
      #expect(type.isDynamic && !type.isPublic && type.localizedDescription == nil)
      #expect(type.tags.count == 1)
    }
  }

  @Test("hold identifiers that could be declared", arguments: ["a b", "a\u{1b}", "a\u{9b}", "a/b"])
  func malformedParts(_ text: String) {
    let odd = DynamicType(tag: "x", tagClass: .filenameExtension, supertypes: [text])
    #expect(DynamicType(identifier: odd.identifier) == nil)
    let other = DynamicType(tag: "x", tagClass: UTTagClass(rawValue: text), supertypes: [])
    #expect(DynamicType(identifier: other.identifier) == nil)
  }

  @Test(
    "are made from tags as on macOS",
    arguments: [
      ("dev.kaya/note", UTTagClass.mimeType, UTType.data as UTType?, "dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df"),
      ("dev.kaya/note", .mimeType, nil, "dyn.agq80k3p0f3z0c8pbf71g87df"),
      (
        "dev.kaya/note", UTTagClass(rawValue: "com.apple.nspboard-type"), .data, "dyn.ah62d4rv4gu80k3p0f3z0c8pbf71g87df"
      ),
      ("mov", .filenameExtension, .image, "dyn.ah62d4uv4ge804550"),
      ("skp", UTTagClass(rawValue: "com.apple.ostype"), .data, "dyn.ah62d4rv4gk81g45upuaa"),
      ("AISVG", UTTagClass(rawValue: "com.apple.ostype"), .data, "dyn.ah62d4rv4gk8ycwnxn2"),
      ("image/*", .mimeType, nil, "dyn.agq80w5pbq7ww8nu"),
      ("info", .filenameExtension, .content, "dyn.ah62d4qmxhk2x44psq31u"),
      ("download", .filenameExtension, .package, "dyn.ah62d4qmuhk2x43dts71g255bqu"),
    ])
  func tags(tag: String, tagClass: UTTagClass, supertype: UTType?, identifier: String) throws {
    let type = try #require(UTType(tag: tag, tagClass: tagClass, conformingTo: supertype))
    #expect(type.identifier == identifier)
    #expect(type.supertypes.isEmpty == (supertype == nil))
    #expect(UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype) == [type])
  }

  @Test(
    "that are malformed are nil",
    arguments: [
      "dyn.", "dyn.a", "dyn.ah62d4rv4ge81a8p", "dyn.ah62d4rv4ge81k3xxsvu1k3", "dyn.ar34gq81k3p2su11upprr77c47pwru",
      "dyn.bh62d4rv4ge8043a", "dyn.ah62d4rv4ge8043i", "dyn.ah62d4rv4ge8043 a", "dyn.aé", "dyn.a0", "dyn.aaaaaaaa",
      "dynamic.ah62d4rv4ge8043a",
    ])
  func malformed(identifier: String) {
    #expect(DynamicType(identifier: identifier) == nil)
    #expect(UTType(identifier) == nil)
    #expect(UTType(identifier: identifier, allowUndeclared: false) == nil)
  }

  @Test("have no digit more than their bytes take")
  func superfluousDigit() {
    // Five bytes are eight digits, so that nothing of them is left over.
    let identifier = DynamicType(tag: "mol", tagClass: .filenameExtension, supertypes: []).identifier
    #expect(DynamicType(identifier: identifier)?.tag == "mol")
    #expect(DynamicType(identifier: identifier + "a") == nil)
  }

  @Test(
    "whose payload lacks a part are nil",
    arguments: [
      "", "1", "=md", "?0=6", "?0=6:", "?0=6:1", "?1=6:1=md", "?0=:1=md", "?0=6,:1=md", "FE=md", "1=m:d", "1=md\\",
      "1=a=b", "?0=6:1=md:3=text",
    ])
  func malformedPayload(payload: String) {
    #expect(DynamicType(identifier: Self.identifier(payload: Array(payload.utf8))) == nil)
  }

  @Test("decode what is escaped, unknown classes and several supertypes")
  func unusual() throws {
    let several = try #require(
      DynamicType(identifier: Self.identifier(payload: Array(#"?0=6,public.text:1=a\:b"#.utf8))))
    #expect(several.supertypes == ["public.data", "public.text"])
    #expect(several.tag == "a:b")
    let other = try #require(DynamicType(identifier: Self.identifier(payload: Array("org.example.class=x".utf8))))
    #expect(other.tagClass == UTTagClass(rawValue: "org.example.class"))
  }

  /// Letters beyond ASCII are neither compared nor encoded without regard to case.
  @Test("fold letters as declared tags are folded")
  func folding() throws {
    #expect(DynamicType(tag: "\u{c4}B", tagClass: .filenameExtension, supertypes: []).tag == "\u{c4}b")
    #expect(DynamicType(tag: "\u{130}", tagClass: .filenameExtension, supertypes: []).tag == "\u{130}")
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "org.example.umlaut", supertypes: ["public.data"], filenameExtensions: ["\u{c4}b"])
    ])
    let written = try #require(FilenameTags.outermostExtension(of: "a.\u{c4}B"))
    #expect(registry.type(filenameExtension: written)?.identifier == "org.example.umlaut")
    let dynamic = try #require(registry.dynamicType(tag: "\u{c4}B", tagClass: .filenameExtension, conformingTo: .data))
    #expect(registry.type(dynamic.identifier)?.identifier == "org.example.umlaut")
    #expect(registry.type(filenameExtension: "\u{e4}b")?.isDynamic == true)
  }

  @Test("are not decoded beyond a limit")
  func limit() {
    let longest = String(repeating: "x", count: DynamicType.maximumPayloadLength - 2)
    #expect(DynamicType(identifier: Self.identifier(payload: Array(("1=" + longest).utf8)))?.tag == longest)
    #expect(DynamicType(identifier: Self.identifier(payload: Array(("1=x" + longest).utf8))) == nil)
  }

  @Test("come back from their identifier, whatever the tag", arguments: 0..<64)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let classes = ["public.filename-extension", "public.mime-type", "com.apple.nspboard-type", "org.example.class"]
    let supertypes = ["public.data", "public.image", "com.apple.package", "org.example.a_b", "public.item"]
    let letters = Array("abc:,=\\ \0é🔥-_+/;\"")
    for _ in 0..<50 {
      let tag = String(
        (0..<Int.random(in: 1...20, using: &generator)).map { _ in
          letters[Int.random(in: letters.indices, using: &generator)]
        })
      let type = DynamicType(
        tag: tag, tagClass: UTTagClass(rawValue: try #require(classes.randomElement(using: &generator))),
        supertypes: supertypes.filter { _ in Bool.random(using: &generator) })
      #expect(DynamicType(identifier: type.identifier) == type)
    }
  }

  @Test("do not crash on changed identifiers, and come back where they are still some", arguments: 0..<32)
  func changed(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let letters = Array("abcdefghkmnpqrstuvwxyz0123456789ijlo.")
    var readCount = 0
    for _ in 0..<200 {
      let tag = String(
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
      let type = DynamicType(tag: tag, tagClass: .filenameExtension, supertypes: ["public.data"])
      var identifier = Array(type.identifier)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        identifier[Int.random(in: 5..<identifier.count, using: &generator)] = letters.randomElement(using: &generator)!
      }
      guard let read = DynamicType(identifier: String(identifier)) else { continue }
      readCount += 1
      #expect(DynamicType(identifier: read.identifier)?.tag == read.tag)
    }
    #expect(readCount > 20)
  }

  @Test("stand for the declared type once there is one")
  func declared() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(identifier: "org.example.acme", supertypes: ["public.data"], filenameExtensions: ["acme"])
    ])
    #expect(registry.type("dyn.ah62d4rv4ge80c25rqy")?.identifier == "org.example.acme")
    #expect(TypeRegistry.system.type("dyn.ah62d4rv4ge80c25rqy")?.isDynamic == true)
    // An extension mov that is an image is no QuickTime movie.
    #expect(UTType("dyn.ah62d4uv4ge804550")?.isDynamic == true)
  }

  /// `dyn.a` and the base-32 form of any payload.
  static func identifier(payload: [UInt8]) -> String {
    let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789")
    var bits = payload.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    while bits.count % 5 != 0 { bits.append(0) }
    let letters = stride(from: 0, to: bits.count, by: 5).map { start in
      alphabet[bits[start..<start + 5].reduce(0) { $0 << 1 | Int($1) }]
    }
    return "dyn.a" + String(letters)
  }
}

/// A generator of random numbers that gives the same ones for the same seed (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
