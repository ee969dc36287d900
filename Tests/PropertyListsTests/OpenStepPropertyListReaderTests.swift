// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import Testing

@Suite struct OpenStepPropertyListReaderTests {
  @Test func allKindsOfValues() throws {
    let text = """
      // A comment
      {
        plain = com.example/a-b_c:$1; /* another */
        "quoted key" = "line\\nand \\"more\\" \\U00e9 \\351 \\UD83C\\UDF33";
        'single' = 'a';
        list = (a, "b", );
        data = <0fbd 77>;
        number = <*I-5>; real = <*R0.5>; flag = <*BN>;
        nested = { x = y }
      }
      """
    let root = try PropertyListDocument(bytes: Array(text.utf8)).root
    #expect(root["plain"]?.string == "com.example/a-b_c:$1")
    #expect(root["quoted key"]?.string == "line\nand \"more\" é é \u{1F333}")
    #expect(root["single"]?.string == "a")
    #expect(root["list"]?.array?.map(\.string) == ["a", "b"])
    #expect(root["data"]?.value == .data([0x0F, 0xBD, 0x77]))
    #expect(root["number"]?.value == .integer(-5))
    #expect(root["real"]?.value == .real(0.5))
    #expect(root["flag"]?.value == .boolean(false))
    #expect(root["nested"]?["x"]?.string == "y")
  }

  /// An octal escape is one byte, and what is not ASCII is not torn apart.
  @Test(arguments: [("\\777", "\u{ff}"), ("\\1011", "A1"), ("\\\u{e9}", "\\\u{e9}")])
  func escapesAreOneCharacter(written: String, text: String) throws {
    #expect(try PropertyListDocument(bytes: Array("\"\(written)\"".utf8)).root.string == text)
  }

  @Test func stringsFiles() throws {
    let text = "/* Name */\n\"Molecules File\" = \"Moleküldatei\";\nCFBundleName = M;\n\"alone\";\n"
    let document = try PropertyListDocument(bytes: Array(text.utf8))
    #expect(document.format == .openStep)
    #expect(document.root["Molecules File"]?.string == "Moleküldatei")
    #expect(document.root["CFBundleName"]?.string == "M")
    #expect(document.root["alone"]?.string == "alone")
    let entry = try #require(document.root.dictionary?.entries.last)
    #expect(document.position(at: entry.keyOffset) == SourcePosition(line: 4, column: 1))
  }

  @Test func dataAlone() throws {
    #expect(try PropertyListDocument(bytes: Array("<0f>".utf8)).root.value == .data([0x0F]))
  }

  @Test(arguments: [
    ("{ a = b", 1, 8), ("{ a b; }", 1, 5), ("{ a = b c = d; }", 1, 9), ("( a b )", 1, 5), ("( a", 1, 4),
    ("{ a = \"b", 1, 7),
    ("{ a = <0>; }", 1, 7), ("{ a = <0x>; }", 1, 7), ("{ a = <*Z1>; }", 1, 7), ("{ a = <*Ix>; }", 1, 7),
    ("{ a = <00", 1, 7),
    ("{ a = ; }", 1, 7), ("/* a", 1, 1), ("hello world", 1, 1),
    ("dnl\ninclude(x)\n<?xml version=\"1.0\"?><plist/>", 1, 1),
    ("{ = b; }", 1, 3), ("\"\\", 1, 1), ("{} x", 1, 1), ("(((", 1, 4), ("{", 1, 2),
  ])
  func malformed(text: String, line: Int, column: Int) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array(text.utf8)) }
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  @Test func blankTextIsEmpty() {
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array(" // x\n".utf8)) }
    #expect(error?.reason == .empty)
  }

  /// A key that stands for itself is a value too; the dictionary itself is one.
  @Test(arguments: ["a;", "a=b;"])
  func valuesAreLimited(entry: String) throws {
    let most = String(repeating: entry, count: PropertyListLimits.valueCount - 1)
    let root = try PropertyListDocument(bytes: Array(most.utf8)).root
    #expect(root.dictionary?.entries.count == PropertyListLimits.valueCount - 1)
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array((most + entry).utf8)) }
    #expect(error?.reason == .tooManyValues)
  }

  @Test(arguments: ["(", "{ a = "])
  func nestingIsLimited(opening: String) {
    let text = String(repeating: opening, count: PropertyListLimits.depth + 1)
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array(text.utf8)) }
    #expect(error?.reason == .tooDeep)
  }
}
