// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Sniffing

/// How lines for people start: with the path, or without.
package struct NameColumn: Sendable {
  /// Whether the path is left out, as with `file -b`.
  package var isHidden = false
  /// What stands between path and answer.
  package var separator = ":"
  /// The width of the widest path, to which the others are padded; 0 for no padding.
  package var width = 0
  /// How many times `-0` was given: once, and a NUL ends the path; twice, and it ends the answer too.
  package var nulCount = 0
  /// Whether the path alone is written, ended by NUL.
  package var isAlone = false

  /// The path, a colon, a blank.
  package init() {}

  /// Appends one line: path, separator, answer.
  func append(_ path: [UInt8], _ answer: [UInt8], to output: inout [UInt8]) {
    if isAlone {
      appendPath(path, to: &output)
      output.append(0)
      return
    }
    if !isHidden {
      appendPath(path, to: &output)
      if nulCount > 0 { output.append(0) }
      if nulCount < 2 {
        output.append(separator)
        let padding = max(0, width - [UInt8].displayWidth(of: path))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: padding + 1))
      }
    }
    output.append(contentsOf: answer)
    output.append(nulCount > 1 ? 0 : UInt8(ascii: "\n"))
  }

  /// Appends the line of a file that cannot be read in the words of file(1), so that each path has its answer.
  func appendFailure(of file: FileIdentification, to output: inout [UInt8]) {
    guard let failure = file.failure else { return }
    let (done, reason) =
      switch failure {
      case .system(let error): ("open", error.message)
      case .detector(let reason): ("examine", reason)
      }
    var answer = Array("cannot \(done) `".utf8)
    answer.appendEscaped(file.path.bytes)
    answer.append("' (\(reason.escapingControls))")
    append(file.path.bytes, answer, to: &output)
  }

  /// With NUL the path goes to a program, which wants it as it is.
  private func appendPath(_ path: [UInt8], to output: inout [UInt8]) {
    if nulCount > 0 { output.append(contentsOf: path) } else { output.appendEscaped(path) }
  }
}
