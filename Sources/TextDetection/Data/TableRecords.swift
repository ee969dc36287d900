// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The records of a text that a delimiter divides into fields, each into as many.
struct TableRecords {
  /// Fields in each record.
  var count: Int { fieldCounts.first ?? 0 }
  /// Records seen.
  var records: Int { fieldCounts.count }
  /// Whether most delimiters are followed by a space, as in sentences and code; or tabs only inset and divide paragraphs.
  private(set) var isProse = false

  /// Records looked at most.
  private static let mostRecords = 40
  /// As many records with as many fields each leave no doubt where the names above them are more or fewer.
  private static let recordsBelowOddHead = 10

  /// Fields of a record whose last values are missing.
  private static let leastFieldsOfShort = 3
  /// Records of a table in which values are missing.
  private static let recordsWithShort = 5
  /// Records of nothing but numbers that are no list in a sentence.
  private static let recordsOfNumbers = 10

  /// Records of a table with a space behind each delimiter, its names among them.
  private static let recordsBelowNames = 4

  private let delimiter: UInt8
  /// Whether the first record is the names of columns; asked where others differ from it.
  private let areNamed: Bool
  /// The fields of each record.
  private var fieldCounts: [Int] = []
  /// Whether the first record has more fields than all others or fewer, and does not count.
  private var hasOddHead = false
  /// Fields of a first record that does not count.
  private var headFields = 0
  /// Delimiters, those with a space behind them, those in parentheses, and those at the end of a record.
  private var (delimiters, spaced, enclosed, trailing) = (0, 0, 0, 0)
  /// Values between quotes.
  private var quoted = 0
  /// Records with fewer fields than the first one, and lines after a number sign.
  private var (short, remarks) = (0, 0)
  /// Lines with nothing in them.
  private var blanks = 0
  /// Records that are calls, comments, fields of a header, or end a sentence.
  private var (calls, comments, headers, sentences) = (0, 0, 0, 0)
  /// Records that tabs inset, in which several of them line up what follows, or hardly anything stands beside many of them.
  private var (insets, alignments, fills) = (0, 0, 0)

  /// The records of a text; nil where they differ, or are those of something else.
  init?(_ sample: TextSample, _ delimiter: UInt8) {
    self.delimiter = delimiter
    guard Self.mayBeRecord(sample, delimiter) else { return nil }
    areNamed = Self.names(sample, delimiter)
    guard read(sample), areThoseOfTable() else { return nil }
    isProse = readsAsProse(sample)
  }

