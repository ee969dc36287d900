// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// `sniff magic` prints what file(1) of the same database prints.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/file"), "file(1) is not installed"))
struct MagicCommandTests {
  /// What `file` prints for a list of paths.
  private func file(_ options: [String], list: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/file")
    process.arguments = options + ["-f", list]
    process.environment = ["LC_ALL": "C.UTF-8", "TZ": "UTC"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(bytes)
  }

  @Test(arguments: [["--mime-type"], ["-i"], ["--extension"], ["-N", "-F", " >"], ["-b", "--mime-encoding"]])
  func agreesWithFile(options: [String]) throws {
    let directory = try TemporaryDirectory()
    // Dates in descriptions depend on the time zone of this process, so descriptions come from what has none.
    let samples = Corpus.samples.filter { $0.path.hasPrefix("images/") || $0.path.hasPrefix("source/") }
    let paths = samples.map { Corpus.folder + "/" + $0.path } + [directory.path, directory.path + "/missing"]
    let list = try directory.write(paths.joined(separator: "\n") + "\n", to: "list")
    let arguments = ["magic"] + options + ["-f", list]
    let run = ToolHarness(bytes: arguments.map { Array($0.utf8) }, environment: ["LC_ALL": "C.UTF-8"])
    // A directory has no extensions, which file(1) takes for a failure.
    #expect(run.status == (options == ["--extension"] ? 1 : 0))
    #expect(
      run.text.split(separator: "\n")
        == String(decoding: try file(options, list: list), as: UTF8.self).split(separator: "\n"))
  }

  /// Files of the kernel that claim to be empty, devices behind links, and a database without a record.
  @Test(arguments: [["-s"], ["-s", "-i"], ["-L"], ["-h"], ["-L", "--mime-type"], ["-m", "nothing"]])
  func agreesWithFileOnSpecialFiles(options: [String]) throws {
    let directory = try TemporaryDirectory()
    let link = directory.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    let nothing = try directory.write("# No record.\n", to: "nothing")
    let empty = try directory.write("", to: "empty")
    let list = try directory.write(["/proc/version", link, empty, nothing].joined(separator: "\n") + "\n", to: "list")
    let options = options.map { $0 == "nothing" ? nothing : $0 }
    let arguments = ["magic"] + options + ["-f", list]
    let run = ToolHarness(bytes: arguments.map { Array($0.utf8) }, environment: ["LC_ALL": "C.UTF-8"])
    #expect(run.text == String(decoding: try file(options, list: list), as: UTF8.self))
  }

  @Test func refusesWhatIsNoDatabase() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("no database\n", to: "magic.mgc")
    let run = ToolHarness("magic", "-m", path, path)
    #expect(run.status == 2)
    #expect(run.errors.contains("not a compiled signature database"))
    #expect(ToolHarness("magic", "-e", "nonsense", path).status == 2)
  }
}
