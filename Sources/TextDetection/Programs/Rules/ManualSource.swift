// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Manual pages of scdoc, documents of Maven and RUNOFF, and what packages of OCaml say of themselves.
///
/// Sources: DEC: Standard RUNOFF reference manual, section Comments; findlib reference manual, META(5); scdoc(5), sections
/// Preamble and Section headers; Apache Maven: The APT format, sections Document structure and Section titles.
enum ManualSource {
  /// Whether the name of the page and its section in brackets are all of the first line, and the first section is that of the name.
  static func isScdoc(_ sample: TextSample) -> Bool {
    let lines = sample.lines.lazy.filter { !$0.isBlank && !$0.begins(with: "; ") }.prefix(2)
    guard lines.count == 2, let title = lines.first?.trimmed, let section = lines.dropFirst().first,
      section.trimmed.equals("# NAME")
    else { return false }
    let name = title.prefix { $0.isWordCharacter || "-.+".utf8.contains($0) }
    let number = title[name.endIndex...]
    guard !name.isEmpty, number.count >= 3, number.first == UInt8(ascii: "("),
      number.dropFirst().first?.isDigit == true,
      let close = number.firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    // What stands at the foot and in the head of the page may follow in quotation marks.
    let rest = number[(close + 1)...].trimmed
    return rest.isEmpty || rest.first == UInt8(ascii: "\"") && rest.last == UInt8(ascii: "\"")
  }

  /// Dashes of the lines between the title, the author and the date.
  private static let leastDashes = 3
  /// As many lines of a header are looked at, which has one of dashes around each of these.
  private static let mostLinesOfHeader = 7

  /// Whether a title stands between two inset lines of dashes, and a third one below an author or a date, or something that is
  /// marked as in this format: a link in three braces, names in three angle brackets, or titles.
  static func isAlmostPlain(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "-")), sample.lines.contains(where: { $0.first == 0x20 }) else {
      return false
    }
    let header = sample.lines.lazy
      .filter { !$0.isBlank && !$0.begins(with: "~~") && !$0.begins(with: "#") }
      .prefix(mostLinesOfHeader).prefix { $0.first == 0x20 }
    guard header.count >= 3, let first = header.first, let title = header.dropFirst().first, isRule(first),
      !isRule(title)
    else { return false }
    let rules = header.count(where: isRule)
    return rules >= 3
      || rules == 2 && sample.contains(anyOf: ["{{{", "<<<", "\n* ", "\n** ", "\n+--"])
  }

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmed
    return line.first == 0x20 && text.count >= leastDashes && text.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Lines of a comment that are no accident.
  private static let leastCommentLines = 4

  /// Whether a text begins with lines of the comments that only RUNOFF has, behind a period and an exclamation mark.
  static func isCommentedRunoff(_ sample: TextSample) -> Bool {
    guard sample.begins(with: ".!") else { return false }
    var comments = 0
    for line in sample.lines {
      guard line.begins(with: ".!") else { return false }
      comments += 1
      if comments == leastCommentLines { return true }
    }
    return false
  }

  /// Whether a variable of a package of findlib, or a part of it, stands in the first line that is no comment.
  static func describesPackage(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")), first.contains(UInt8(ascii: "\"")) else {
      return false
    }
    if first.begins(with: "package \"") { return true }
    let name = first.prefix { $0.isWordCharacter }
    var rest = first[name.endIndex...]
    if rest.first == UInt8(ascii: "(") { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst() }
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "+") }
    return !name.isEmpty && rest.first == UInt8(ascii: "=") && rest.dropFirst().trimmed.first == UInt8(ascii: "\"")
  }
}
