// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import UniformTypes

@Suite("Near matches")
struct NearMatchesTests {
  @Test(
    "finds what was probably meant",
    arguments: [
      ("public.jpge", "public.jpeg"), ("public.ping", "public.png"), (".jepg", "public.jpeg"),
      ("imge/png", "public.png"), ("markdwn", "net.daringfireball.markdown"),
    ])
  func nearest(query: String, identifier: String) {
    #expect(TypeRegistry.system.nearMatches(to: query).contains { $0.type.identifier == identifier })
  }

  @Test("puts the nearest first and keeps to the limit")
  func order() {
    let matches = TypeRegistry.system.nearMatches(to: "public.pngg", limit: 3)
    #expect(matches.first?.text == "public.png")
    #expect(matches.count <= 3)
    #expect(matches.map(\.distance) == matches.map(\.distance).sorted())
  }

  @Test(
    "finds nothing for what resembles nothing, or is too long",
    arguments: [
      "", ".", "org.example.nothing-at-all-like-it",
      String(repeating: "a", count: TypeRegistry.maximumNearMatchLength + 1),
    ])
  func nothing(query: String) {
    #expect(TypeRegistry.system.nearMatches(to: query).isEmpty)
  }

  @Test(
    "counts additions, omissions, changes and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ac", 1), ("ac", "abc", 1), ("ab", "ba", 1),
      ("kitten", "sitting", 3),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: 5) == expected)
    #expect(EditDistance.between(Array(right.utf8), Array(left.utf8), atMost: 5) == expected)
  }

  @Test("stops at the limit")
  func limit() {
    #expect(EditDistance.between(Array("kitten".utf8), Array("sitting".utf8), atMost: 2) == nil)
  }
}

@Suite("Conformance graph")
struct ConformanceGraphTests {
  @Test("draws the supertypes as a tree")
  func tree() {
    #expect(
      ConformanceGraph(of: [.svg]).tree == """
        public.svg-image
        ├─ public.image
        │  ├─ public.data
        │  │  └─ public.item
        │  └─ public.content
        └─ public.xml
           └─ public.text
              ├─ public.data …
              └─ public.content
        """)
  }

  @Test("writes Graphviz")
  func dot() {
    #expect(
      ConformanceGraph(of: [.fileURL]).dot == """
        digraph conformance {
          rankdir = BT;
          node [shape = box];
          "public.data";
          "public.data" -> "public.item";
          "public.file-url";
          "public.file-url" -> "public.url";
          "public.item";
          "public.url";
          "public.url" -> "public.data";
        }
        """)
  }

  @Test("lists the types that conform to one")
  func subtypes() {
    let subtypes = TypeRegistry.system.types(conformingTo: .heif)
    #expect(subtypes.isEmpty)
    let images = TypeRegistry.system.types(conformingTo: .image)
    #expect(images.contains(.png) && !images.contains(.image) && !images.contains(.data))
  }
}
