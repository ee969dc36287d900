// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sparse matrices: examples to learn from, and systems of equations in columns of cards.
enum MatrixSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    harwell||text/x-harwell-boeing|Sparse matrix|Duff and others 1992: Users' guide for the Harwell-Boeing collection
    libsvm||text/x-libsvm|Examples to learn from|Chang and Lin: LIBSVM, README; Joachims: SVMlight
    """)

  /// Lines looked at most.
  private static let mostLines = 8
  /// Values that a line of examples must have, so that times of day and sources of files are none.
  private static let leastValues = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if isCards(sample.lines) { return KnownFinding(types["harwell"], .strong) }
    let first = sample.bytes[sample.start]
    guard first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return nil }
    return KnownFinding(isExamples(sample.wholeLines) ? types["libsvm"] : nil, .fair)
  }

  /// After a title and the numbers of cards three letters for the kind, and the formats of Fortran in brackets.
  private static func isCards(_ lines: TextLines) -> Bool {
    guard lines.count > 4, lines.place(at: 3).first == UInt8(ascii: "(") else { return false }
    let kind = lines[2].prefix(3).map(\.lowercased)
    guard kind.count == 3, "rcpiq".utf8.contains(kind[0]), "suhzr".utf8.contains(kind[1]), "ae".utf8.contains(kind[2])
    else { return false }
    let counts = lines[2].dropFirst(3).trimmed.words
    return (3...4).contains(counts.count) && counts.allSatisfy(\.isInteger)
      && lines[1].words.allSatisfy(\.isInteger) && lines[3].contains { $0.lowercased == UInt8(ascii: "i") }
  }

  /// In each line a number, and pairs of an index and a value, the indexes in order.
  private static func isExamples(_ lines: TextLines) -> Bool {
    let rows = lines.prefix(mostLines).lazy.filter { !$0.isBlank }
    guard let first = rows.first, first.contains(UInt8(ascii: ":")) else { return false }
    return lines.count >= 2 && rows.allSatisfy(isExample)
  }

  private static func isExample(_ line: ArraySlice<UInt8>) -> Bool {
    // Comments may stand behind the values, and the number of a query in front of them.
    var words = line.prefix { $0 != UInt8(ascii: "#") }.words
    guard let label = words.first, (label.first == UInt8(ascii: "+") ? label.dropFirst() : label).isNumber else {
      return false
    }
    words.removeFirst()
    if words.first?.begins(with: "qid:") == true { words.removeFirst() }
    guard words.count >= leastValues else { return false }
    var last = -1
    return words.allSatisfy { word in
      guard let colon = word.firstIndex(of: UInt8(ascii: ":")), let index = word[..<colon].number(ofAtMost: 9),
        index > last, word[(colon + 1)...].isNumber
      else { return false }
      last = index
      return true
    }
  }
}
