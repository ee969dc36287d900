// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Tables: values divided by commas, semicolons or tabs (RFC 4180; IANA text/tab-separated-values).
enum TableSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    csv|public.comma-separated-values-text|text/csv|Comma-separated values|RFC 4180
    tsv|public.tab-separated-values-text|text/tab-separated-values|Tab-separated values|IANA: text/tab-separated-values
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if let columns = TableRecords(sample, 0x09), columns.records >= 2, !columns.isProse {
      // Two lines with a tab each may be any note, unless there are only words.
      let isTable = columns.count >= 3 || columns.records >= 3 || !sample.bytes.contains(0x20)
      if isTable, !isStack(sample) { return KnownFinding(types["tsv"], .fair) }
    }
    if isAnnounced(sample) { return KnownFinding(types["csv"], .fair) }
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      guard let columns = TableRecords(sample, delimiter) else { continue }
      let isTable =
        columns.count >= 3 && columns.records >= 2 || columns.count >= 2 && columns.records >= 3
      if isTable, !columns.isProse, !areStatements(sample) { return KnownFinding(types["csv"], .fair) }
    }
    return KnownFinding(isBarred(sample) ? types["csv"] : nil, .fair)
  }

  /// Lines that are looked at for statements.
  private static let mostStatements = 20

  /// Whether every line is an instruction of an assembler, whose operands have commas between them: a tab, a name and a tab; or
  /// adds a value to a variable of make (GNU make manual, section Appending).
  private static func areStatements(_ sample: TextSample) -> Bool {
    let places = sample.wholeLines.places.filter { !$0.isBlank }.prefix(mostStatements)
    let areInstructions = places.allSatisfy { place in
      let text = sample.bytes[place.text]
      let name = text.prefix(while: \.isLetter)
      return place.first == 0x09 && name.count > 1 && text[name.endIndex...].first == 0x09
    }
    return areInstructions
      || places.allSatisfy { place in
        let text = sample.bytes[place.text]
        let name = text.prefix(while: \.isWordCharacter)
        return !name.isEmpty && text[name.endIndex...].begins(with: " += ")
      }
  }

  /// What rules of authentication begin with, and the controls that come second (pam.d(5)).
  private static let kindsOfRules: [StaticString] = ["account", "auth", "password", "session"]
  private static let controls: [StaticString] = [
    "include", "optional", "required", "requisite", "substack", "sufficient",
  ]

  /// Whether the first line is a rule of authentication, whose fields any blanks may divide.
  private static func isStack(_ sample: TextSample) -> Bool {
    guard let words = sample.lines.firstUncommented?.words, words.count >= 3 else { return false }
    let kind = words[0].drop { $0 == UInt8(ascii: "-") }
    return kindsOfRules.contains(where: kind.equals)
      && (controls.contains(where: words[1].equals) || words[1].first == UInt8(ascii: "["))
  }

  /// Records of a table with bars that are looked at.
  private static let mostBarred = 20

  /// Whether bars divide names of columns, and as many values in each of several records, without room around them as tables
  /// that people read have it.
  private static func isBarred(_ sample: TextSample) -> Bool {
    let bar = UInt8(ascii: "|")
    let lines = sample.wholeLines.prefix(mostBarred)
    guard lines.count >= 4, let first = lines.first, first.contains(bar) else { return false }
    let names = first.trimmed.split(separator: bar, omittingEmptySubsequences: false)
    guard names.count >= 3, Set(names).count == names.count,
      names.allSatisfy({ $0.first?.isLetter == true && $0.allSatisfy { $0.isWordCharacter || $0 == 0x20 } })
    else { return false }
    return lines.dropFirst().allSatisfy { line in
      !line.contains(" |") && !line.contains("| ") && line.count { $0 == bar } == names.count - 1
        && line.trimmed.first != bar
    }
  }

  /// Whether the first line tells the delimiter, `sep=;`, and the next one has it (Microsoft Excel: Import or export text files).
  private static func isAnnounced(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "sep="), let first = sample.lines.first?.trimmed, first.count == 5, let sign = first.last,
      let second = sample.lines.dropFirst().first
    else { return false }
    return second.contains(sign)
  }
}
