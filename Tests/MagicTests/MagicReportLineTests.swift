// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Magic
import Testing

@Suite struct MagicReportLineTests {
  private func line(_ name: String, _ width: Int, _ change: (inout MagicReportLine) -> Void = { _ in }) -> String {
    var line = MagicReportLine()
    change(&line)
    var output: [UInt8] = []
    line.append(name: Array(name.utf8), .answer(Array("data".utf8)), width: width, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func alignsAnswers() {
    #expect(line("a", 3) == "a:   data\n")
    #expect(line("abc", 3) == "abc: data\n")
    #expect(line("a", 3) { $0.isUnpadded = true } == "a: data\n")
    #expect(line("a", 3) { $0.isBrief = true } == "data\n")
    #expect(line("a", 1) { $0.separator = Array(" =".utf8) } == "a = data\n")
    #expect(line("-", 1) == "/dev/stdin: data\n")
  }

  @Test func writesNULs() {
    #expect(line("a", 1) { $0.nullCount = 1 } == "a\0: data\n")
    #expect(line("a", 1) { $0.nullCount = 2 } == "a\0data\0")
  }

  @Test func escapesNames() throws {
    #expect(line("a\nb", 6) == "a\\012b: data\n")
    #expect(line("ä", 8) == "\\303\\244: data\n")
    let characters = try #require(LocaleCharacters(locale: "C.UTF-8"))
    #expect(line("ä", 1) { $0.charset = .utf8(characters) } == "ä: data\n")
    #expect(line("a\nb", 3) { $0.isRaw = true } == "a\nb: data\n")
    #expect(MagicReportLine().width(of: [Array("a\n".utf8), Array("abc".utf8)]) == 5)
  }

  @Test func tellsFailures() {
    var output: [UInt8] = []
    MagicReportLine().append(name: Array("x".utf8), .failure(Array("no".utf8)), width: 1, to: &output)
    #expect(output == Array("x: ERROR: no\n".utf8))
  }

  /// As file(1) 5.44 of Debian 12 counts with `LC_ALL=C.UTF-8`: wide characters twice, combining ones once.
  @Test(arguments: [
    ("\u{65e5}\u{672c}.txt", 8, "\u{65e5}\u{672c}.txt"), ("\u{e9}.txt", 5, "\u{e9}.txt"),
    ("e\u{301}x.txt", 7, "e\u{301}x.txt"), ("c\u{85}d", 6, "c\\205d"), ("\u{2028}", 4, "\\050"),
    ("\u{e000}", 1, "\u{e000}"), ("\u{1f600}", 2, "\u{1f600}"), ("\u{378}", 4, "\\170"),
  ])
  func countsColumnsAsFileDoes(name: String, width: Int, shown: String) throws {
    var line = MagicReportLine()
    line.charset = .utf8(try #require(LocaleCharacters(locale: "C.UTF-8")))
    #expect(line.width(of: [Array(name.utf8)]) == width)
    #expect(String(decoding: line.charset.escapedName(Array(name.utf8)), as: UTF8.self) == shown)
  }
}
