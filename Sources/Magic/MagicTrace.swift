// SPDX-License-Identifier: Apache-2.0

/// Gathers what an evaluation did, for the explanation of `--debug`: each test that was made, one line a test.
///
/// One evaluator writes to it, so it belongs to one thread.
package final class MagicTrace {
  /// A record that was tested and what came of it.
  package struct Test: Equatable, Sendable {
    /// The number of the database file.
    package let file: Int
    /// The number of the record in it.
    package let record: Int
    /// Where in the file it read; for a search, where that began.
    package let place: Int
    /// Whether it matched.
    package let matches: Bool
  }

  /// The lines so far.
  package private(set) var lines: [UInt8] = []
  /// The records that were tested, in their order.
  package private(set) var tests: [Test] = []
  private let keepsLines: Bool

  /// An empty trace; without lines it only counts tests.
  package init(keepingLines keepsLines: Bool = true) { self.keepsLines = keepsLines }

  /// Forgets everything.
  package func reset() {
    lines.removeAll(keepingCapacity: true)
    tests.removeAll(keepingCapacity: true)
  }

  /// Notes the outcome of a built-in test.
  func note(_ name: StaticString, _ outcome: String) {
    guard keepsLines else { return }
    lines += [UInt8]("  \(name): \(outcome)\n".utf8)
  }

  /// Notes how many groups of a set are left to test after the index.
  func noteSelection(of count: Int, from total: Int, in set: MagicRecordFlags) {
    guard keepsLines else { return }
    lines += [UInt8]("  \(set == .text ? "text" : "binary") records: \(count) of \(total) groups can match\n".utf8)
  }

  /// Notes that a record was tested at an offset.
  func note(_ record: MagicRecord, of file: MagicDatabaseFile, level: Int, at place: UInt32, _ result: MagicResult) {
    tests.append(Test(file: file.number, record: record.index, place: Int(place), matches: result == .matched))
    guard keepsLines else { return }
    var line = result == .matched ? "  + " : "  - "
    line += String(repeating: ">", count: level) + "\(place) \(record.type)"
    line += " " + String(Unicode.Scalar(record.relation))
    if record.type.isString || record.type == .der {
      let value = file.value(record.index, length: max(record.valueLength, 1))
      lines += [UInt8](line.utf8) + MagicCharset.ascii.escapingUnprintable(value)
    } else if record.relation != UInt8(ascii: "x") {
      lines += [UInt8]((line + "0x" + String(record.value, radix: 16)).utf8)
    } else {
      lines += [UInt8](line.utf8)
    }
    lines += [UInt8](" (line \(record.line))".utf8)
    if result == .matched, file.hasDescription(record.index) {
      lines += [UInt8](" ".utf8) + MagicCharset.ascii.escapingUnprintable(file.description(record.index))
    }
    lines.append(0x0A)
  }
}
