// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import TestSupport
import Testing

@Suite struct IdentifyCommandTests {
  private let directory: TemporaryDirectory
  private let png: String
  private let swift: String

  init() throws {
    directory = try TemporaryDirectory()
    let header: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    png = try directory.write(header + [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0], to: "a.png")
    swift = try directory.write("some words and no more\n", to: "answer.swift")
  }

  @Test func printsOneFieldALine() {
    #expect(ToolHarness("-b", "--mime-type", png).text == "image/png\n")
    #expect(ToolHarness("-b", "-i", png).text == "image/png; charset=binary\n")
    #expect(ToolHarness("-b", "--mime-encoding", swift).text == "us-ascii\n")
    #expect(ToolHarness("-b", "--uti", png, swift).text == "public.png\npublic.swift-source\n")
    #expect(ToolHarness("-b", "--extension", png).text == "png\n")
  }

  @Test func alignsNamesAsFileDoes() {
    let lines = ToolHarness("--mime-type", png, swift).lines
    #expect(lines.map { $0.firstRange(of: "  ") != nil || $0.contains(": ") } == [true, true])
    #expect(ToolHarness("-N", "--mime-type", png).text == "\(png): image/png\n")
    #expect(ToolHarness("-N", "-F", " ->", "--mime-type", png).text == "\(png) -> image/png\n")
    #expect(ToolHarness("-0", "--mime-type", png).text == "\(png)\0: image/png\n")
    #expect(ToolHarness("-00", "--mime-type", png).text == "\(png)\0image/png\0")
  }

  @Test func understandsFileURLs() {
    #expect(
      ToolHarness("-b", "--uti", "file://\(png.replacingOccurrences(of: "a.png", with: "%61.png"))").text
        == "public.png\n")
    #expect(ToolHarness("file://elsewhere/a").status == 2)
    #expect(ToolHarness("file:///a%2").status == 2)
  }

  @Test func tellsWhatCannotBeReadAndGoesOn() throws {
    let run = ToolHarness("-b", "--uti", directory.path + "/missing", png)
    #expect(run.status == 1)
    #expect(run.text == "public.png\n")
    #expect(run.errors == "sniff: \(directory.path)/missing: cannot be read: ENOENT: No such file or directory\n")
    let object = try #require(try ToolHarness("--format", "ndjson", directory.path + "/missing").objects().first)
    #expect(object["error"] as? String == "ENOENT: No such file or directory")
    #expect(object["type"] == nil)
  }

  @Test func stopsAtTheFirstErrorWhereToldTo() {
    let run = ToolHarness("-E", "-j", "1", "-b", "--uti", directory.path + "/missing", png)
    #expect(run.status == 1)
  }

  @Test func readsLists() throws {
    let lines = try directory.write("\(png)\n\(swift)\n", to: "list")
    #expect(ToolHarness("-b", "--uti", "-f", lines).text == "public.png\npublic.swift-source\n")
    let nuls = try directory.write("\(png)\0\(swift)", to: "list0")
    #expect(ToolHarness("-b", "--uti", "--files0-from", nuls).text == "public.png\npublic.swift-source\n")
    let run = ToolHarness("--files0-from", directory.path + "/missing")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read the list"))
  }

  @Test func writesNDJSONInTheOrderOfTheSchema() throws {
    let text = ToolHarness("--format", "ndjson", png).text
    let keys = [
      "\"schema\"", "\"path\"", "\"kind\"", "\"size\"", "\"type\"", "\"mime\"", "\"confidence\"", "\"candidates\"",
      "\"mismatch\"",
    ]
    var rest = text[...]
    for key in keys {
      let range = try #require(rest.range(of: key), "\(key) is missing or out of order")
      rest = rest[range.upperBound...]
    }
  }

  @Test func givesAPathThatIsNoTextInBase64() throws {
    let name: [UInt8] = Array((directory.path + "/").utf8) + [0xff, 0x0a]
    let object = try #require(
      String(decoding: ToolHarness(bytes: [Array("--format=ndjson".utf8), name]).output, as: UTF8.self)
        .split(separator: "\n").first)
    #expect(object.contains("\"pathBase64\":\"\(Data(name).base64EncodedString())\""))
  }

  @Test func escapesNamesThatBreakLines() throws {
    let path = try directory.write("x\n", to: "new\nline\u{1b}[31m")
    let plain = ToolHarness("--mime-type", path)
    #expect(plain.lines.count == 1)
    #expect(plain.text.contains("new\\012line\\033[31m"))
    #expect(ToolHarness("--format", "csv", path).lines.count == 2)
    #expect(try ToolHarness("--format", "ndjson", path).objects().first?["path"] as? String == path)
  }

  @Test func overridesNameAndType() {
    #expect(ToolHarness("-b", "--uti", "--no-name", swift).text == "public.plain-text\n")
    #expect(ToolHarness("-b", "--uti", "--name", "a.c", swift).text == "public.c-source\n")
    #expect(ToolHarness("-b", "--uti", "--type", "public.c-source", swift).text == "public.c-source\n")
    #expect(ToolHarness("--type", "no.such.type", swift).status == 2)
  }

  @Test(arguments: [
    ["--nonsense", "x"], ["--mime-type", "--uti", "x"], ["--format", "yaml", "x"], ["-j", "0", "x"], ["-F"], [],
    ["--brief=1", "x"], ["-Q", "x"], ["--max-depth", "1", "x"],
  ])
  func refusesWhatItDoesNotUnderstand(arguments: [String]) {
    let run = ToolHarness(bytes: arguments.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sniff: "))
  }

  @Test func endsQuietlyWhereNobodyReads() {
    let arguments = [Array("-b".utf8), Array(png.utf8)]
    #expect(ToolHarness(bytes: arguments, failure: .brokenPipe).status == 0)
    #expect(ToolHarness(bytes: arguments, failure: .inputOutput).status == 1)
  }
}

@Suite struct HelpTests {
  @Test(arguments: ["identify", "scan", "explain", "type", "lint", "handlers", "magic"])
  func matchesTheGoldenHelp(command: String) throws {
    try Golden.expect(ToolHarness(command, "--help").text, matches: "help-\(command).txt")
  }
}
