// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// A mark that a text begins with: its line in a table, and how many characters it has.
struct OpeningMark {
  private let table: TypeTable
  private let line: Range<Int>
  private let length: Int

  private init(table: TypeTable, line: Range<Int>, length: Int) {
    (self.table, self.line, self.length) = (table, line, length)
  }

  /// The longest mark that a text begins with; nil where it begins with none.
  init?(of sample: TextSample) {
    // The lines that are looked at may all be empty, and the mark stand behind them.
    guard sample.start < sample.bytes.count, sample.lines.firstFilled != nil else { return nil }
    let first = sample.bytes[sample.start]
    let exact = Self.longest(of: first, in: sample, isFolded: false)
    let folded = Self.longest(of: first.lowercased, in: sample, isFolded: true)
    // Of two marks as long as each other, the one in the case it is given in says more.
    guard let mark = folded?.length ?? 0 > exact?.length ?? 0 ? folded : exact else { return nil }
    self = mark
  }

  /// What the mark stands for, if what its row and `MarkedLines` ask for stands beside it.
  func type(in sample: TextSample) -> KnownType? {
    let (known, columns) = table.row(at: line)
    return isAccompanied(by: columns, in: sample) && MarkedLines(sample).follow(known.key) ? known : nil
  }

  // MARK: The mark

  /// In front of marks in any case.
  private static let anyCase = UInt8(ascii: "~")

  /// The lines of a table, and those among them whose marks begin with each byte.
  private struct Places {
    let table: TypeTable
    /// Where each line begins, and after the last one where that of another would.
    private var starts: [Int32] = []
    /// The first eight bytes of each mark, zeros behind a shorter one.
    private(set) var fronts: [UInt64] = []
    /// The numbers of the lines of marks in the case they are given in.
    private(set) var exact = [Range<Int32>](repeating: 0..<0, count: 256)
    /// Those in any case, by the byte after the tilde.
    private(set) var folded = [Range<Int32>](repeating: 0..<0, count: 256)

    init(_ table: TypeTable) {
      self.table = table
      let lines = table.text.utf8Span.span
      var start = 0
      while start + 1 < lines.count {
        let isFolded = lines[start] == OpeningMark.anyCase
        let first = Int(lines[isFolded ? start + 1 : start])
        let number = Int32(starts.count)
        // The table is sorted, so that the lines of a byte follow each other.
        if isFolded {
          folded[first] = (folded[first].isEmpty ? number : folded[first].lowerBound)..<number + 1
        } else {
          exact[first] = (exact[first].isEmpty ? number : exact[first].lowerBound)..<number + 1
        }
        starts.append(Int32(start))
        let front = lines.eightBytes(at: isFolded ? start + 1 : start)
        fronts.append(front.prefix(EightBytes.count(beforeFirstOf: front.marks(equalTo: UInt8(ascii: "|")))).number)
        start = OpeningMark.end(of: start, in: lines) + 1
      }
      starts.append(Int32(start))
    }

    /// The bytes of the line of a number.
    func line(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) - 1 }
  }

  private static let places = TextMarks.tables.map(Places.init)

  /// Where the line that begins at a place ends.
  private static func end(of start: Int, in lines: Span<UInt8>) -> Int {
    lines.firstIndex(of: UInt8(ascii: "\n"), from: start, to: lines.count) ?? lines.count
  }

  /// The longest mark that the text begins with, of those of a first byte; the longest says most.
  private static func longest(of first: UInt8, in sample: TextSample, isFolded: Bool) -> OpeningMark? {
    var best: OpeningMark?
    let bytes = sample.bytes.span.eightBytes(at: sample.start)
    let front = isFolded ? bytes.withSmallLetters.number : bytes.number
    for places in places {
      let numbers = (isFolded ? places.folded : places.exact)[Int(first)]
      guard !numbers.isEmpty else { continue }
      let lines = places.table.text.utf8Span.span
      let fronts = places.fronts.span
      for number in Int(numbers.lowerBound)..<Int(numbers.upperBound) {
        // The next characters of most marks are others.
        let mark = fronts[number]
        guard (mark ^ front) & (.max >> UInt64(mark.leadingZeroBitCount & 56)) == 0 else { continue }
        let line = places.line(number)
        if let length = length(of: lines.extracting(line), at: isFolded ? 1 : 0, in: sample, isFolded: isFolded),
          length > best?.length ?? 0
        {
          best = OpeningMark(table: places.table, line: line, length: length)
        }
      }
    }
    return best
  }

  /// The length of the mark that stands at a place of a line, if the text begins with it.
  private static func length(of line: Span<UInt8>, at place: Int, in sample: TextSample, isFolded: Bool) -> Int? {
    let text = sample.bytes.span
    var length = 0
    while place + length < line.count, line[place + length] != UInt8(ascii: "|") {
      guard sample.start + length < text.count else { return nil }
      let byte = text[sample.start + length]
      guard (isFolded ? byte.lowercased : byte) == line[place + length] else { return nil }
      length += 1
    }
    return length
  }

  // MARK: What stands beside it

  /// Whether what the row of a mark asks for stands behind it and in the text.
  private func isAccompanied(by columns: ArraySlice<String>, in sample: TextSample) -> Bool {
    // Most rows end before these columns.
    guard !columns.isEmpty else { return true }
    let column = { (number: Int) in columns.dropFirst(number).first ?? "" }
    let behind = sample.bytes[min(sample.start + length, sample.bytes.count)...]
    let rest = behind.drop { $0 == 0x20 || $0 == 0x09 }
    let (signs, next, companions) = (column(0), column(1), column(2))
    return (signs.isEmpty || signs.utf8.contains { Self.stands($0, at: rest, behind: behind) })
      && (next.isEmpty
        || TextMarks.words(of: next).contains { word in
          rest.count >= word.count && zip(rest, word).allSatisfy { $0.lowercased == $1 }
        })
      && TextMarks.words(of: companions).allSatisfy { word in
        sample.bytes.span.extracting(first: TextSample.longest).firstIndex(of: word.span, from: 0) != nil
      }
  }

  /// Whether a sign of the column, or what it stands for, comes next.
  private static func stands(_ sign: UInt8, at rest: ArraySlice<UInt8>, behind: ArraySlice<UInt8>) -> Bool {
    let isEnd = rest.first.map { $0 < 0x20 } ?? true
    return switch sign {
    case UInt8(ascii: "$"): isEnd
    case UInt8(ascii: "9"): rest.first?.isDigit ?? false
    case UInt8(ascii: "~"): !isEnd && rest.startIndex > behind.startIndex
    case UInt8(ascii: "="): rest.prefix { $0 > 0x20 }.contains(sign)
    case 0x09: behind.first == sign
    default: rest.first?.lowercased == sign
    }
  }
}
