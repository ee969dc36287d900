// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a run measures.
struct Options: Sendable {
  var sniff = "../.build/release/sniff"
  var file = "file"
  var tree = "/usr"
  var files = 20_000
  var seed: UInt64 = 1
  var repetitions = 3
  var starts = 50
  var threads = ProcessInfo.processInfo.activeProcessorCount
  var output = "Results"
  /// Counts instructions where it is named; nil for no counting.
  var valgrind: String?

  /// Reads `--name value` pairs.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value") }
      switch name {
      case "--sniff": sniff = value
      case "--file": file = value
      case "--tree": tree = value
      case "--files": files = try Self.count(name, value)
      case "--seed": seed = UInt64(try Self.count(name, value))
      case "--repetitions": repetitions = try Self.count(name, value)
      case "--starts": starts = try Self.count(name, value)
      case "--threads": threads = try Self.count(name, value)
      case "--output": output = value
      case "--valgrind": valgrind = try Self.program(value)
      default: throw UsageError("unknown option \(name)")
      }
    }
    sniff = try Self.program(sniff)
    file = try Self.program(file)
  }

  private static func count(_ name: String, _ value: String) throws -> Int {
    guard let number = Int(value), number > 0 else {
      throw UsageError("\(name) needs a number above zero, not \(value)")
    }
    return number
  }

  /// The absolute path of a program; a name without a slash is looked up in PATH.
  private static func program(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw UsageError("\(name) is not there; build it with: swift build -c release")
    }
    return URL(fileURLWithPath: path).path
  }
}
