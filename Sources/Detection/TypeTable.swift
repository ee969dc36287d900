// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// A detector's table: lines `key|identifier or empty|MIME type|statement|source`.
///
/// Tables are static strings because the compiler takes minutes for long array literals.
package struct TypeTable: Sendable {
  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")

  /// The bytes of the table.
  package let text: [UInt8]
  /// Where each line starts, and where one more would.
  private let starts: [Int32]
  private let slots: HashSlots

  /// Reads a table that may stand in several places; a line of fewer fields leaves the last ones empty.
  ///
  /// Only notes where lines start: a tool that starts for one file asks for a line or two of a thousand.
  package init(_ parts: StaticString...) {
    var text: [UInt8] = []
    for part in parts {
      if !text.isEmpty { text.append(TypeTable.newline) }
      text += part.description.utf8
    }
    var starts: [Int32] = text.isEmpty ? [] : [0]
    for index in text.indices where text[index] == TypeTable.newline { starts.append(Int32(index + 1)) }
    if !text.isEmpty { starts.append(Int32(text.count + 1)) }
    var slots = HashSlots(capacity: starts.count)
    for line in starts.indices.dropLast() {
      let start = Int(starts[line])
      var hash = FNV1a.seed
      var end = start
      while end < text.count, text[end] != TypeTable.bar, text[end] != TypeTable.newline {
        hash = FNV1a.adding(text[end], to: hash)
        end += 1
      }
      // An empty line has no key.
      if end > start || end < text.count && text[end] == TypeTable.bar { slots.enter(line, hash: hash) }
    }
    (self.text, self.starts, self.slots) = (text, starts, slots)
  }

  /// Whether the key of the line that starts at a place is that one.
  private static func hasKey(_ text: [UInt8], _ start: Int, _ key: Span<UInt8>) -> Bool {
    guard start + key.count <= text.count else { return false }
    for index in key.indices where text[start + index] != key[index] { return false }
    let end = start + key.count
    return end == text.count || text[end] == bar || text[end] == newline
  }

  /// The number of lines.
  package var count: Int { max(0, starts.count - 1) }

  /// The bytes of a line, without the newline.
  package func range(ofLine number: Int) -> Range<Int> {
    Int(starts[number])..<max(Int(starts[number]), Int(starts[number + 1]) - 1)
  }

  /// A line by its number.
  package func line(_ number: Int) -> KnownType {
    let range = range(ofLine: number)
    var start = range.lowerBound
    func field() -> String {
      guard start < range.upperBound else { return "" }
      var end = start
      while end < range.upperBound, text[end] != TypeTable.bar { end += 1 }
      defer { start = end + 1 }
      return String(decoding: text[start..<end], as: UTF8.self)
    }
    return KnownType(key: field(), identifier: field(), mimeType: field(), statement: field(), source: field())
  }

  /// The lines in the order of the table; made anew each time.
  package var lines: [KnownType] {
    (0..<count).filter { !range(ofLine: $0).isEmpty }.map(line)
  }

  /// The first line of the key, or nil.
  package subscript(_ key: String) -> KnownType? {
    let key = key.utf8Span.span
    var hash = FNV1a.seed
    for index in key.indices { hash = FNV1a.adding(key[index], to: hash) }
    for number in slots.numbers(hash: hash) where TypeTable.hasKey(text, Int(starts[number]), key) {
      return line(number)
    }
    return nil
  }
}
