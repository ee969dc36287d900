// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The outcome of one run; kept as JSON lines: the machine, then one object a measurement.
struct Report: Codable, Sendable {
  /// What was measured, and on what.
  struct Setting: Codable, Sendable {
    var date: String
    var machine: Machine
    var tree: String
    var files: Int
    var bytes: Int
    var seed: UInt64
    var repetitions: Int
    var threads: Int
  }

  /// One way of reading all files.
  struct Throughput: Codable, Sendable {
    var name: String
    /// Files that got an answer.
    var answers: Int
    var wall: Statistics
    var processor: Statistics
    /// Bytes; nil for what was done in this process.
    var peakMemory: Int?

    /// Answers a second on the clock.
    var filesPerSecond: Double { Double(answers) / wall.median }
    /// Milliseconds of processor time a file.
    var processorPerFile: Double { processor.median / Double(answers) * 1000 }
  }

  /// One call for a single file.
  struct Start: Codable, Sendable {
    var name: String
    var wall: Statistics
    var processor: Statistics
  }

  var setting: Setting
  var throughputs: [Throughput]
  var starts: [Start]

  /// Writes the report below a folder under its date and returns the path.
  func write(to folder: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = [try encoder.encode(["setting": setting])]
    lines += try throughputs.map { try encoder.encode(["throughput": $0]) }
    lines += try starts.map { try encoder.encode(["start": $0]) }
    let text = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = setting.date.filter { $0 != ":" }
    let path = "\(folder)/\(name).jsonl"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// One line of a written report.
  private struct Line: Codable {
    var setting: Setting?
    var throughput: Throughput?
    var start: Start?
  }

  /// Reads what `write` wrote.
  static func read(_ path: String) throws -> Report {
    let decoder = JSONDecoder()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
      try? decoder.decode(Line.self, from: Data($0.utf8))
    }
    guard let setting = lines.compactMap(\.setting).first else { throw UsageError("\(path) is not a result") }
    return Report(
      setting: setting, throughputs: lines.compactMap(\.throughput), starts: lines.compactMap(\.start))
  }
}
