// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where and with which programs a result was measured.
struct Machine: Codable, Sendable {
  var processor: String
  var cores: Int
  var kernel: String
  /// What `file --version` says; its first line is also the version of its libmagic.
  var file: String
  /// What `sniff --version` says: the tool, its libmagic and its database.
  var sniff: String
  /// Load average of the last minute before the run: above zero, something else was running too.
  var load: Double

  /// Asks the system and the programs.
  init(_ options: Options, output: String) throws {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    processor = model?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
    cores = ProcessInfo.processInfo.activeProcessorCount
    kernel =
      (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown kernel"
    file = try Self.version(options.file, output)
    sniff = try Self.version(options.sniff, output)
    var loads = [0.0, 0, 0]
    load = getloadavg(&loads, 3) > 0 ? (loads[0] * 100).rounded() / 100 : 0
  }

  /// The lines that a program says of itself, joined by commas.
  private static func version(_ program: String, _ output: String) throws -> String {
    _ = try Child(program: program, arguments: ["--version"]).run(output: output)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    return text.split(separator: "\n").joined(separator: ", ")
  }

  /// The machine line of a printed result.
  var line: String {
    "\(processor), \(cores) cores, Linux \(kernel), \(file), \(sniff), load \(load)"
  }
}
