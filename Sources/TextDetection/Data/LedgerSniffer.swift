// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Books kept in plain text: entries with a date in front, and postings to accounts whose names have colons in them.
enum LedgerSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    beancount||text/x-beancount|Beancount book|Beancount: Language syntax, section Directives
    ledger||text/x-ledger|Ledger journal|Ledger 3 manual, section Journal format; hledger: Journal format
    """)

  /// Entries looked at most.
  private static let mostEntries = 12
  /// Fewer prove no book.
  private static let leastEntries = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.lines
    let entries = Array(
      lines.places.indices.lazy.filter { lines.places[$0].first.isDigit && isEntry(lines[$0]) }.prefix(mostEntries))
    guard entries.count >= leastEntries else { return nil }
    let directives = entries.count { isDirective(lines[$0]) }
    // Accounts have the names of the five groups, or of what an option calls them.
    if directives * 2 >= entries.count, lines.contains(where: hasAccount) {
      return KnownFinding(types["beancount"], .strong)
    }
    let posted = entries.count { $0 + 1 < lines.places.count && isPosting(lines[$0 + 1]) }
    return KnownFinding(posted * 2 > entries.count ? types["ledger"] : nil, .strong)
  }

  /// A date with strokes or slashes, and a blank after it.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 11, line[line.startIndex + 10] == 0x20 else { return false }
    return line.prefix(10).enumerated().allSatisfy { place, byte in
      place == 4 || place == 7 ? byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") : byte.isDigit
    }
  }

  private static let directives: [StaticString] = [
    "balance", "close", "commodity", "custom", "document", "event", "note", "open", "pad", "price", "query",
  ]

  /// A word of Beancount after the date, or the flag of a transaction with its text in quotation marks.
  private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 3 else { return false }
    if words[1].equals("*") || words[1].equals("!") || words[1].equals("txn") {
      return words[2].first == UInt8(ascii: "\"")
    }
    return directives.contains { words[1].equals($0) }
  }

  private static let groups: [StaticString] = ["Assets:", "Equity:", "Expenses:", "Income:", "Liabilities:"]

  private static func hasAccount(_ line: ArraySlice<UInt8>) -> Bool {
    line.words.prefix(4).contains { word in word.begins(withAnyOf: groups) }
  }

  /// An indented account with a colon in its name, and at least two blanks or nothing in front of the amount.
  private static func isPosting(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == 0x20 || line.first == 0x09 else { return false }
    let text = line.trimmed
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex, text.first?.isLetter == true,
      text.index(after: colon) < text.endIndex, text[text.index(after: colon)].isLetter
    else { return false }
    // A blank within a name is no end of it (Ledger manual, section Posting accounts).
    let end = [text.firstIndex(of: "  ", from: colon), text.firstIndex(of: UInt8(ascii: "\t"))].compactMap(\.self).min()
    return end.map { text[$0...].contains(where: \.isDigit) } ?? true
  }
}
