// SPDX-License-Identifier: Apache-2.0
import FileSystem
import TestSupport
import Testing

@testable import Magic

/// `sniff magic` ends with a file that takes too long, and goes on with the next.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicWatchdogTests {
  private let directory: TemporaryDirectory
  private let database: String
  private let glutton: String
  private let other: String

  /// Forty groups that each use the next one twice: 2 to the power of 40 tests.
  init() throws {
    directory = try TemporaryDirectory()
    var source = "0 string GLUTTON\n>0 use level0\n0 string OTHER other\n"
    for level in 0..<40 {
      source += "0 name level\(level)\n" + String(repeating: ">0 use level\(level + 1)\n", count: 2)
    }
    source += "0 name level40\n>0 byte 0\n"
    let path = try directory.write(source, to: "source")
    _ = try Program.run("/usr/bin/file", ["-C", "-m", path], directory: directory.path)
    database = path + ".mgc"
    glutton = try directory.write("GLUTTON\u{1}", to: "glutton")
    other = try directory.write("OTHER\u{1}", to: "other")
  }

  @Test(arguments: [true, false])
  func failsWhatTakesTooLong(_ checksAll: Bool) throws {
    let database = try MagicDatabase(paths: [database], checksAll: checksAll)
    var examiner = MagicFileExaminer(database, processorTime: 20)
    #expect(examiner.examine(FilePath(other), options: []) == .answer(Array("other".utf8)))
    for options in [[], .mimeType, .allMatches] as [MagicOptions] {
      #expect(
        examiner.examine(FilePath(glutton), options: options) == .failure(Array("out of processor time".utf8)))
    }
    #expect(examiner.examine(FilePath(other), options: []) == .answer(Array("other".utf8)))
    #expect(examiner.examine(FilePath("/"), options: []) == .answer(Array("directory".utf8)))
  }

  /// Without any time the groups are not even looked through, with an index or without.
  @Test(arguments: [true, false])
  func looksAtTheClockOnTheWay(_ checksAll: Bool) throws {
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath], checksAll: checksAll)
    var examiner = MagicFileExaminer(database, processorTime: 0)
    guard case .failure = examiner.examine(FilePath("/proc/self/exe"), options: .followsLinks) else {
      Issue.record("a whole database was looked through in no time")
      return
    }
  }

  /// The limit is far from what an honest file takes: text that every expression of the database is looked for in.
  @Test func leavesHonestFilesTheirTime() throws {
    let line = "import static final class Tide; # if (quay) { return <html> & \\documentclass }\n"
    let path = try directory.write(String(repeating: line, count: 90_000), to: "honest")
    var examiner = MagicFileExaminer(try MagicDatabase(paths: [LibMagicOracle.databasePath]))
    for options in [[], .allMatches] as [MagicOptions] {
      let outcome = examiner.examine(FilePath(path), options: options)
      guard case .answer = outcome else {
        Issue.record("\(outcome)")
        continue
      }
    }
  }
}
