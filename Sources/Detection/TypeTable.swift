// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A detector's table: lines `key|identifier or empty|MIME type|statement|source`, sorted where it is asked for keys.
///
/// Tables are static strings because the compiler takes minutes for long array literals.
package struct TypeTable: Sendable {
  /// Fields of a line that every table has.
  private static let fieldCount = 5
  /// Columns that a detector may add to them.
  private static let columnCount = 3

  /// The lines as they stand.
  private let sorted: SortedLines

  /// A table of lines; a line of fewer fields leaves the last ones empty.
  package init(_ text: String) { sorted = SortedLines(text) }

  /// The lines as text.
  package var text: String { sorted.text }

  /// Where the first line begins whose key does not come before some bytes; the end where there is none.
  package func place(of key: Span<UInt8>) -> Int { sorted.place(of: key) }

  /// The line at a place of the text.
  package func line(at range: Range<Int>) -> KnownType { known(sorted.fields(of: range, atMost: Self.fieldCount)) }

  /// The line at a place of the text, and what stands behind its source: columns that the detector has for itself.
  package func row(at range: Range<Int>) -> (known: KnownType, columns: ArraySlice<String>) {
    let fields = sorted.fields(of: range, atMost: Self.fieldCount + Self.columnCount)
    return (known(fields), fields.dropFirst(Self.fieldCount))
  }

  private func known(_ fields: [String]) -> KnownType {
    let field = { (number: Int) in number < fields.count ? fields[number] : "" }
    return KnownType(
      key: field(0), identifier: field(1), mimeType: field(2), statement: field(3), source: field(4))
  }

  /// The lines in the order of the table; made anew each time.
  package var lines: [KnownType] { sorted.lines.map(line) }

  /// Where the lines stand, in the order of the table.
  package var places: [Range<Int>] { sorted.lines }

  /// Whether bytes begin with the key of the line at a place of the text.
  package func begins(_ bytes: Span<UInt8>, withKeyAt range: Range<Int>) -> Bool {
    sorted.begins(bytes, withKeyAt: range)
  }

  /// The line of the key, or nil.
  package subscript(_ key: String) -> KnownType? { sorted.line(of: key).map(line) }
}
