// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import Prose

/// What compilers and make print: the commands they run, and what they found in which line of which file.
///
/// Sources: GNU Coding Standards, section Formatting Error Messages; GNU make manual, section Recursive Use of make; Rust: JSON
/// output, Rendered diagnostics; libtool manual, section Creating object files; git-blame(1).
enum BuildLog {
  /// So many findings or commands prove a log; one is enough in the first line.
  private static let enough = 2

  /// What make and libtool print in front of what they do.
  private static let reports: [StaticString] = [
    "make: *", "make: Entering", "make: Leaving", "make: Nothing", "make[", "gmake[", "libtool: ", "ninja: ",
  ]
  private static let compilers: [StaticString] = [
    "cc ", "c++ ", "gcc ", "g++ ", "clang ", "clang++ ", "/bin/bash ./libtool ", "/bin/sh ./libtool ", "/usr/bin/cc ",
    "/usr/bin/c++ ", "/usr/bin/gcc ", "/usr/bin/g++ ",
  ]

  /// Whether the first line is a finding, or the text has several findings, commands and reports.
  static func isShown(in sample: TextSample) -> Bool {
    if isAnnotated(sample) { return true }
    guard sample.contains(anyOf: words) else { return false }
    let bytes = sample.bytes.span
    var count = 0
    var (isFirst, isProven) = (true, false)
    for place in sample.lines.places where !place.isBlank {
      defer { isFirst = false }
      guard place.indent == 0 || place.head == UInt8(ascii: "-") else { continue }
      // The first word of most lines ends in no colon, and is no command.
      var end = place.textStart
      while end < place.textEnd, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ":") { end += 1 }
      guard end < place.textEnd, bytes[end] == UInt8(ascii: ":") || "-/cg".utf8.contains(place.head) else { continue }
      let line = sample.bytes[place.text]
      let isFinding = ToolOutput.isFinding(line)
      let isProof = isFinding || isReport(line)
      guard isProof || isCompilation(line) else { continue }
      count += 1
      isProven = isProven || isProof
      // Scripts have commands that compile too.
      if isProven && count >= enough || isFirst && isFinding { return true }
    }
    return false
  }

  /// One of these stands in every log.
  private static let words: [StaticString] = ["error", "warning", "make", "libtool"]

  /// Whether the first lines have the commit and the author of each line of a file in front.
  private static func isAnnotated(_ sample: TextSample) -> Bool {
    let lines = sample.lines.places.lazy.filter { !$0.isBlank }.prefix(enough).map {
      sample.bytes[$0.start..<$0.textEnd]
    }
    return lines.count == enough && lines.allSatisfy(ToolOutput.isAnnotated)
  }

  private static func isReport(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "glmn".utf8.contains(first) else { return false }
    return line.begins(withAnyOf: reports)
  }

  /// A command that compiles one file.
  private static func isCompilation(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "cg/".utf8.contains(first) else { return false }
    return line.begins(withAnyOf: compilers) && (line.contains(" -c ") || line.contains(" -o "))
  }
}
