// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Tables: values divided by commas, semicolons or tabs (RFC 4180; IANA text/tab-separated-values).
enum TableSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    csv|public.comma-separated-values-text|text/csv|Comma-separated values|RFC 4180
    log||text/x-log|Log|RFC 5424; Common Log Format; Linux: printk; audit: log format; OpenJDK: unified logging
    tsv|public.tab-separated-values-text|text/tab-separated-values|Tab-separated values|IANA: text/tab-separated-values
    """)

  /// Records looked at most.
  private static let mostRecords = 40
  /// As many records with as many fields each leave no doubt where the names above them are more or fewer.
  private static let recordsBelowOddHead = 10

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isLog(sample), !hasHeader(sample), !SourceListing.isListing(sample) { return KnownFinding(types["log"], .fair) }
    if let columns = columns(sample, 0x09), columns.records >= 2, !columns.isProse {
      // Two lines with a tab each may be any note, unless there are only words.
      let isTable = columns.count >= 3 || columns.records >= 3 || !sample.bytes.contains(0x20)
      if isTable { return KnownFinding(types["tsv"], .fair) }
    }
    if isAnnounced(sample) { return KnownFinding(types["csv"], .fair) }
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      guard let columns = columns(sample, delimiter) else { continue }
      let isTable =
        columns.count >= 3 && columns.records >= 2 || columns.count >= 2 && columns.records >= 3
      if isTable, !columns.isProse { return KnownFinding(types["csv"], .fair) }
    }
    return nil
  }

  /// Whether the first line tells the delimiter, `sep=;`, and the next one has it (Microsoft Excel: Import or export text files).
  private static func isAnnounced(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "sep="), let first = sample.lines.first?.trimmed, first.count == 5, let sign = first.last,
      let second = sample.lines.dropFirst().first
    else { return false }
    return second.contains(sign)
  }

  private struct Columns {
    /// Fields in each record.
    let count: Int
    /// Records seen.
    let records: Int
    /// Whether most delimiters are followed by a space, as in sentences and code; or tabs only inset and divide paragraphs.
    let isProse: Bool
  }

  /// The number of fields where every record has the same; nil where records differ.
  private static func columns(_ sample: TextSample, _ delimiter: UInt8) -> Columns? {
    let bytes = sample.bytes
    guard mayBeRecord(sample, delimiter) else { return nil }
    var counts: [Int] = []
    var fields = 1
    var isQuoted = false
    var atFieldStart = true
    var spaced = 0
    var delimiters = 0
    var trailing = 0
    var blanks = 0
    var isClosed = false
    var recordStart = 0
    var (calls, comments, headers, sentences) = (0, 0, 0, 0)
    var (depth, enclosed, insets, alignments) = (0, 0, 0, 0)
    var hasOddHead = false
    var index = sample.start
    // The names of columns begin with an empty field where those of rows stand below it.
    while delimiter == 0x09, index > 0, bytes[index - 1] == 0x09 { index -= 1 }
    recordStart = index
    while index < bytes.count, counts.count < mostRecords {
      let byte = bytes[index]
      if isQuoted {
        if byte == UInt8(ascii: "\"") { isQuoted = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") }
        if isQuoted, byte == UInt8(ascii: "\"") { index += 1 }
        isClosed = !isQuoted
      } else if byte == UInt8(ascii: "\""), atFieldStart {
        isQuoted = true
        atFieldStart = false
      } else if byte == delimiter {
        fields += 1
        delimiters += 1
        if depth > 0 { enclosed += 1 }
        (atFieldStart, isClosed) = (true, false)
        if index + 1 < bytes.count, bytes[index + 1] == 0x20 { spaced += 1 }
      } else if byte == 0x0a || byte == 0x0d {
        if index > recordStart {
          // Records that differ end the question early.
          let isBelowOddHead = counts.count == 1 && fields > 1 && fields != counts[0]
          if isBelowOddHead, !hasOddHead, sample.lines.firstFilled?.contains(where: \.isLetter) == true {
            (hasOddHead, counts) = (true, [])
          }
          guard fields > 1, fields == counts.first ?? fields else { return nil }
          // A table has no room between its records; a shorter one may be code.
          guard blanks == 0 || counts.count >= 2 else { return nil }
          counts.append(fields)
          let record = bytes[recordStart..<index].trimmed
          if isCall(record) { calls += 1 }
          if record.first == delimiter || record.suffix(2).equals("*/") || record.begins(with: "# ") { comments += 1 }
          if isHeader(record, delimiter) { headers += 1 }
          if endsSentence(record) { sentences += 1 }
          if delimiter == 0x09 {
            if isInset(bytes[recordStart..<index]) { insets += 1 }
            if bytes[recordStart..<index].contains("\t\t") { alignments += 1 }
          }
        } else if byte == 0x0d || index == 0 || bytes[index - 1] != 0x0d {
          blanks += 1
        }
        // Several in a row are missing values.
        if index > 1, bytes[index - 1] == delimiter, bytes[index - 2] != delimiter { trailing += 1 }
        (fields, atFieldStart, isClosed, recordStart, depth) = (1, true, false, index + 1, 0)
      } else {
        // Nothing stands between the quote that closes a value and what divides it from the next.
        if isClosed, byte > 0x20 { return nil }
        // Code has these; a table would quote them.
        if [UInt8(ascii: "{"), UInt8(ascii: "}")].contains(byte), delimiter != 0x09 { return nil }
        if byte > 0x20 { atFieldStart = false }
        if byte & 0xfe == UInt8(ascii: "(") { depth = max(0, depth + (byte & 1 == 0 ? 1 : -1)) }
      }
      index += 1
    }
    if sample.isWhole, index == bytes.count, recordStart < bytes.count, !isQuoted { counts.append(fields) }
    guard let first = counts.first, first > 1, counts.allSatisfy({ $0 == first }) else { return nil }
    // Declarations of programs end in a semicolon or in a comment after it.
    let endings = delimiter == UInt8(ascii: ";") ? comments + trailing : comments
    guard calls < counts.count, endings < counts.count, headers < counts.count else { return nil }
    guard !hasOddHead || counts.count >= recordsBelowOddHead && first >= 3 else { return nil }
    // Statements end in a semicolon, and lists in a comma.
    guard trailing * 2 <= counts.count || first > 3 else { return nil }
    let isSpaced = spaced * 2 > delimiters
    // Two lines of a list of things often have equally many commas; numbers are no sentence.
    let isList = isSpaced && (first < 4 || counts.count < 3 && !endsInNumbers(sample, delimiter))
    // Tabs inset the lines of paragraphs and stand after the marks of lists; pairs of words have no room between them in a table.
    // No column of a table is empty in every record, its name included: several tabs line up what stands behind them.
    let isAligned = first <= mostAligned && alignments == counts.count
    let isInset =
      first <= mostInsets && insets * 2 > counts.count || delimiter == 0x09 && first == 2 && blanks > 0 || isAligned
    // Parentheses hold what belongs together, in sentences and in programs.
    let isProse = isList || isInset || sentences * 2 > counts.count || enclosed * 2 > delimiters
    return Columns(count: first, records: counts.count, isProse: isProse)
  }

  /// The full stops of Chinese and Japanese, in which no blank follows a comma: in UTF-8, GB 18030 and EUC, Big5 and Shift_JIS.
  private static let fullStops: [[UInt8]] = [[0xe3, 0x80, 0x82], [0xa1, 0xa3], [0xa1, 0x43], [0x81, 0x42]]

  /// Whether a record ends as a sentence of Chinese or Japanese does.
  private static func endsSentence(_ record: ArraySlice<UInt8>) -> Bool {
    fullStops.contains { record.suffix($0.count).elementsEqual($0) }
  }

  /// Fields of lines that tabs only inset, or divide from the mark of a list.
  private static let mostInsets = 3
  /// Fields of lines with two columns that several tabs line up.
  private static let mostAligned = 6
  /// Signs that the items of lists begin with, as writers of plain text put them.
  private static let listSigns = Array("*+-o".utf8)

  /// Whether there is nothing in front of the first tab, or what a letter calls a line of its head, or the mark of a list: a sign,
  /// or a number or letter with a period or a parenthesis.
  private static func isInset(_ record: ArraySlice<UInt8>) -> Bool {
    let field = record.prefix { $0 != 0x09 }.trimmed
    guard let last = field.last else { return true }
    if last == UInt8(ascii: ":") { return true }
    if field.count == 1 { return listSigns.contains(last) }
    guard field.count <= longestListMark, last == UInt8(ascii: ".") || last == UInt8(ascii: ")") else { return false }
    let number = field.dropLast().drop { $0 == UInt8(ascii: "(") }
    return number.allSatisfy(\.isDigit) || number.count == 1 && number.allSatisfy(\.isLetter)
  }

  /// Bytes of the mark of a list: `(12)`.
  private static let longestListMark = 4

  /// Whether most fields of the last record are numbers.
  private static func endsInNumbers(_ sample: TextSample, _ delimiter: UInt8) -> Bool {
    guard let record = sample.wholeLines.last(where: { !$0.isBlank }) else { return false }
    let fields = record.split(separator: delimiter)
    return fields.count { $0.trimmed.isNumber } * 2 > fields.count
  }

  /// Whether the delimiter stands in the first line that is not blank, or a quote that may hide the end of it.
  private static func mayBeRecord(_ sample: TextSample, _ delimiter: UInt8) -> Bool {
    guard let line = sample.lines.places.first(where: { !$0.isBlank }) else { return true }
    let bytes = sample.bytes.span
    // Terminals are told colours with semicolons.
    guard bytes.firstIndex(of: 0x1b, from: line.textStart, to: line.end) == nil else { return false }
    return bytes.firstIndex(of: delimiter, from: line.textStart, to: line.end) != nil
      || bytes.firstIndex(of: UInt8(ascii: "\""), from: line.textStart, to: line.end) != nil
  }

  /// Whether a record is what a program calls with its arguments: a word, a parenthesis, and one that closes it; or the head of
  /// a function of Python, whose body may stand in the same line; or a command of TeX.
  private static func isCall(_ record: ArraySlice<UInt8>) -> Bool {
    if record.first == UInt8(ascii: "\\"), record.dropFirst().first?.isLetter == true { return true }
    if record.begins(with: "def "), record.firstIndex(ofWord: "):", from: record.startIndex) != nil { return true }
    let end = record.last == UInt8(ascii: ";") ? record.dropLast() : record
    guard end.last == UInt8(ascii: ")"), let open = end.firstIndex(of: UInt8(ascii: "(")) else { return false }
    let word = end[..<open].trimmed
    return !word.isEmpty && word.allSatisfy(\.isWordCharacter)
  }

  /// Whether a record is a field of a mail's header with parameters: a name, a colon and a blank in front of the delimiter.
  private static func isHeader(_ record: ArraySlice<UInt8>, _ delimiter: UInt8) -> Bool {
    guard delimiter == UInt8(ascii: ";") else { return false }
    let name = record.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && record[name.endIndex...].begins(with: ": ")
  }

  /// Whether the first line has names of three columns or more, and no moment, and every record as many values.
  private static func hasHeader(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.first, !isMoment(first), first.contains(where: \.isLetter) else { return false }
    return [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains { delimiter in
      first.contains(delimiter) && columns(sample, delimiter).map { $0.count >= 3 && !$0.isProse } ?? false
    }
  }

  // MARK: Logs

  /// Lines of a log looked at most.
  private static let mostLogLines = 20

  /// Lines that begin with a moment, or the columns of MySQL's logs of statements.
  private static func isLog(_ sample: TextSample) -> Bool {
    if sample.heads.contains(UInt8(ascii: "T")),
      sample.lines.prefix(4).contains(where: { $0.begins(with: "Time") && $0.contains(" Id Command") })
    {
      return true
    }
    var (lines, others) = (0, 0)
    let records = sample.wholeLines.prefix(mostLogLines)
    for index in records.indices {
      let place = records.place(at: index)
      guard !place.isBlank else { continue }
      lines += 1
      if !isMoment(records[index]) { others += 1 }
      // Most texts are no logs and show it in their first lines.
      guard others * 10 <= mostLogLines * 2 else { return false }
    }
    return lines >= 3 && others * 10 <= lines * 2
  }

  /// Seconds in brackets with a fraction, as kernels and virtual machines count them: `[   12.345678]`, `[0.123s]`.
  private static func isElapsed(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.prefix(20).firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let time = line[(line.startIndex + 1)..<end].drop { $0 == 0x20 }
    let digits = time.last == UInt8(ascii: "s") ? time.dropLast() : time
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) } && parts[1].count >= 3
  }

  /// Bytes of a line of a log in which the time stands.
  private static let longestMoment = 80

  /// `2020-01-31 12:00:00`, `[31/Jan/2020:12:00:00`, `Jan 31 12:00:00`, each perhaps after an address or a bracket, or
  /// seconds that went by.
  private static func isMoment(_ line: ArraySlice<UInt8>) -> Bool {
    if isElapsed(line) { return true }
    if line.begins(with: "type="), line.contains(" msg=audit(") { return true }
    let front = line.prefix(longestMoment)
    guard let place = front.span.firstIndex(of: UInt8(ascii: ":"), from: 0, to: front.count), place >= 2,
      place + 5 < front.count
    else { return false }
    let colon = front.startIndex + place
    guard front[colon - 1].isDigit, front[colon - 2].isDigit, front[colon + 1].isDigit, front[colon + 2].isDigit else {
      return false
    }
    // Programs count seconds; hours and minutes alone are those of a plan.
    guard front[colon + 3] == UInt8(ascii: ":"), front[colon + 4].isDigit else { return false }
    // The common log format has a colon after the year.
    return Moments.endWithDate(front[..<(colon - 2)]) || Moments.endWithDate(front[...colon])
  }
}
