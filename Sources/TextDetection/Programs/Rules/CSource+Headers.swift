// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Headers of C that hold nothing but directives of the preprocessor.
///
/// Source: ISO/IEC 9899, section 6.10, Preprocessing directives.
extension CSource {
  /// The directives of headers.
  private static let directives: [StaticString] = [
    "define", "elif", "else", "endif", "error", "ifdef", "ifndef", "if", "include", "line", "pragma", "undef",
    "warning",
  ]

  /// Nothing but comments and directives, one of which defines something, takes a definition back or includes a header.
  static func isHeader(_ sample: TextSample) -> Bool {
    let words: [StaticString] = ["define", "undef", ".h\"", ".h>", "error "]
    return headOfDirectives(sample) != nil && sample.contains(anyOf: words)
      && definitions(in: sample).map { $0 > 0 } ?? false
  }

  /// The sign of a directive or a comment that a text begins with; nil where another byte is the first.
  private static func headOfDirectives(_ sample: TextSample) -> UInt8? {
    guard let head = sample.lines.places.first(where: { !$0.isBlank })?.head,
      head == UInt8(ascii: "#") || head == UInt8(ascii: "/")
    else { return nil }
    return head
  }

  /// How many macros directives define or take back, and how many headers they include; nil where anything but comments and
  /// directives stands.
  static func definitions(in sample: TextSample) -> Int? {
    // Templates of headers belong to those that fill them in.
    guard let head = headOfDirectives(sample), !sample.contains("${") else { return nil }
    var (isComment, isContinued, defines) = (false, false, 0)
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if isComment {
        guard let close = text.firstIndex(of: "*/", from: text.startIndex) else { continue }
        guard close + 2 == text.endIndex else { return nil }
        isComment = false
        continue
      }
      if isContinued {
        isContinued = text.last == UInt8(ascii: "\\")
        continue
      }
      if text.begins(with: "//") { continue }
      if text.begins(with: "/*") {
        if let close = text.firstIndex(of: "*/", from: text.startIndex + 2) {
          guard close + 2 == text.endIndex else { return nil }
        } else {
          isComment = true
        }
        continue
      }
      guard text.first == UInt8(ascii: "#") else { return nil }
      let directive = text.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
      // Nothing may follow the sign but a comment (ISO/IEC 9899, section 6.10.7, Null directive).
      guard directive.begins(withAnyOf: directives) || directive.isEmpty || directive.begins(with: "/*") else {
        return nil
      }
      let name = directive.dropFirst(6).trimmed.prefix(while: \.isWordCharacter)
      let word = directive.prefix(while: \.isLetter)
      let isMacro = (word.equals("define") || word.equals("undef")) && word.count < directive.count
      if isMacro, name.first.map({ !$0.isDigit }) ?? false { defines += 1 }
      // Sources in other languages that are preprocessed include headers as well, but have other comments.
      let isHeader = directive.begins(with: "include") && (directive.contains(".h\"") || directive.contains(".h>"))
      if isHeader, head == UInt8(ascii: "/") || sample.contains("#pragma once") || sample.contains("defined(__") {
        defines += 1
      }
      if head == UInt8(ascii: "/"), word.equals("error") { defines += 1 }
      isComment = isOpened(text)
      isContinued = text.last == UInt8(ascii: "\\")
    }
    return defines
  }

  /// Whether a comment that begins in a line goes on after it.
  private static func isOpened(_ line: ArraySlice<UInt8>) -> Bool {
    guard let open = line.firstIndex(of: "/*", from: line.startIndex) else { return false }
    return line.firstIndex(of: "*/", from: open + 2) == nil
  }
}
