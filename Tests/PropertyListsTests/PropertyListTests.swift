// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import Testing

@Suite struct PropertyListTests {
  @Test(arguments: [
    (PropertyListPath([.key("a"), .index(0), .key("b-c")]), "a[0].b-c"),
    (PropertyListPath([.key("a"), .key("public.mime-type"), .index(12)]), "a['public.mime-type'][12]"),
    (PropertyListPath([.key("it's")]), "['it\\'s']"),
    (PropertyListPath([.key("a\\b")]), "['a\\\\b']"), (PropertyListPath([.key("")]), "['']"), (PropertyListPath(), ""),
  ])
  func pathsAsText(path: PropertyListPath, text: String) {
    #expect(path.description == text)
  }

  @Test func pathsLeadToValues() throws {
    let root = try PropertyListDocument(bytes: Array("{ a = (x, { b = y; }); }".utf8)).root
    let path = PropertyListPath().appending("a").appending(1).appending("b")
    #expect(root[path: path]?.string == "y")
    #expect(root[path: path.appending("c")] == nil)
    #expect(root[path: PropertyListPath([.key("a"), .index(2)])] == nil)
    #expect(root[path: PropertyListPath([.key("a"), .index(-1)])] == nil)
  }

  @Test func truthIsReadLiberally() {
    #expect(PropertyList(.string("YES")).boolean == true)
    #expect(PropertyList(.integer(0)).boolean == false)
    #expect(PropertyList(.string("perhaps")).boolean == nil)
    #expect(PropertyList(.string("12")).integer == 12)
  }

  @Test func everyLineEndCounts() {
    let map = SourceMap(Array("a\nb\r\nc\rd\r\ré".utf8))
    let lines = (0..<13).map { map.position(at: $0).line }
    #expect(lines == [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6])
    #expect(map.position(at: 100) == SourcePosition(line: 6, column: 2))
    #expect(map.position(at: -1) == SourcePosition(line: 1, column: 1))
  }
}
