// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Any program, run to its end.
public enum Program {
  /// Runs a program and gives its standard output, standard error and exit status.
  public static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], directory: String? = nil
  ) throws -> (output: [UInt8], errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    // Standard error goes to a file, so that a full pipe cannot stop the program.
    let errors = FileManager.default.temporaryDirectory.appending(path: "sniff-errors-" + UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errors.path(), contents: nil)
    defer { _ = try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return (Array(bytes), text, process.terminationStatus)
  }
}
