// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The outcome of one run of `MagicSession`; kept as JSON lines like `Report`.
struct MagicReport: Sendable {
  /// What the files of one class or size cost.
  struct Group: Codable, Sendable {
    var name: String
    /// How many different files were asked about.
    var files: Int
    /// Microseconds of processor time a file, the start of the process taken off, by program.
    var microseconds: [String: Statistics]
    /// Instructions a file by program; empty where they were not counted.
    var instructions: [String: Int]
  }

  var setting: Report.Setting
  var all: [Report.Throughput]
  var groups: [Group]
  var starts: [Report.Start]

  /// Writes the report below a folder under its date and returns the path.
  func write(to folder: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = [try encoder.encode(["setting": setting])]
    lines += try all.map { try encoder.encode(["throughput": $0]) }
    lines += try groups.map { try encoder.encode(["group": $0]) }
    lines += try starts.map { try encoder.encode(["start": $0]) }
    let text = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(setting.date.filter { $0 != ":" })-magic.jsonl"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The report as a Markdown page.
  var page: String {
    """
    \(Report(setting: setting, throughputs: all, starts: starts).page)

    \(groupTable)
    """
  }

  private var groupTable: String {
    var table = Table(
      "CPU of a file", "files", "file us", "sniff magic us", "ratio", "file instr.", "sniff instr.", "ratio")
    for group in groups {
      let (theirs, ours) = (group.microseconds["file"], group.microseconds["sniff magic"])
      let (counted, own) = (group.instructions["file"], group.instructions["sniff magic"])
      table.add(
        group.name, String(group.files), theirs?.median.fixed(0) ?? "-", ours?.median.fixed(1) ?? "-",
        Self.ratio(theirs?.median, ours?.median), counted.map(String.init) ?? "-", own.map(String.init) ?? "-",
        Self.ratio(counted.map(Double.init), own.map(Double.init)))
    }
    return table.text
  }

  private static func ratio(_ theirs: Double?, _ ours: Double?) -> String {
    guard let theirs, let ours, ours > 0 else { return "-" }
    return (theirs / ours).fixed(1)
  }
}
