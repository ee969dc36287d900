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

  @Test func isTextOnlyIfUTF8() {
    #expect(FilePath(bytes: [0xff]).string == nil)
    #expect(FilePath("é").string == "é")
  }
}

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.o", "a/b.o", true), ("*.o", "b.c", false), ("a/*", "a/b", true), ("a/*", "b", false), ("[ab]?", "x/b1", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(FilePath(path)) == expected)
  }
}
