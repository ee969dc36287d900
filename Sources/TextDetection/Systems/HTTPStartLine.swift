// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The line that a message of HTTP begins with (RFC 9112, section 2.1).
enum HTTPStartLine {
  /// Whether a line begins a request or a response: a method in capitals, a target and the version; or the version and a
  /// status of three digits (RFC 9112, sections 3 and 4).
  static func stands(in line: ArraySlice<UInt8>) -> Bool {
    guard line.contains("HTTP/") else { return false }
    let words = line.words
    guard words.count >= 2 else { return false }
    if isVersion(words[0]) { return words[1].count == 3 && words[1].allSatisfy(\.isDigit) }
    return words.count == 3 && isVersion(words[2]) && (3...10).contains(words[0].count)
      && words[0].allSatisfy { $0.isLetter && $0 < 0x61 }
  }

  private static func isVersion(_ word: ArraySlice<UInt8>) -> Bool {
    word.begins(with: "HTTP/") && word.count <= 8
      && word.dropFirst(5).allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }
}
