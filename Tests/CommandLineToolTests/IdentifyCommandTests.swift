// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

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

  /// Two names of which one has a line feed and the other what stands for it on a terminal.
  @Test func csvTellsNamesApart() throws {
    let directory = try TemporaryDirectory()
    for name in [#"a\012b"#, "a\nb"] { try directory.write("text\n", to: name) }
    let lines = ToolHarness("scan", "--format", "csv", directory.path).lines
    #expect(lines.contains { $0.hasPrefix(directory.path + #"/a\134012b,"#) })
    #expect(lines.contains { $0.hasPrefix(directory.path + #"/a\012b,"#) })
  }

  /// A list that NULs divide, read as lines: no path of it is silently taken for another one.
  @Test func findsNoPathInFrontOfANUL() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("text\n", to: "a.txt")
    let list = try directory.write(path + "\0" + path + "\n" + path + "\n", to: "list")
    let run = ToolHarness("-f", list, "--json")
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").filter { $0.contains("--files0-from") }.count == 1)
    let objects = try run.objects()
    #expect(objects.count == 2)
    #expect((objects.first?["error"] as? String)?.hasPrefix("EINVAL") == true)
    #expect(objects.last?["type"] as? String == "public.plain-text")
  }

  /// file(1) says nothing about it.
  @Test func magicTellsOfNULs() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("text\n", to: "a.txt")
    let list = try directory.write(path + "\0" + path + "\0", to: "list")
    for options in [[], ["-n"]] {
      let run = ToolHarness(bytes: (["magic"] + options + ["-f", list]).map { Array($0.utf8) })
      #expect(run.status == 0 && run.lines == [path + ": ASCII text"])
      #expect(run.errors.split(separator: "\n").filter { $0.contains("has NULs") }.count == 1)
    }
  }

  /// The directories of a name that is declared say nothing, as those of a path.
  @Test(arguments: ["Makefile", "d/Makefile", "./Makefile", "/a.png/Makefile"])
  func takesTheLastComponentOfAName(_ name: String) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("x = 1\n", to: "plain")
    #expect(ToolHarness("-b", "--uti", "--name", name, path).text == "public.make-source\n")
  }

  @Test func saysWhatATypeMayBe() {
    #expect(ToolHarness("--type", "publc.png", png).errors.contains("near: public.png"))
    #expect(ToolHarness("--type", ".png", png).errors.contains(".png is an extension of public.png"))
    #expect(ToolHarness("--type", "qqqqqqqq", png).errors.contains("`sniff type --conforms-to public.item` lists"))
  }

  @Test func printsOneFieldALine() {
    #expect(ToolHarness("-b", "--mime-type", png).text == "image/png\n")
    #expect(ToolHarness("-b", "-i", png).text == "image/png; charset=binary\n")
    #expect(ToolHarness("-b", "--mime-encoding", swift).text == "us-ascii\n")
    #expect(ToolHarness("-b", "--uti", png, swift).text == "public.png\npublic.swift-source\n")
    #expect(ToolHarness("-b", "--extension", png).text == "png\n")
  }

  /// file(1) takes its MIME options for bits of one answer.
  @Test(arguments: [
    ["-i", "--mime-type"], ["-i", "--mime-encoding"], ["--mime-type", "--mime-encoding"],
    ["--mime-encoding", "-i", "--mime-type"], ["--format", "mime"], ["--format", "mime", "--mime-type"],
    ["--format", "plain", "-i"],
  ])
  func putsMIMEOptionsTogether(_ options: [String]) {
    let run = ToolHarness(bytes: (["-b"] + options + [png]).map { Array($0.utf8) })
    #expect(run.text == "image/png; charset=binary\n", "\(run.errors)")
  }

  @Test func takesTheFormatOfAField() {
    #expect(ToolHarness("-b", "--format", "plain", "--mime-type", png).text == "image/png\n")
    #expect(ToolHarness("-b", "--format", "plain", "--uti", png).text == "public.png\n")
  }

  @Test func alignsNamesAsFileDoes() {
    let lines = ToolHarness("--mime-type", png, swift).lines
    let answers = zip(lines, ["image/png", "text/x-swift"]).map { $0.range(of: $1)?.lowerBound.utf16Offset(in: $0) }
    #expect(png.count != swift.count && answers == Array(repeating: max(png.count, swift.count) + 2, count: 2))
    #expect(ToolHarness("-N", "--mime-type", png).text == "\(png): image/png\n")
    #expect(ToolHarness("-N", "-F", " ->", "--mime-type", png).text == "\(png) -> image/png\n")
    #expect(ToolHarness("-0", "--mime-type", png).text == "\(png)\0: image/png\n")
    #expect(ToolHarness("-00", "--mime-type", png).text == "\(png)\0image/png\0")
  }

  /// A name takes as many columns as it is written with: an escape four, a letter of East Asia two.
  @Test func alignsEscapedNames() throws {
    let paths = try ["a\nb", "\u{6e2f}", "quayside"].map { try directory.write("words\n", to: $0) }
    let run = ToolHarness(bytes: (["--mime-type"] + paths).map { Array($0.utf8) })
    #expect(
      run.lines.map { String($0.dropFirst(directory.path.count + 1)) } == [
        "a\\012b:   text/plain", "\u{6e2f}:       text/plain", "quayside: text/plain",
      ])
  }

  @Test func understandsFileURLs() {
    #expect(
      ToolHarness("-b", "--uti", "file://\(png.replacingOccurrences(of: "a.png", with: "%61.png"))").text
        == "public.png\n")
    #expect(ToolHarness("-b", "--uti", "file://localhost\(png)").text == "public.png\n")
    for scheme in ["FILE://", "File://LocalHost", "file:", "FILE:"] {
      #expect(ToolHarness("-b", "--uti", scheme + png).text == "public.png\n")
    }
    // It is the path that is aligned.
    #expect(ToolHarness("--uti", "file://\(png)", swift).text == ToolHarness("--uti", png, swift).text)
  }

  @Test(arguments: [
    ("file://elsewhere/a", "EREMOTE: Object is remote"), ("file:///a%2", "EINVAL: Invalid argument"),
    ("file://nowhere", "EINVAL: Invalid argument"), ("file:///a%00b", "EINVAL: Invalid argument"),
  ])
  func answersTheRestOfAListWithAForeignURL(url: String, reason: String) throws {
    let complaint = "sniff: \(url): cannot be read: \(reason)\n"
    let list = try directory.write("\(url)\n\(png)\n", to: "urls")
    for run in [ToolHarness("-b", "--uti", url, png), ToolHarness("-b", "--uti", "-f", list)] {
      #expect(run.status == 1)
      #expect(run.lines.count == 2)
      #expect(run.lines.last == "public.png")
      #expect(run.errors == complaint)
    }
    let object = try #require(try ToolHarness("--json", url).objects().first)
    #expect(object["error"] as? String == reason)
    let explained = ToolHarness("explain", url, png)
    #expect(explained.status == 1)
    #expect(explained.text.contains("public.png"))
    let scanned = ToolHarness("scan", "--uti", "-b", url, png)
    #expect(scanned.status == 1)
    #expect(scanned.errors == complaint)
    #expect(scanned.lines.last == "public.png")
  }

  /// One line in, one line out, whatever the line is.
  @Test(arguments: [
    ["--mime-type"], ["-i"], ["--uti"], ["--extension"], ["--mime-encoding"], [], ["-z"], ["--format", "ndjson"],
    ["--format", "mime"], ["-z", "--mime-type"],
  ])
  func keepsStepWithAList(_ options: [String]) throws {
    let damaged = try directory.write([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff], to: "damaged.gz")
    let paths = [png, "/nonexist", "", swift, "file://elsewhere/a", damaged, directory.path, ""]
    for (option, terminator) in [("-f", "\n"), ("--files0-from", "\0")] {
      let list = try directory.write(paths.map { $0 + terminator }.joined(), to: "list\(option)")
      for brief in [["-b"], ["-N"]] {
        let run = ToolHarness(bytes: (options + brief + [option, list]).map { Array($0.utf8) })
        #expect(run.status == 1)
        #expect(run.lines.count == paths.count, "\(run.text)")
        #expect(run.errors.split(separator: "\n").count == 4)
      }
      let run = ToolHarness(bytes: (options + ["-00", option, list]).map { Array($0.utf8) })
      if !options.contains("ndjson") { #expect(run.output.count { $0 == 0 } == 2 * paths.count) }
    }
    let csv = ToolHarness("--format", "csv", "-f", directory.path + "/list-f")
    #expect(csv.lines.count == paths.count + 1)
  }

  @Test func saysAsFileDoesWhatCannotBeOpened() {
    let run = ToolHarness("--mime-type", "/nonexist")
    #expect(run.text == "/nonexist: cannot open `/nonexist' (No such file or directory)\n")
    #expect(run.errors == "sniff: /nonexist: cannot be read: ENOENT: No such file or directory\n")
  }

  @Test func tellsWhatCannotBeReadAndGoesOn() throws {
    let run = ToolHarness("-b", "--uti", directory.path + "/missing", png)
    #expect(run.status == 1)
    #expect(run.lines.last == "public.png")
    #expect(run.errors == "sniff: \(directory.path)/missing: cannot be read: ENOENT: No such file or directory\n")
    let object = try #require(try ToolHarness("--format", "ndjson", directory.path + "/missing").objects().first)
    #expect(object["error"] as? String == "ENOENT: No such file or directory")
    #expect(object["type"] == nil)
  }

  @Test func stopsAtTheFirstErrorWhereToldTo() {
    for threads in ["1", "3"] {
      let run = ToolHarness("-E", "-j", threads, "-b", "--uti", png, directory.path + "/missing", png, png)
      #expect(run.status == 1)
      #expect(run.lines.count == 2)
      #expect(run.lines.first == "public.png")
    }
  }

  @Test func tellsHowToReadStandardInput() {
    let run = ToolHarness()
    #expect(run.status == 2)
    #expect(run.errors.contains("`sniff -`"))
  }

  @Test func takesOptionsInFrontOfTheCommand() throws {
    #expect(ToolHarness("--color", "never", "type", "public.png").text.hasPrefix("public.png\n"))
    #expect(ToolHarness("--json", "-L", "scan", directory.path).text.contains("\"kind\":\"directory\""))
    #expect(ToolHarness("-j1", "-j", "1", "scan", directory.path).lines.first?.contains("public.folder") == true)
    let list = try directory.write("\(directory.path)\n", to: "roots")
    #expect(ToolHarness("-f", list, "scan", "--max-depth", "0").lines.count == 1)
    #expect(ToolHarness("-b", "type", "public.png").errors.contains("-b"))
    // What follows an option that takes a value is no command.
    #expect(ToolHarness("--name", "type", png).text.contains("public.png"))
    #expect(ToolHarness("--color=never", "--declarations", "/nonexist", "type", "public.png").status == 1)
    #expect(ToolHarness("help").text == ToolHarness("--help").text)
    #expect(ToolHarness("help", "type").text == ToolHarness("type", "--help").text)
    #expect(ToolHarness("--", "type").status == 1)
    let unknown = ToolHarness("help", "bogus")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("`sniff help`"))
  }

  @Test(arguments: [
    ["type", ".png"], ["-b", "."], ["scan", "--max-depth", "0", "."], ["lint", "."], ["handlers", "public.png"],
  ])
  func printsTheSameJSONByBothNames(_ arguments: [String]) {
    let bytes = arguments.map { Array($0.utf8) }
    let run = ToolHarness(bytes: bytes + [Array("--json".utf8)])
    #expect(run.text == ToolHarness(bytes: bytes + ["--format", "ndjson"].map { Array($0.utf8) }).text)
    #expect(ToolHarness(bytes: bytes + ["--json", "--format", "ndjson"].map { Array($0.utf8) }).status == 2)
  }

  @Test func failsWhereDeclarationsCannotBeRead() throws {
    let broken = try directory.write("no list", to: "broken.plist")
    for path in ["/nonexist", broken, "file://elsewhere/a"] {
      let run = ToolHarness("-b", "--uti", "--declarations", path, png)
      #expect(run.status == 1)
      #expect(run.text == "public.png\n")
      #expect(run.errors.hasPrefix("sniff: \(path): its declarations cannot be read: "))
    }
    #expect(ToolHarness("-b", "--uti", png, environment: ["SNIFF_DECLARATIONS": "/nonexist"]).status == 1)
    #expect(ToolHarness("type", "--declarations", "/nonexist", ".png").status == 1)
    #expect(ToolHarness("handlers", "--apps", "/nonexist", "public.png").status == 1)
  }

  @Test func listsCustomaryExtensions() throws {
    let wasm = try directory.write([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], to: "module")
    #expect(ToolHarness("-b", "--extension", wasm).text == "wasm\n")
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

  /// A list with other separators is no path, but what stands after it may be one.
  @Test func goesOnBehindARecordThatIsTooLong() throws {
    let long = String(repeating: "a", count: Inputs.longestRecord + (128 << 10))
    for (list, count) in [("\(long)\n\(png)\n", 1), ("\(png)\n\(long)\n\(png)", 2), ("\(png)\n\(long)", 1)] {
      let run = ToolHarness("-b", "--uti", "-f", try directory.write(list, to: "long"))
      #expect(run.status == 1)
      #expect(run.lines.count == count + 1)
      #expect(run.lines.count { $0 == "public.png" } == count)
      #expect(run.errors.contains("ENAMETOOLONG"))
      #expect(run.output.count < 64 << 10)
    }
  }

  /// The list on standard input would be taken for the content of a file.
  @Test func doesNotTakeItsListForAFile() throws {
    for command in ["", "scan"] {
      let run = try SniffProcess.shell("printf '%s\\n' - \"$1\" | \"$SNIFF\" \(command) -b --uti -f -", [png])
      #expect(run.status == 1)
      #expect(run.lines.count == 2)
      #expect(run.lines.last == "public.png")
      #expect(run.errors.contains("EBUSY"))
      let operand = try SniffProcess.shell("printf '%s\\n' \"$1\" | \"$SNIFF\" \(command) -b --uti -f - -", [png])
      #expect(operand.status == 1)
      #expect(operand.lines.count == 2 && operand.lines.last == "public.png")
      #expect(operand.errors.contains("EBUSY"))
    }
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

  /// Some readers part lines at the separators of Unicode.
  @Test func escapesSeparatorsOfLines() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("words\n", to: "a\u{2028}b\u{2029}c\u{2030}")
    let run = ToolHarness("--mime-type", "-N", file)
    #expect(run.text == "\(folder.path)/a\\342\\200\\250b\\342\\200\\251c\u{2030}: text/plain\n")
    // Isolates turn what follows round, so that a name looks like another one.
    let isolated = try folder.write("words\n", to: "a\u{2066}b")
    #expect(ToolHarness("--mime-type", "-N", isolated).text == "\(folder.path)/a\\342\\201\\246b: text/plain\n")
  }

  @Test func overridesNameAndType() {
    #expect(ToolHarness("-b", "--uti", "--no-name", swift).text == "public.plain-text\n")
    #expect(ToolHarness("-b", "--uti", "--name", "a.c", swift).text == "public.c-source\n")
    #expect(ToolHarness("-b", "--uti", "--type", "public.c-source", swift).text == "public.c-source\n")
    #expect(ToolHarness("--type", "no.such.type", swift).status == 2)
  }

  @Test(arguments: [
    ["--nonsense", "x"], ["--mime-type", "--uti", "x"], ["--format", "yaml", "x"], ["-j", "0", "x"], ["-F"], [],
    ["type", "--json", "--tree", "public.png"], ["scan", "--summary", "--mime-type", "."], ["--json", "--uti", "x"],
    ["--brief=1", "x"], ["-Q", "x"], ["--max-depth", "1", "x"], ["-i", "--extension", "x"],
    ["--mime-type", "--mime-encoding", "--uti", "x"], ["--format", "mime", "--uti", "x"],
    ["--format", "csv", "-i", "x"], ["--json", "--mime-type", "x"], ["scan", "--summary", "--format", "mime", "."],
    ["scan", "--summary", "--format", "plain", "-i", "."],
  ])
  func refusesWhatItDoesNotUnderstand(arguments: [String]) {
    let run = ToolHarness(bytes: arguments.map { Array($0.utf8) })
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sniff: "))
  }

  /// Who contradicts or agrees is told in words.
  @Test func explainsWhoClaims() {
    let declared = ToolHarness("explain", "--type", "text/html", png).text
    #expect(declared.contains("- the declared type claims public.html, which the bytes contradict"))
    #expect(declared.contains("mismatch: the declared type claims public.html\n"))
    #expect(declared.contains("- the name agrees: public.png\n"))
  }

  @Test(arguments: [
    ("-m", "magic"), ("--apple", "magic"), ("--summary", "scan"), ("--apps", "handlers"), ("-x", "scan"),
  ])
  func tellsWhoseOptionItIs(option: String, command: String) {
    #expect(ToolHarness(option, png).errors == "sniff: \(option) belongs to \(command), not to identify\n")
  }

  @Test func endsQuietlyWhereNobodyReads() {
    let arguments = [Array("-b".utf8), Array(png.utf8)]
    #expect(ToolHarness(bytes: arguments, failure: .brokenPipe).status == 0)
    #expect(ToolHarness(bytes: arguments, failure: .inputOutput).status == 1)
    // What could not be read is told all the same.
    for command in [
      ["-b", "/nonexist"], ["scan", "/nonexist"], ["scan", "--summary", "/nonexist"], ["lint", "/nonexist"],
    ] {
      let arguments = (command + [png]).map { Array($0.utf8) }
      #expect(ToolHarness(bytes: arguments, failure: .brokenPipe).status == 1, "\(command)")
    }
  }
}

@Suite struct HelpTests {
  @Test(arguments: ["identify", "scan", "explain", "type", "lint", "handlers", "magic"])
  func matchesTheGoldenHelp(command: String) throws {
    try Golden.expect(ToolHarness(command, "--help").text, matches: "help-\(command).txt")
  }
}
