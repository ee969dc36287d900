// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// `--engine`, text sources and databases that only libmagic reads.
@Suite(.enabled(if: SniffProcess.isBuilt, "the tool was not built beside the tests"))
struct MagicEngineTests {
  private let directory: TemporaryDirectory
  private let source: String
  private let other: String
  private let zork: String

  init() throws {
    directory = try TemporaryDirectory()
    source = try directory.write("# comment\n0 string ZORK Zork file\n!:mime application/x-zork\n", to: "zork.magic")
    other = try directory.write("0 string MORK Mork file\n", to: "mork.magic")
    zork = try directory.write("ZORK\u{1}", to: "zork")
  }

  @Test func asksLibMagicItself() throws {
    let samples = Corpus.samples.filter { $0.path.hasPrefix("images/") }.map { Corpus.folder + "/" + $0.path }
    let paths = samples + ["/dev/null", "/", "/nonexistent", "/bin/sh"]
    for options in [[], ["-i"], ["-k"], ["--extension"]] {
      let swift = ToolHarness(bytes: (["magic"] + options + paths).map { Array($0.utf8) })
      let libmagic = ToolHarness(bytes: (["magic", "--engine", "libmagic"] + options + paths).map { Array($0.utf8) })
      #expect(libmagic.lines == swift.lines)
      #expect(libmagic.errors.isEmpty && libmagic.status == swift.status)
    }
  }

  @Test func readsTextSources() throws {
    let mork = try directory.write("MORK\u{1}", to: "mork")
    let run = ToolHarness("magic", "-b", "-m", source + ":" + other, zork, mork)
    #expect(run.lines == ["Zork file", "Mork file"])
    #expect(run.errors.split(separator: "\n").filter { $0.hasPrefix("sniff: ") }.count == 1)
    #expect(run.errors.contains("is a text source"))
    #expect(ToolHarness("magic", "-b", "--mime-type", "-m", source, zork).lines == ["application/x-zork"])
    #expect(ToolHarness("magic", "-m", source, "--engine", "swift", zork).status == 2)
  }

