// SPDX-License-Identifier: Apache-2.0
import CommandLineTool
import FileSystem
import Foundation
import TestSupport
import Testing

/// Runs the tool in this process and keeps what it writes.
struct ToolHarness {
  /// The exit status.
  let status: Int32
  /// What went to standard output.
  let output: [UInt8]
  /// What went to standard error.
  let errors: String
  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(bytes: arguments.map { Array($0.utf8) }, environment: environment)
  }

  init(
    bytes arguments: [[UInt8]], environment: [String: String] = [:], failure: Errno? = nil,
    worker: String = SniffProcess.path
  ) {
    self.init(
      bytes: arguments, environmentBytes: environment.mapValues { Array($0.utf8) }, failure: failure, worker: worker)
  }

  init(
    bytes arguments: [[UInt8]], environmentBytes environment: [String: [UInt8]], failure: Errno? = nil,
    worker: String = SniffProcess.path
  ) {
    let output = Locked<[UInt8]>([])
    let errors = Locked<[UInt8]>([])
    let console = Console(
      write: { bytes in
        output.withLock { $0 += bytes }
        // As the system does, which fails nobody who writes nothing.
        return bytes.isEmpty ? nil : failure
      },
      writeError: { bytes in errors.withLock { $0 += bytes } },
      environment: { environment[$0] }, workerProgram: worker)
    status = Tool.run(arguments, on: console)
    self.output = output.withLock { $0 }
    self.errors = String(decoding: errors.withLock { $0 }, as: UTF8.self)
  }

  /// The objects of NDJSON output.
  func objects() throws -> [[String: Any]] {
    try output.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
  }
}

/// A text kept beside the tests, rewritten when the environment says `RECORD=1`.
enum Golden {
  static func expect(_ actual: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = Corpus.packageFolder + "/Tests/CommandLineToolTests/Golden/" + name
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    #expect(actual == expected, "differs from \(name); RECORD=1 rewrites it", sourceLocation: sourceLocation)
  }
}
