// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// A search for the longest signature that a head shows, without an index: what costs a program least that starts for one
/// file.
struct SignatureSearch {
  private let head: [UInt8]
  private let tables: [TypeTable]
  /// The longest of those that ask for the first byte.
  private var atStart: SignatureMatch?
  /// The longest of all others.
  private var elsewhere: SignatureMatch?

  /// What comes after all lines that ask for bytes at the start.
  private static let behindStart = Array("0;".utf8)

  /// What an index of the tables finds for the head, which is not empty.
  static func match(_ head: [UInt8], in tables: [TypeTable]) -> SignatureMatch? {
    var search = SignatureSearch(head: head, tables: tables)
    let beginnings = SignatureOpening.beginnings(for: head[0])
    for table in tables.indices {
      for beginning in beginnings {
        search.compare(linesOf: table, from: beginning.span, whileBeginningWith: beginning.span)
      }
      search.compare(linesOf: table, from: behindStart.span, whileBeginningWith: [UInt8]().span)
    }
    let atStart = search.atStart
    guard let elsewhere = search.elsewhere, elsewhere.length > atStart?.length ?? 0 else { return atStart }
    return elsewhere
  }

  private init(head: [UInt8], tables: [TypeTable]) {
    self.head = head
    self.tables = tables
  }

  /// Compares the head with the lines of a table from one place of the order on, as long as they begin alike.
  private mutating func compare(
    linesOf table: Int, from start: Span<UInt8>, whileBeginningWith beginning: Span<UInt8>
  ) {
    let text = tables[table].text.utf8Span.span
    let wanted = beginning.eightBytes(at: 0).number
    var line = tables[table].place(of: start)
    while line < text.count, text.eightBytes(at: line).prefix(beginning.count).number == wanted {
      if let opening = SignatureOpening(at: line, in: text, table: table), opening.isPossible(in: head.span),
        let match = opening.match(head.span, in: tables)
      {
        if opening.bucket == SignatureOpening.elsewhere {
          if match.length > elsewhere?.length ?? 0 { elsewhere = match }
        } else if match.length > atStart?.length ?? 0 {
          atStart = match
        }
      }
      line = SignatureOpening.end(of: line, in: text) + 1
    }
  }
}
