// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Reports
import Sniffing

/// What a worker makes of one batch.
struct Outcome: Sendable {
  /// Bytes for standard output.
  var output: [UInt8] = []
  /// Messages for standard error.
  var messages: [UInt8] = []
  /// How many files could not be read or examined.
  var failures = 0
  /// How many files were looked at.
  var count = 0
  /// Whether the worker could not begin, so that no other outcome is wanted.
  var isAbandoned = false
  /// What a summary counts; empty where none was asked for.
  var summary = Summary()

  /// Notes a file that could not be read or examined.
  mutating func note(_ file: FileIdentification) {
    count += 1
    guard let error = file.failure else { return }
    failures += 1
    messages.append("sniff: ")
    messages.appendEscaped(file.path.bytes)
    messages.appendLine(": \(error.statement)")
  }
}
