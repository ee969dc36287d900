// SPDX-License-Identifier: Apache-2.0
package import Sniffing

/// Turns identifications into the bytes of one output format.
package protocol ReportWriter: Sendable {
  /// What stands before the first file; empty in most formats.
  var header: [UInt8] { get }

  /// Appends what the format says of one file; nothing where it has nothing to say.
  func append(_ file: FileIdentification, to output: inout [UInt8])

  /// A function for one thread that appends the same, and may keep what it wrote.
  func makeAppender() -> (FileIdentification, inout [UInt8]) -> Void
}

extension ReportWriter {
  package var header: [UInt8] { [] }

  package func makeAppender() -> (FileIdentification, inout [UInt8]) -> Void {
    { file, output in append(file, to: &output) }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 bytes of a text.
  package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a line of text that may come out of a file, its control characters escaped.
  package mutating func appendLine(_ text: String) {
    append(text.escapingControls)
    appendNewline()
  }

  /// Appends a line feed.
  package mutating func appendNewline() { append(UInt8(ascii: "\n")) }
}
