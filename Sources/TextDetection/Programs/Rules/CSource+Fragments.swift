// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Parts of programs in C that others include: nothing but macros that are called, or the values of a table.
///
/// Sources: ISO/IEC 9899, sections 6.7.9, Initialization, 6.8.1, Labeled statements, and 6.10.3, Macro replacement.
extension CSource {
  /// Directives of the preprocessor, one of which shows where no comment does that the rest is for it.
  private static let signs: [StaticString] = [
    "#define ", "#define\t", "#if ", "#ifdef ", "#ifndef ", "#include ", "#pragma ", "#undef ",
  ]

  /// Commands of linkers, which look like macros (GNU ld manual, section Scripts).
  private static let commandsOfLinkers: [StaticString] = [
    "ENTRY", "EXTERN", "GROUP", "INPUT", "OUTPUT_ARCH", "OUTPUT_FORMAT", "SEARCH_DIR", "TARGET",
  ]

  /// Values or macros that must be there.
  private static let leastParts = 3

  /// Nothing but comments, directives, calls of macros in capitals, and values with commas between them, behind a comment as in
  /// C or
  /// behind a directive.
  static func isFragment(_ sample: TextSample) -> Bool {
    let start = sample.start
    if sample.bytes.has("\"", at: start) { return areStrings(sample) }
    let isCommented = sample.bytes.has("/*", at: start) || sample.bytes.has("//", at: start)
    guard isCommented || signs.contains(where: { sample.bytes.has($0, at: start) }), !sample.contains("${") else {
      return false
    }
    var cursor = StatementCursor(sample.bytes, at: start)
    cursor.skipDirectives(UInt8(ascii: "#"))
    if isCommented, cursor.take("case") { return isLabel(&cursor, sample) }
    var (macros, values) = (0, 0)
    let isCut = !sample.isWhole
    while true {
      cursor.skipDirectives(UInt8(ascii: "#"))
      let isEnough = max(macros, values) >= leastParts
      if cursor.isAtEnd { return isEnough }
      guard let part = part(&cursor) else {
        // The last one may be cut.
        return isEnough && isCut && (cursor.isAtEnd || !cursor.takeBrackets() && cursor.isAtEnd)
      }
      switch part {
      case .call: macros += 1
      case .word: break
      case .value: values += 1
      }
    }
  }

  /// Nothing but strings of a line each, most of which end with the escape for the end of a line.
  private static func areStrings(_ sample: TextSample) -> Bool {
    var (lines, ended) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      guard place.head == UInt8(ascii: "\""), place.tail == UInt8(ascii: "\""), place.count > 1 else { return false }
      lines += 1
      if sample.bytes[place.text].suffix(3).equals("\\n\"") { ended += 1 }
    }
    return lines >= leastParts && ended * 4 >= lines * 3
  }

  /// What such a text is made of.
  private enum Part { case call, word, value }

  /// Takes the call of a macro, or a value and the comma behind it; nil where something else stands.
  private static func part(_ cursor: inout StatementCursor) -> Part? {
    if let part = macro(&cursor) { return part }
    let name = cursor.name()
    if !name.isEmpty {
      guard name.count > 1, name.allSatisfy({ !$0.isSmallLetter }) else { return nil }
      if cursor.take(UInt8(ascii: ",")) { return .value }
      guard cursor.take(UInt8(ascii: "=")) else { return nil }
    }
    guard takeValue(&cursor) else { return nil }
    return cursor.take(UInt8(ascii: ",")) || cursor.isAtEnd ? .value : nil
  }

  /// Takes the call of a macro whose name is in capitals, or a macro that is called without arguments in front of another one.
  private static func macro(_ cursor: inout StatementCursor) -> Part? {
    var ahead = cursor
    let name = ahead.name()
    guard !name.isEmpty, name.allSatisfy({ $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }),
      !commandsOfLinkers.contains(where: { name.equals($0) })
    else { return nil }
    let isCall = ahead.next == UInt8(ascii: "(")
    if isCall {
      guard ahead.takeBrackets() else { return nil }
      _ = ahead.take(UInt8(ascii: ";")) || ahead.take(UInt8(ascii: ","))
    } else {
      guard name.count > 2, name.contains(UInt8(ascii: "_")),
        ahead.next.isCapital || ahead.next == UInt8(ascii: "#") || ahead.isAtEnd
      else { return nil }
    }
    cursor = ahead
    return isCall ? .call : .word
  }

  /// Takes the call of a macro among declarations.
  static func takeMacro(_ cursor: inout StatementCursor) -> Bool { macro(&cursor) == .call }

  /// Takes the numbers, strings, names, operators and brackets of a value; false where none stands.
  private static func takeValue(_ cursor: inout StatementCursor) -> Bool {
    // Names behind points are selectors of style sheets, numbers may begin so.
    if cursor.next == UInt8(ascii: "."), cursor.rest.dropFirst().first?.isLetter ?? false { return false }
    var count = 0
    while !cursor.isAtEnd, cursor.next != UInt8(ascii: ",") {
      switch cursor.next {
      case UInt8(ascii: "("), UInt8(ascii: "{"): guard cursor.takeBrackets() else { return false }
      case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "@"):
        return false
      default: cursor.step()
      }
      count += 1
      guard count <= mostTokensOfValue else { return false }
    }
    return count > 0
  }

  /// Bytes or strings of a value; more are sentences.
  private static let mostTokensOfValue = 64

  /// A number or a name in capitals and a colon, and what leaves the choice below it.
  private static func isLabel(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    let label = cursor.rest.prefix { $0.isWordCharacter }
    guard !label.isEmpty, label.first?.isDigit == true || label.allSatisfy({ !$0.isSmallLetter }),
      cursor.rest[label.endIndex...].first == UInt8(ascii: ":")
    else { return false }
    return sample.lines.contains { $0.trimmed.equals("break;") }
      && sample.lines.count { $0.trimmed.begins(with: "case ") } >= leastParts
  }
}
