// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Every option that `sniff magic` shares with file(1), compared with file(1) itself.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/file"), "file(1) is not installed"))
struct MagicOptionsTests {
  private let environment = ["LC_ALL": "C.UTF-8"]

  private func sniff(_ arguments: [String], _ more: [String: String] = [:]) -> ToolHarness {
    ToolHarness(
      bytes: (["magic"] + arguments).map { Array($0.utf8) }, environment: environment.merging(more) { $1 })
  }

  private func file(
    _ arguments: [String], _ more: [String: String] = [:]
  ) throws -> (output: [UInt8], errors: String, status: Int32) {
    try Program.run("/usr/bin/file", arguments, environment: environment.merging(more) { $1 })
  }

  /// A locale that is not installed is as good as none, whatever its name promises.
  @Test(arguments: ["C.UTF-8", "C.utf8", "C", "POSIX", "en_US.UTF-8", "xx_YY.UTF-8", "UTF-8", "", "nonsense/../x"])
  func escapesNamesAsTheLocaleSays(_ locale: String) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("text\n", to: "\u{e4}\u{65e5}.txt")
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      let environment = ["LC_ALL": ""].merging([variable: locale]) { $1 }
      #expect(sniff([path], environment).output == (try file([path], environment)).output, "\(variable)=\(locale)")
    }
  }

  /// Names of wide and combining characters, private and unassigned ones, controls, and bytes that are no characters.
  @Test(arguments: [[], ["-N"], ["-r"], ["-0"], ["-F", " \u{65e5}"]])
  func alignsNamesOfAllKinds(_ options: [String]) throws {
    let directory = try TemporaryDirectory()
    var names = [
      "a", "\u{e4}", "\u{65e5}\u{672c}\u{8a9e}", "e\u{301}", "\u{1F600}", "\u{EB41}", "\u{8D}", "\u{2028}", "\u{200B}",
      "\u{AD}", "\u{FFFF}", "\u{10FFFF}", "\u{E0001}", "\u{378}", "\t", "\u{FF21}",
    ].map { Array($0.utf8) }
    names += [
      [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF], [0xE6, 0x97], [0xF8, 0x88, 0x80, 0x80],
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      names.append(generator.bytes(Int.random(in: 1...12, using: &generator)).filter { $0 != 0 && $0 != 0x0A })
    }
    let paths = names.map { Array((directory.path + "/no/").utf8) + $0 }
    let list = try directory.write(Array(paths.joined(separator: [0x0A])) + [0x0A], to: "list")
    let run = sniff(options + ["-f", list])
    #expect(run.output == (try file(options + ["-f", list])).output)
  }

  /// Answers that have no word for links are about what the links lead to, whose size is not the link's.
  @Test(arguments: [
    [], ["--extension"], ["--apple"], ["--mime-type"], ["-L"], ["-L", "--extension"], ["-k"], ["-h"], ["-hL"], ["-Lh"],
  ])
  func looksThroughLinksWhereFileDoes(_ options: [String]) throws {
    let directory = try TemporaryDirectory()
    let target = try directory.write(Gzip.member(Array("words\n".utf8)) + [UInt8](repeating: 7, count: 90), to: "a.gz")
    var paths = [target]
    for (name, destination) in [("whole", "a.gz"), ("broken", "nowhere"), ("round", "round"), ("up", ".")] {
      paths.append(directory.path + "/" + name)
      try FileManager.default.createSymbolicLink(atPath: paths[paths.count - 1], withDestinationPath: destination)
    }
    #expect(sniff(options + paths).output == (try file(options + paths)).output)
  }

  /// file(1) reads a list as soon as it comes to it, with the options that stand in front; the database knows those of the
  /// first list for good.
  @Test(arguments: [
    "-n -f list", "-f list -i", "-i -f list -b a.tar", "-f list -i a.tar", "-b -f list -i a.tar", "-f list -F XX a.tar",
    "-F XX -f list a.tar", "-N -f list -0 a.tar", "-f list -N -f list a.tar", "-f list -r a.tar", "-f list -L -h a.tar",
    "-f list -k a.tar", "-n -f list -b -f list", "-k --mime-encoding a.tar", "-k --mime-encoding a.json",
    "-k --mime-encoding -z a.tar a.json",
  ])
  func readsListsWithTheOptionsBeforeThem(_ line: String) throws {
    let directory = try TemporaryDirectory()
    let json = try directory.write("{\"a\": 1}\n", to: "a.json")
    let tar = directory.path + "/a.tar"
    _ = try Program.run("/bin/tar", ["-cf", tar, "-C", directory.path, "a.json"])
    let list = try directory.write([json, "", tar, json + "\0" + tar].joined(separator: "\n") + "\n", to: "list")
    let arguments = line.split(separator: " ").map {
      ["list": list, "a.tar": tar, "a.json": json][String($0)] ?? String($0)
    }
    #expect(sniff(arguments).output == (try file(arguments)).output)
  }

  /// A list that comes through a pipe can be read once only, and its widths are known at its end.
  @Test func alignsTheNamesOfAListFromAPipe() throws {
    let directory = try TemporaryDirectory()
    let paths = [try directory.write("text\n", to: "short"), try directory.write("", to: "a longer name")]
    let list = try directory.write(paths.joined(separator: "\n") + "\n", to: "list")
    let pipe = directory.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "exec cat \"$1\" > \"$2\"", "sh", list, pipe]
    try writer.run()
    let run = sniff(["-f", pipe])
    writer.waitUntilExit()
    #expect(run.output == (try file(["-f", list])).output)
    #expect(run.lines.count == 2)
  }

  /// Texts in every format that libmagic decompresses in its own process, whole, cut off and damaged.
  private func compressedFiles(in directory: TemporaryDirectory) throws -> [String] {
    let text = try directory.write((1...3000).map { "\($0)\n" }.joined(), to: "text")
    var paths: [String] = []
    for (program, options) in [
      ("gzip", ["-nc"]), ("bzip2", ["-c"]), ("xz", ["-c"]), ("xz", ["-c", "--format=lzma"]),
    ] {
      let path = "/usr/bin/" + program
      let place = FileManager.default.isExecutableFile(atPath: path) ? path : "/bin/" + program
      guard FileManager.default.isExecutableFile(atPath: place) else { continue }
      let bytes = try Program.run(place, options + [text]).output
      let name = program + "\(options.count)"
      paths.append(try directory.write(bytes, to: name))
      paths.append(try directory.write(Array(bytes.prefix(bytes.count / 2)), to: name + ".half"))
      for length in [3, 6, 11, 20] {
        paths.append(try directory.write(Array(bytes.prefix(length)), to: name + ".\(length)"))
      }
      var damaged = bytes
      for index in 100..<min(120, damaged.count) { damaged[index] = 0xFF }
      paths.append(try directory.write(damaged, to: name + ".damaged"))
      paths.append(try directory.write(bytes + bytes, to: name + ".twice"))
    }
    // Two bytes that make a zlib header, before and after a text.
    paths.append(try directory.write([0x78, 0x9C] + Array("text".utf8), to: "zlib"))
    paths.append(try directory.write("x^text\n", to: "no-zlib"))
    paths.append(try directory.write("plain\n", to: "plain"))
    return paths
  }

  @Test(arguments: [
    ["-z"], ["-Z"], ["-z", "-i"], ["-z", "--mime-type"], ["-z", "--mime-encoding"], ["-Z", "-i"], ["-zk"],
    ["-z", "--extension"], ["-z", "--apple"], ["-z", "-e", "compress"], ["-zr"], ["-Zkb"],
  ])
  func looksInsideCompressedFiles(_ options: [String]) throws {
    let directory = try TemporaryDirectory()
    let paths = try compressedFiles(in: directory)
    let run = sniff(options + paths)
    let expected = try file(options + paths)
    #expect(run.lines == String(decoding: expected.output, as: UTF8.self).split(separator: "\n").map(String.init))
    #expect(run.status == expected.status)
  }

  /// What libmagic has other programs decompress is always empty in 5.44 (their output is counted by what they complain); here
  /// it is what it is.
  @Test func looksInsideWhatLibMagicTakesForEmpty() throws {
    let directory = try TemporaryDirectory()
    // compress(1)'s output for "aaaaaaaaaaaaaaaa\n": nine-bit codes.
    let path = try directory.write(
      [0x1F, 0x9D, 0x90, 0x61, 0x02, 0x0A, 0x1C, 0x48, 0xB0, 0x00, 0x0A, 0x00].prefix(7).map { $0 }, to: "a.Z")
    let run = sniff(["-bz", path])
    #expect(run.text.hasSuffix("(compress'd data 16 bits)\n") && !run.text.hasPrefix("empty"))
  }

  @Test(arguments: [
    ["-P", "bytes=1"], ["-P", "bytes=0"], ["-P", "enc=10"], ["-P", "regex=5"], ["-P", "name=0"], ["-P", "indir=0"],
    ["-P", "elf_notes=0"], ["-P", "elf_phnum=1"], ["-P", "elf_shnum=1"], ["-P", "bytes=100", "-P", "enc=7"], ["-n"],
    ["-P", "bytes=x"], ["-P", "bytes= +9 8"], ["-P", "bytes=4294967297"], ["-P", "name="],
    ["--exclude-quiet", "nonsense"], ["--exclude-quiet", "soft"], ["-e", "soft", "-e", "text"], ["-bb"], ["-p"], ["-s"],
    ["-E"], ["-L"], ["-h"], ["-0"], ["-00"], ["-v0", "-b"].suffix(1).map { $0 },
  ])
  func agreesWithFile(_ options: [String]) throws {
    let directory = try TemporaryDirectory()
    let samples = Corpus.samples.filter { $0.path.hasPrefix("images/") || $0.path.hasPrefix("source/") }
    let paths =
      samples.map { Corpus.folder + "/" + $0.path } + [directory.path, directory.path + "/missing", "/bin/sh", ""]
    let run = sniff(options + paths)
    let expected = try file(options + paths)
    #expect(
      run.text.split(separator: "\n") == String(decoding: expected.output, as: UTF8.self).split(separator: "\n"))
    #expect(run.status == expected.status)
  }

  @Test func listsTheDatabase() throws {
    #expect(try sniff(["-l"]).output == file(["-l"]).output)
  }

  @Test func readsListsLikeFile() throws {
    let directory = try TemporaryDirectory()
    let text = try directory.write("text\n", to: "text")
    let first = try directory.write("\(text)\n\n/missing\n\(text)", to: "first")
    let second = try directory.write(text + "\n", to: "second")
    let empty = try directory.write("", to: "empty")
    let arguments = ["-f", first, "-f", second, "-f", empty, text]
    #expect(try sniff(arguments).output == file(arguments).output)
  }

  @Test func putsTheTimeOfAccessBack() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("text\n", to: "text")
    var times = stat()
    let past = [timespec(tv_sec: 1_000_000_000, tv_nsec: 5), timespec(tv_sec: 2_000_000_000, tv_nsec: 7)]
    utimensat(AT_FDCWD, path, past, 0)
    #expect(sniff(["-p", path]).status == 0)
    try #require(stat(path, &times) == 0)
    #expect(times.st_atim.tv_sec == 1_000_000_000 && times.st_atim.tv_nsec == 5)
    #expect(times.st_mtim.tv_sec == 2_000_000_000 && times.st_mtim.tv_nsec == 7)
  }

  @Test func explainsWhatWasTested() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], to: "a.gz")
    let run = sniff(["-d", path])
    #expect(run.text.contains("gzip compressed data"))
    #expect(run.errors.contains(#"  + 0 string =\037\213"#))
    #expect(run.errors.contains("  - "))
  }

  /// Builds of file(1) with a sandbox have the option.
  @Test(arguments: ["-S", "--no-sandbox"])
  func staysConfined(_ option: String) {
    let run = sniff([option, "/"])
    #expect(run.status == 0 && run.text == "/: directory\n" && run.errors.isEmpty)
  }

  @Test(arguments: ["-c", "-C"])
  func saysWhatIsNotOffered(_ option: String) {
    let run = sniff([option, "/"])
    #expect(run.status == 2 && run.errors.contains("not offered"))
  }

  @Test(arguments: [
    ["-P", "bytes"], ["-P", "nonsense=1"], ["-P", "bytes=-1"], ["--engine", "other"], ["-e", "x"],
    ["-f", "/nonexistent"], ["-m", "/nonexistent"], [],
  ])
  func tellsMistakes(_ options: [String]) {
    let run = sniff(options.isEmpty ? [] : options + ["/"])
    #expect(run.status == 2 && run.errors.hasPrefix("sniff: ") && run.output.isEmpty)
  }
}
