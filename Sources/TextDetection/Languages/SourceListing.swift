// SPDX-License-Identifier: Apache-2.0

/// Lines of programs that a tool lists, each after the place where it stands: the text shows a language and is none.
enum SourceListing {
  /// Lines that are looked at; all of them must be listed.
  private static let mostLines = 8
  private static let leastLines = 2

  /// Whether the first lines begin with places in files.
  static func isListing(_ sample: TextSample) -> Bool {
    var count = 0
    for line in sample.lines.places where !line.isBlank {
      let text = sample.bytes[line.start..<line.textEnd]
      guard isPlace(text) || isAnnotation(text) else { return false }
      count += 1
      if count == mostLines { break }
    }
    return count >= leastLines
  }

  /// The name of a file, the number of a line and colons after both (POSIX.1-2017, grep, option -n; GNU Coding Standards,
  /// section Formatting Error Messages).
  private static func isPlace(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") }
    guard name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "/")) else { return false }
    let number = line[name.endIndex...].dropFirst().prefix { $0.isDigit }
    return !number.isEmpty && number.endIndex < line.endIndex && line[number.endIndex] == UInt8(ascii: ":")
  }

  /// Characters of an abbreviated name of a commit, at least (git-config(1), core.abbrev).
  private static let shortestCommit = 7

  /// The name of a commit, and in parentheses who wrote the line, when, and its number (git-blame(1), section The Default
  /// Format).
  private static func isAnnotation(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.first == UInt8(ascii: "^") ? line.dropFirst() : line
    let rest = name.drop { $0.hexadecimalValue != nil }
    guard name.count - rest.count >= shortestCommit, rest.first == 0x20,
      let open = rest.firstIndex(of: UInt8(ascii: "(")), let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return close > open + 1 && line[close - 1].isDigit
  }
}