  /// Counts the fields of the first records; false where records differ, or where something stands that no table has.
  private mutating func read(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    var (fields, depth) = (1, 0)
    var (atFieldStart, isQuoted, isClosed, isBraced) = (true, false, false, false)
    var index = sample.start
    // The names of columns begin with an empty field where those of rows stand below it.
    while delimiter == 0x09, index > 0, bytes[index - 1] == 0x09 { index -= 1 }
    var recordStart = index
    while index < bytes.count, fieldCounts.count < Self.mostRecords {
      let byte = bytes[index]
      if isQuoted {
        if byte == UInt8(ascii: "\"") { isQuoted = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") }
        if isQuoted, byte == UInt8(ascii: "\"") { index += 1 }
        isClosed = !isQuoted
      } else if byte == UInt8(ascii: "\""), atFieldStart {
        isQuoted = true
        quoted += 1
        atFieldStart = false
      } else if byte == delimiter {
        if isBraced { return false }
        fields += 1
        delimiters += 1
        if depth > 0 { enclosed += 1 }
        (atFieldStart, isClosed) = (true, false)
        if index + 1 < bytes.count, bytes[index + 1] == 0x20 { spaced += 1 }
      } else if byte == 0x0a {
        if isBraced { return false }
        if index > recordStart {
          guard endRecord(bytes[recordStart..<index], fields, in: sample) else { return false }
        } else {
          blanks += 1
        }
        // Several in a row are missing values.
        if index > 1, bytes[index - 1] == delimiter, bytes[index - 2] != delimiter { trailing += 1 }
        (fields, atFieldStart, isClosed, recordStart, depth) = (1, true, false, index + 1, 0)
      } else {
        // Nothing stands between the quote that closes a value and what divides it from the next.
        if isClosed, byte > 0x20 { return false }
        // Code has these; a table has them around a whole value, as identifiers of objects have them.
        if byte == UInt8(ascii: "{"), delimiter != 0x09 {
          guard atFieldStart, !isBraced else { return false }
          isBraced = true
        } else if byte == UInt8(ascii: "}"), delimiter != 0x09 {
          guard isBraced else { return false }
          (isBraced, isClosed) = (false, true)
        }
        if byte > 0x20 { atFieldStart = false }
        if byte & 0xfe == UInt8(ascii: "(") { depth = max(0, depth + (byte & 1 == 0 ? 1 : -1)) }
      }
      index += 1
    }
    if sample.isWhole, index == bytes.count, recordStart < bytes.count, !isQuoted {
      fieldCounts.append(fields)
      if index > 1, bytes[index - 1] == delimiter, bytes[index - 2] != delimiter { trailing += 1 }
    }
    return true
  }

  /// Counts a record and what it is besides; false where it has not as many fields as those in front of it.
  private mutating func endRecord(_ record: ArraySlice<UInt8>, _ fields: Int, in sample: TextSample) -> Bool {
    // Programs that read tables pass over such lines; not all records may be that.
    if record.first == UInt8(ascii: "#"), !fieldCounts.isEmpty, delimiter == UInt8(ascii: ",") {
      remarks += 1
      return remarks <= fieldCounts.count
    }
    // Records that differ end the question early.
    let isBelowOddHead = fieldCounts.count == 1 && fields > 1 && fields != fieldCounts[0]
    if isBelowOddHead, !hasOddHead, sample.lines.firstFilled?.contains(where: \.isLetter) == true {
      (hasOddHead, headFields, fieldCounts) = (true, fieldCounts[0], [])
    }
    guard fields > 1 else { return false }
    if let first = fieldCounts.first, fields != first {
      if hasOddHead, fields <= headFields { countHead() }
      guard mayBeShort(fields) else { return false }
      if fields < headFields || headFields == 0 { short += 1 }
    }
    // A table has no room between its records; a shorter one may be code.
    guard blanks == 0 || fieldCounts.count >= 2 else { return false }
    fieldCounts.append(fields)
    let text = record.trimmed
    if Self.isCall(text) { calls += 1 }
    if text.first == delimiter || text.suffix(2).equals("*/") || text.begins(with: "# ") { comments += 1 }
    if Self.isHeader(text, delimiter) { headers += 1 }
    if Self.endsSentence(text) { sentences += 1 }
    if delimiter == 0x09 {
      if Self.isInset(record) { insets += 1 }
      if record.contains("\t\t") { alignments += 1 }
      if record.contains("\t\t\t\t"), record.split(separator: 0x09).count <= Self.columnsBesideFill { fills += 1 }
    }
    return true
  }

  /// Counts the first record after all: where those below it differ, all of them may lack their last values.
  private mutating func countHead() {
    hasOddHead = false
    short = fieldCounts.count { $0 < headFields }
    fieldCounts.insert(headFields, at: 0)
  }

  /// Whether a record has so many fields because its last values are missing, under the names of all of them.
  private func mayBeShort(_ fields: Int) -> Bool {
    guard let first = fieldCounts.first, !hasOddHead, delimiter == UInt8(ascii: ",") else { return false }
    return fields <= first && fields >= Self.leastFieldsOfShort
  }

  /// Whether the first line is names: words that begin with a letter, each another one.
  private static func names(_ sample: TextSample, _ delimiter: UInt8) -> Bool {
    guard let first = sample.lines.firstFilled?.trimmed else { return false }
    let names = first.split(separator: delimiter, omittingEmptySubsequences: false)
    return Set(names).count == names.count
      && names.allSatisfy { name in
        name.drop { $0 == UInt8(ascii: "\"") }.first?.isLetter == true
          && name.allSatisfy { $0.isWordCharacter || " -\"./".utf8.contains($0) || $0 >= 0x80 }
      }
  }

  /// Whether all records have several fields, and are not all lines of a program or a header.
  private func areThoseOfTable() -> Bool {
    guard let first = fieldCounts.first, first > 1 else { return false }
    let isWhole = { (fields: Int) in fields == first || short > 0 && fields < first && fields >= Self.leastFieldsOfShort
    }
    guard fieldCounts.allSatisfy(isWhole) else { return false }
    // Values that are missing at the end leave delimiters there, as enumerations of programs do, which quote nothing.
    let mayLackValues =
      records >= Self.recordsWithShort && spaced == 0 && (trailing == 0 || quoted > 0) && enclosed == 0 && areNamed
    guard short == 0 || mayLackValues else { return false }
    // Declarations of programs end in a semicolon or in a comment after it.
    let endings = delimiter == UInt8(ascii: ";") ? comments + trailing : comments
    guard calls < records, endings < records, headers < records else { return false }
    guard !hasOddHead || records >= Self.recordsBelowOddHead && first >= 3 else { return false }
    // Statements end in a semicolon, and lists in a comma.
    return trailing * 2 <= records || first > 3
  }

  /// Whether the records are parts of sentences, paragraphs or programs, which have delimiters too.
  private func readsAsProse(_ sample: TextSample) -> Bool {
    let isSpaced = spaced * 2 > delimiters
    // Two lines of a list of things often have equally many commas; numbers are no sentence.
    let isNumeric =
      isSpaced && count < 4 && records >= Self.recordsOfNumbers && trailing == 0 && Self.isOfNumbers(sample)
    let isNamed = isSpaced && count >= 3 && records >= Self.recordsBelowNames && Self.namesNumbers(sample, delimiter)
    let isList =
      isSpaced && !isNumeric && !isNamed && (count < 4 || records < 3 && !Self.endsInNumbers(sample, delimiter))
    // Tabs inset the lines of paragraphs and stand after the marks of lists; pairs of words have no room between them in a table.
    // No column of a table is empty in every record, its name included: several tabs line up what stands behind them.
    let isAligned = count <= Self.mostAligned && alignments == records || fills > 0 && fills == records
    let isInset =
      count <= Self.mostInsets && insets * 2 > records || delimiter == 0x09 && count == 2 && blanks > 0 || isAligned
    // Lines of sentences end in a comma or in the middle, and the last one in a period.
    let isParagraph =
      isSpaced && trailing > 0 && sample.isWhole && sample.bytes[...].trimmed.last == UInt8(ascii: ".")
    // Parentheses hold what belongs together, in sentences and in programs.
    return isList || isInset || isParagraph || sentences * 2 > records || enclosed * 2 > delimiters
  }

  /// Whether nothing but numbers, points and commas stand in the records that are looked at.
  private static func isOfNumbers(_ sample: TextSample) -> Bool {
    sample.wholeLines.prefix(mostRecords).allSatisfy { line in
      line.allSatisfy { $0.isDigit || " \t,.+-eE".utf8.contains($0) }
    }
  }

  /// Whether the first line is names of one word each, and one of them stands above nothing but numbers.
  private static func namesNumbers(_ sample: TextSample, _ delimiter: UInt8) -> Bool {
    let lines = sample.wholeLines.prefix(mostRecords).filter { !$0.isBlank }
    guard let first = lines.first else { return false }
    let columns = first.split(separator: delimiter, omittingEmptySubsequences: false).map(\.trimmed)
    guard Set(columns).count == columns.count,
      columns.allSatisfy({ $0.first?.isLetter == true && $0.allSatisfy(\.isWordCharacter) })
    else { return false }
    return columns.indices.contains { column in
      lines.dropFirst().allSatisfy { line in
        // What stands behind a quote may have delimiters in it.
        let fields = line.prefix { $0 != UInt8(ascii: "\"") }.split(
          separator: delimiter, omittingEmptySubsequences: false)
        return column < fields.count && fields[column].trimmed.isNumber
      }
    }
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
  /// Fields of lines in two columns whose room between them is filled with tabs: one on each side, and a sign (GNU diffutils
  /// manual, section Side by Side Format).
  private static let columnsBesideFill = 3
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
    if record.begins(with: "def "), record.firstIndex(of: "):", from: record.startIndex) != nil { return true }
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
}
