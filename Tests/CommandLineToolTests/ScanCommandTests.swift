// SPDX-License-Identifier: Apache-2.0
import CommandLineTool
import FileSystem
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct ScanCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for number in 0..<100 { try directory.write("text \(number)\n", to: "many/\(number % 7)/file\(number).txt") }
    try directory.write("let x = 1\n", to: "a.swift")
    try directory.write([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34, 0x0a], to: "really.txt")
  }

  @Test(arguments: ["1", "2", "7"])
  func isTheSameForAnyNumberOfThreads(threads: String) {
    let one = ToolHarness("scan", "-j", "1", "--format", "ndjson", directory.path)
    #expect(one.lines.count == 100 + 7 + 1 + 2 + 1)
    #expect(ToolHarness("scan", "-j", threads, "--format", "ndjson", directory.path).text == one.text)
    #expect(
      ToolHarness("scan", "-j", threads, "--unordered", "--format", "ndjson", directory.path).lines.sorted()
        == one.lines.sorted())
  }

  @Test func staysWithinDepthAndExclusions() {
    #expect(ToolHarness("scan", "--max-depth", "0", "-b", "--uti", directory.path).text == "public.folder\n")
    #expect(ToolHarness("scan", "--max-depth", "1", "--uti", directory.path).lines.count == 4)
    #expect(ToolHarness("scan", "--exclude", "many", "--uti", directory.path).lines.count == 3)
    #expect(ToolHarness("scan", "--exclude", "*.txt", "--uti", directory.path).lines.count == 1 + 1 + 8)
  }

  @Test func filters() {
    let swift = ToolHarness("scan", "--conforms-to", "public.source-code", "-0", directory.path)
    #expect(swift.text == directory.path + "/a.swift\0")
    // Candidates do not multiply paths.
    let all = ToolHarness("scan", "--conforms-to", "public.source-code", "-0", "-k", directory.path)
    #expect(all.text == swift.text)
    // Who asks for more than paths gets it.
    let types = ToolHarness("scan", "--conforms-to", "public.source-code", "-0", "--uti", directory.path)
    #expect(types.text == directory.path + "/a.swift\0: public.swift-source\n")
    let pairs = ToolHarness("scan", "--conforms-to", "public.source-code", "-00", "--uti", directory.path)
    #expect(pairs.text == directory.path + "/a.swift\0public.swift-source\0")
    let answers = ToolHarness("scan", "--conforms-to", "public.source-code", "-00", directory.path)
    #expect(answers.text.hasPrefix(directory.path + "/a.swift\0public.swift-source ("))
    let mismatch = ToolHarness("scan", "--mismatch", "--uti", "-N", directory.path)
    #expect(mismatch.text == directory.path + "/really.txt: com.adobe.pdf\n")
    #expect(ToolHarness("scan", "--conforms-to", "no.such.type", directory.path).status == 2)
  }

  /// A name that lies about what is inside a wrapper is a lie as well.
  @Test func findsLiesAboutWhatIsInside() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      Gzip.member(Array("\u{89}PNG\r\n\u{1a}\n".unicodeScalars.map { UInt8($0.value) })), to: "a.pdf.gz")
    try directory.write(Gzip.member(Array("hello\n".utf8)), to: "b.txt.gz")
    let objects = try ToolHarness("scan", "--mismatch", "--json", directory.path).objects()
    #expect(objects.count == 1)
    let content = try #require(objects.first?["content"] as? [String: Any])
    #expect((content["mismatch"] as? [String: Any])?["claimed"] as? String == "com.adobe.pdf")
    let csv = ToolHarness("scan", "--mismatch", "--format", "csv", directory.path).lines
    #expect(csv.last?.contains(",com.adobe.pdf,") == true)
    let plain = ToolHarness("scan", "--mismatch", directory.path).text
    #expect(plain.hasSuffix(", but the content's name says com.adobe.pdf\n") && plain.contains(" > public.png "))
    let inside = ToolHarness("scan", "--mismatch", "-z", directory.path).text
    #expect(inside.contains(": public.png (") && inside.hasSuffix(", but its name says com.adobe.pdf\n"))
  }

  @Test func tellsWhatADynamicTypeStandsFor() throws {
    let directory = try TemporaryDirectory()
    try directory.write("\\documentclass{article}\n\\begin{document}\nQuay.\n\\end{document}\n", to: "a.wasm")
    let run = ToolHarness("scan", "--mismatch", directory.path)
    #expect(run.text.contains(", but its name says dyn.") && run.text.hasSuffix(" (application/wasm)\n"))
  }

  /// The reason stands there even where what lies does not.
  @Test func findsLiesAboutWhatIsOutside() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Gzip.member(Array("hello there\n".utf8)), to: "a.png")
    let plain = ToolHarness("scan", "--mismatch", directory.path).text
    #expect(plain.hasSuffix(", but its name says public.png\n"))
    let inside = ToolHarness("scan", "--mismatch", "-z", directory.path).text
    #expect(inside.hasSuffix(", inside org.gnu.gnu-zip-archive whose name says public.png\n"))
  }

  /// Without names there is next to nothing that could lie.
  @Test func tellsWhyNothingLies() {
    let run = ToolHarness("scan", "--mismatch", "--no-name", directory.path)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.contains("--mismatch") && run.errors.contains("user.mime_type"))
  }

  @Test(arguments: ["", "/", ".", "./", "../many", "[", "many/[ab", "a\\"])
  func refusesWhatExcludesNothing(_ pattern: String) {
    let run = ToolHarness("scan", "--exclude", pattern, directory.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("sniff: --exclude '\(pattern)' "))
  }

  @Test func summarizes() {
    let lines = ToolHarness("scan", "--summary", directory.path).lines
    #expect(lines.contains { $0.hasSuffix("  public.plain-text") && $0.contains("100") })
  }

  @Test func summarizesForPrograms() throws {
    let objects = try ToolHarness("scan", "--summary", "--format", "ndjson", directory.path).objects()
    let text = try #require(objects.first)
    #expect(text["type"] as? String == "public.plain-text")
    #expect(text["files"] as? Int == 100)
    #expect((text["bytes"] as? Int ?? 0) > 100)
    #expect(objects.contains { $0["type"] as? String == "com.adobe.pdf" })
    let csv = ToolHarness("scan", "--summary", "--format", "csv", directory.path, "/nonexist").lines
    #expect(csv.first == "type,contentType,files,bytes")
    #expect(csv.dropFirst().first?.hasPrefix("public.plain-text,,100,") == true)
    #expect(csv.last == ",,1,")
    // What could not be read may be anything, and is counted beside what is chosen.
    let options = ["--summary", "--format", "csv", "--conforms-to", "public.source-code"]
    let chosen = ToolHarness(bytes: (["scan"] + options + [directory.path, "/nonexist"]).map { Array($0.utf8) })
    #expect(chosen.lines.dropFirst() == ["public.swift-source,,1,10", ",,1,"])
  }

  @Test func stopsAtTheFirstErrorWhereToldTo() {
    let missing = directory.path + "/missing"
    let run = ToolHarness("scan", "-E", "--uti", "-b", missing, directory.path)
    #expect(run.status == 1 && run.lines == ["cannot open `\(missing)' (No such file or directory)"])
    #expect(ToolHarness("scan", "--uti", "-b", missing, directory.path).lines.count == 1 + 100 + 7 + 1 + 2 + 1)
  }

  /// On one terminal the entries themselves show how far a scan has come.
  @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
  func showsProgress(isErrorTerminal: Bool, isOutputTerminal: Bool, isShown: Bool) throws {
    let tree = try TemporaryDirectory()
    for number in 0..<600 { try tree.write("", to: "\(number)") }
    let errors = Locked<[UInt8]>([])
    let console = Console(
      write: { _ in nil }, writeError: { bytes in errors.withLock { $0 += bytes } },
      isOutputTerminal: isOutputTerminal, isErrorTerminal: isErrorTerminal)
    #expect(Tool.run(["scan", tree.path].map { Array($0.utf8) }, on: console) == 0)
    let text = String(decoding: errors.withLock { $0 }, as: UTF8.self)
    #expect(text.contains(" entries") == isShown)
    #expect(text.hasSuffix(isShown ? "\r\u{1b}[K" : ""))
  }

  /// What the file system says of a folder's size says nothing of what is in it.
  @Test func tellsSizesOfFilesAlone() throws {
    let folder = try TemporaryDirectory()
    try folder.write("words\n", to: "a b.txt")
    let objects = try ToolHarness("scan", "--json", folder.path).objects()
    #expect(objects.map { $0["size"] as? Int } == [nil, 6])
    let csv = ToolHarness("scan", "--format", "csv", folder.path).lines.dropFirst()
    #expect(csv.first?.hasPrefix("\(folder.path),directory,,public.folder,") == true)
    #expect(csv.last?.hasPrefix("\"\(folder.path)/a b.txt\",file,6,public.plain-text,") == true)
  }

  @Test func tellsOfDamageInside() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Array(Gzip.member(Array("some words\n".utf8)).dropLast(10)), to: "a.gz")
    let content = try #require(
      try ToolHarness("scan", "--json", folder.path).objects().last?["content"] as? [String: Any])
    #expect(content["error"] as? String == "the data ends too early")
  }

  @Test func ordersRowsOfOneCountByTheirTypes() throws {
    let folder = try TemporaryDirectory()
    for name in ["a.c", "a.lua", "a.pl", "a.py", "a.rb", "a.swift"] { try folder.write("words\n", to: name) }
    let types = try ToolHarness("scan", "--summary", "--json", folder.path).objects().compactMap {
      $0["type"] as? String
    }
    #expect(types.count == 7 && types == types.sorted())
  }

  @Test(arguments: [("NO_COLOR", "", true), ("NO_COLOR", "1", false), ("TERM", "dumb", false), ("TERM", "xterm", true)])
  func coloursWhatATerminalTakes(variable: String, value: String, isColored: Bool) {
    let output = Locked<[UInt8]>([])
    let console = Console(
      write: { bytes in
        output.withLock { $0 += bytes }
        return nil
      }, writeError: { _ in }, isOutputTerminal: true,
      environment: { $0 == variable ? Array(value.utf8) : nil })
    #expect(Tool.run(["scan", "--max-depth", "0", directory.path].map { Array($0.utf8) }, on: console) == 0)
    #expect(output.withLock { $0.contains(0x1b) } == isColored)
  }

  @Test func readsRootsFromLists() throws {
    let list = try directory.write("\(directory.path)/many\n/nonexist\n\(directory.path)/a.swift\n", to: "roots")
    let run = ToolHarness("scan", "--uti", "-f", list)
    #expect(run.status == 1)
    #expect(run.lines.count == 1 + 7 + 100 + 1 + 1)
    #expect(ToolHarness("scan", "-f", "/nonexist").status == 2)
  }

  @Test func excludesPathsBelowTheRoot() {
    func count(_ pattern: String) -> Int {
      ToolHarness("scan", "--uti", "--exclude", pattern, directory.path).lines.count
    }
    let all = count("nothing")
    #expect(count("many/3") == all - 1 - 14)
    #expect(count("3") == all - 1 - 14)
    #expect(count("3/file3.txt") == all)
    #expect(count("many/*.txt") == all)
    #expect(count("many/**/file3.txt") == all - 1)
    #expect(count("/a.swift") == all - 1)
    #expect(count("./many/3") == all - 1 - 14)
    #expect(count("./a.swift") == all - 1)
    #expect(count("many/./3") == all - 1 - 14)
  }

  @Test func survivesWhatIsNoFile() throws {
    let path = directory.path + "/odd"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(mkfifo(path + "/fifo", 0o644) == 0)
    #expect(symlink("nowhere", path + "/dangling") == 0)
    #expect(symlink("..", path + "/loop") == 0)
    try directory.write("", to: "odd/empty")
    let run = ToolHarness("scan", "--mime-type", "-N", path)
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.dropFirst(path.count) } == [
        ": inode/directory", "/dangling: inode/symlink", "/empty: inode/x-empty", "/fifo: inode/fifo",
        "/loop: inode/symlink",
      ])
  }

  @Test func followsLinksWithoutGoingRound() throws {
    let path = directory.path + "/round"
    try directory.write("x\n", to: "round/file.txt")
    #expect(symlink(".", path + "/again") == 0)
    #expect(symlink("nowhere", path + "/dangling") == 0)
    let run = ToolHarness("scan", "-L", "--mime-type", "-N", path)
    #expect(run.status == 1)
    #expect(run.errors == "sniff: \(path)/again: cannot be read: ELOOP: Too many levels of symbolic links\n")
    #expect(run.lines.count == 4)
  }

  @Test func namesWhatItCannotEnter() throws {
    let run = ToolHarness("scan", "--uti", directory.path + "/missing")
    #expect(run.status == 1)
    #expect(run.errors.contains("ENOENT"))
  }
}