  /// A source of comments, as Debian installs, needs no libmagic.
  @Test func passesOverSourcesThatSayNothing() throws {
    let path = try directory.write("# Magic local data\n\n", to: "comments")
    let database = try #require(
      ["/usr/share/misc/magic.mgc", "/usr/lib/file/magic.mgc"].first(where: {
        FileManager.default.fileExists(atPath: $0)
      }))
    let run = ToolHarness("magic", "-b", "-m", path + ":" + database, "/")
    #expect(run.lines == ["directory"] && run.errors.isEmpty)
  }

  /// The variable `MAGIC` and `~/.magic` reach every command, in a process of its own because they are of the process.
  @Test func heedsTheEnvironment() throws {
    let tool = SniffProcess.path
    let home = try directory.write("0 string ZORK Zork at home\n", to: "home/.magic")
    let magic = try Program.run(tool, ["magic", "-b", zork], environment: ["MAGIC": source])
    #expect(String(decoding: magic.output, as: UTF8.self) == "Zork file\n")
    let own = try Program.run(
      tool, ["magic", "-b", zork], environment: ["HOME": (home as NSString).deletingLastPathComponent])
    #expect(String(decoding: own.output, as: UTF8.self) == "Zork at home\n")
    #expect(own.errors.contains("is a text source"))
    for command in [["identify"], ["scan"], ["explain"]] {
      let run = try Program.run(tool, command + [zork], environment: ["MAGIC": source])
      #expect(run.status == 0)
      #expect(run.errors.split(separator: "\n").filter { $0.contains("is a text source") }.count == 1, "\(command)")
      #expect(String(decoding: run.output, as: UTF8.self).contains("x-zork"), "\(command)")
    }
  }

  /// Only `sniff magic` has an option for it.
  @Test func tellsHowToNameADatabase() throws {
    for command in [["identify"], ["scan"], ["explain"], ["type", "--list"], ["handlers"]] {
      let operands = command.contains("--list") ? [] : [zork]
      let run = try Program.run(SniffProcess.path, command + operands, environment: ["MAGIC": "/nonexistent"])
      #expect(run.status == 2)
      #expect(run.errors.contains("/nonexistent") && run.errors.contains("MAGIC"), "\(command)")
      #expect(!run.errors.contains(" -m"), "\(command)")
    }
    for arguments in [["-m", "/nonexistent", zork], ["-m", "/nonexistent", "-l"]] {
      let run = ToolHarness(bytes: (["magic"] + arguments).map { Array($0.utf8) })
      #expect(run.status == 2 && run.errors.hasSuffix("; name another with -m\n"))
    }
  }

  /// A copy of the installed database with a record that makes no sense near its end, where few evaluations come.
  private func damagedDatabase() throws -> String {
    let installed = try #require(
      ["/usr/share/misc/magic.mgc", "/usr/lib/file/magic.mgc"].first { FileManager.default.fileExists(atPath: $0) })
    var image = [UInt8](try Data(contentsOf: URL(fileURLWithPath: installed)))
    let recordSize = image[4] == 18 ? 376 : 432
    image[image.count - 2 * recordSize + 6] = 255
    return try directory.write(image, to: "damaged.mgc")
  }

  /// Whoever names a database is told of its damage before it answers anything, even for one file.
  @Test func checksDatabasesThatSomebodyNames() throws {
    let path = try damagedDatabase()
    let script = try directory.write("#!/bin/sh\n", to: "script")
    for command in [[], ["explain"], ["scan"], ["magic"]] {
      let environment = ["MAGIC": path, "SNIFF_CACHE": ""]
      let run = try Program.run(SniffProcess.path, command + [script], environment: environment)
      #expect(run.status == 2 && run.output.isEmpty, "\(command)")
      #expect(run.errors.contains("\(path) is damaged: record ") && run.errors.contains("MAGIC is set"), "\(command)")
      #expect(!run.errors.contains("install"))
    }
    let named = ToolHarness("magic", "-m", path, script)
    #expect(named.status == 2 && named.output.isEmpty)
    #expect(named.errors.contains("is damaged: record ") && named.errors.hasSuffix("; name another with -m\n"))
    let home = directory.path + "/damagedHome"
    _ = try directory.write([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), to: "damagedHome/.magic.mgc")
    let own = try Program.run(SniffProcess.path, [script], environment: ["HOME": home, "SNIFF_CACHE": ""])
    #expect(own.status == 2 && own.errors.contains("\(home)/.magic.mgc is damaged"))
    #expect(own.errors.contains("home folder"))
  }

  /// What is no database is called so, and nobody is told to install what is not missing.
  @Test func saysWhatIsWrongWithANamedDatabase() throws {
    let text = try directory.write("no database\n", to: "text.mgc")
    let cases = [
      (text, "\(text) is not a compiled signature database"), ("", "no signature database is named"),
      ("/nonexistent.mgc", "/nonexistent.mgc (ENOENT"),
    ]
    for (value, words) in cases {
      for command in [[], ["magic"]] {
        let run = try Program.run(SniffProcess.path, command + [zork], environment: ["MAGIC": value])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(words) && run.errors.contains("MAGIC is set"), "\(run.errors)")
        #expect(!run.errors.contains("install"))
      }
    }
  }

  /// Where the system has no descriptor left, no database is to blame.
  @Test(.enabled(if: !SniffProcess.isSanitized, "sanitizers need descriptors of their own"), arguments: ["", "magic"])
  func saysThatDescriptorsAreMissing(_ command: String) throws {
    let run = try SniffProcess.shell("ulimit -n 3; \"$SNIFF\" $1 \"$2\"", [command, zork])
    #expect(run.status == 2 && run.errors.contains("EMFILE") && run.errors.contains("ulimit -n"))
    #expect(!run.errors.contains("install"))
  }

  /// Where libmagic itself ends at an empty path.
  @Test func passesOverEmptyPathsInAList() throws {
    for list in [":" + source, source + ":", other + "::" + source] {
      #expect(ToolHarness("magic", "-b", "-m", list, zork).lines == ["Zork file"], "\(list)")
      #expect(ToolHarness("magic", "-b", "--engine", "libmagic", "-m", list, zork).lines == ["Zork file"], "\(list)")
      let run = try Program.run(SniffProcess.path, ["--mime-type", "-b", zork], environment: ["MAGIC": list])
      #expect(String(decoding: run.output, as: UTF8.self) == "application/x-zork\n", "\(list)")
    }
  }

  @Test func saysHowToExplainATextSource() throws {
    let run = ToolHarness("magic", "-d", "-m", source, zork)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("text source \(source)") && run.errors.contains("file -C -m \(source)"))
    #expect(ToolHarness("magic", "-d", "--engine", "libmagic", zork).errors.contains("leave one out"))
  }

  /// libmagic refuses a version of the future too, and says so.
  @Test func handsUnknownVersionsOn() throws {
    var image: [UInt8] = [0x1C, 0x04, 0x1E, 0xF1, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    image += [UInt8](repeating: 0, count: 360)
    let path = try directory.write(image, to: "future.mgc")
    let run = ToolHarness("magic", "-m", path, zork)
    #expect(run.status == 2 && run.errors.contains("signature database"))
    #expect(ToolHarness("magic", "-m", path, "--engine", "swift", zork).errors.contains("version 99"))
  }

  /// A file of a confined process's that was ended is told in one line, and the exit status tells too.
  @Test func tellsOfFilesThatTakeTooLong() throws {
    let glutton = try directory.write(#"0 regex/8192 (a*)*(a*)*(a*)*\\1\\2\\3x glutton"# + "\n", to: "glutton")
    let food = try directory.write(String(repeating: "a", count: 4000) + "\n", to: "food")
    let run = ToolHarness("magic", "-m", glutton, food, zork)
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.contains("ERROR: the worker for libmagic took more than") == true)
    #expect(run.lines.last?.hasSuffix("data") == true)
  }
}
