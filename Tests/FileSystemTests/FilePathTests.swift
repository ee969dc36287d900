// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/usr/bin/ls", "ls"), ("ls", "ls"), ("a/b/", "b"), ("/", ""), ("", ""), ("a//b", "b"), ("a/b///", "b"),
  ])
  func lastComponent(path: String, expected: String) {
    #expect(Array(FilePath(path).lastComponent) == Array(expected.utf8))
  }

  @Test(arguments: [("a", "b", "a/b"), ("/", "b", "/b"), ("a/", "b", "a/b"), ("", "b", "b")])
  func appending(path: String, name: String, expected: String) {
    #expect(FilePath(path).appending(Array(name.utf8)) == FilePath(expected))
  }

  @Test func endsAtNul() {
    #expect(FilePath(bytes: [0x61, 0, 0x62]) == FilePath("a"))
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0xe2, 0x80, 0xc3, 0xa9], "a\\377\\342\\200\u{e9}"), ([0x2f, 0x80], "/\\200"),
      ([0xc3, 0xa9, 0x0a], "\u{e9}\n"),
      ([0xed, 0xa0, 0x80], "\\355\\240\\200"), ([0xf0, 0x9f, 0x98], "\\360\\237\\230"), ([], ""),
    ] as [([UInt8], String)])
  func isDescribedWithEscapes(_ bytes: [UInt8], _ text: String) {
    #expect(FilePath(bytes: bytes).description == text)
  }

  @Test func isReadFromLists() {
    #expect(FilePath.paths(in: [0x61, 0x3a, 0x3a, 0xff, 0x3a]) == [FilePath("a"), FilePath(bytes: [0xff])])
  }

  @Test func isTextOnlyIfUTF8() {
    #expect(FilePath(bytes: [0xff]).string == nil)
    #expect(FilePath("é").string == "é")
  }
}

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.o", "a/b.o", true), ("*.o", "b.c", false), ("a/*", "a/b", true), ("a/*", "b", false), ("[ab]?", "x/b1", true),
    ("a/b", "a/b", true), ("a/b", "x/a/b", false), ("/b", "b", true), ("/b", "a/b", false), ("b/", "a/b", true),
    ("a/*", "a/b/c", false), ("a/**", "a/b/c", true), ("a/**", "a", false), ("**/c", "a/b/c", true),
    ("**/c", "c", true),
    ("a/**/c", "a/c", true),
    ("a/**/c", "a/x/y/c", true), ("a/**/c", "b/c", false), ("*/c/d", "b/c/d", true), ("*/c/d", "a/b/c/d", false),
    ("", "a", false), ("**/**/**/x", "a/b/c/d/e", false), ("[!a]/b", "c/b", true), ("a?b", "a/b", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(FilePath(path)) == expected)
  }

  @Test(arguments: [
    ("", GlobPattern.Fault.empty), ("/", .empty), ("//", .empty), ("[", .openBracket), ("a[b", .openBracket),
    ("[]", .openBracket), ("[!]", .openBracket), ("[^]", .openBracket), ("[a/b]", .openBracket),
    ("x/[[:alpha:]", .openBracket),
    ("[\\]", .openBracket), ("a\\", .lastBackslash), ("a\\/b", .lastBackslash), ("..", .outside), ("a/../b", .outside),
    (".", .empty),
    ("./.", .empty), ("./a", nil), ("a", nil), ("]", nil), ("[a]", nil),
    ("[]]", nil), ("[!]]", nil), ("[^]a]", nil), ("[[:alpha:]]", nil), ("[[.].]]", nil), ("[[:a]", nil), ("\\[", nil),
    ("[\\]]", nil), ("a\\\\", nil), ("**/[a-z]*", nil), ("a//b/", nil),
  ])
  func findsFaults(pattern: String, fault: GlobPattern.Fault?) {
    #expect(GlobPattern.fault(of: Array(pattern.utf8)) == fault)
  }

  /// As `fnmatch` reads them: a bracket that is not closed matches itself, and a closed one matches anything but itself.
  @Test(arguments: ["[", "[b", "[]", "[!]", "[^]", "[\\]", "[a]", "[]]", "[[.].]]", "[!b]", "[\\]]", "[[:a]"])
  func takesTheBracketsForOpenThatMatchThemselves(pattern: String) {
    let name = pattern.filter { $0 != "\\" }
    let isLiteral = GlobPattern(pattern).matches(FilePath(name))
    #expect(isLiteral == (GlobPattern.fault(of: Array(pattern.utf8)) != nil))
  }
}
