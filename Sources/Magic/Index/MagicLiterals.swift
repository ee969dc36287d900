// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

/// Texts of which a group needs one to match, all folded and one after the other.
struct MagicLiterals {
  /// The bytes of all of them.
  private(set) var text: [UInt8] = []
  /// Where each of them is.
  private(set) var entries: [LiteralScanner.Literal] = []

  /// Adds the texts of which one must be there for a group's first record to match; nil where no such texts are known.
  mutating func append(
    of record: MagicRecord, in file: MagicDatabaseFile, group: Int32
  ) -> ArraySlice<LiteralScanner.Literal>? {
    guard record.relation == UInt8(ascii: "=") else { return nil }
    let first = entries.count
    switch record.type {
    case .regex:
      let ignoringCase = !record.stringFlags.isDisjoint(with: .ignoreCase)
      let literals = ExpressionRequirement.literals(of: file.valueString(record.index), ignoringCase: ignoringCase)
      guard literals.allSatisfy({ $0.count >= LiteralScanner.shortestLiteral }) else { return nil }
      for literal in literals {
        entries.append(LiteralScanner.Literal(start: text.count, length: literal.count, group: group))
        text += literal
      }
    case .search, .string:
      let piece = Self.fixedPiece(of: record, in: file)
      guard piece.count >= LiteralScanner.shortestLiteral else { return nil }
      let start = text.count
      file.appendValue(record.index, piece, to: &text)
      for place in start..<text.count { text[place] = ExpressionRequirement.folded(text[place]) }
      entries.append(LiteralScanner.Literal(start: start, length: piece.count, group: group))
    default: break
    }
    return first < entries.count ? entries[first...] : nil
  }

  /// The part of a record's value that a match contains as it is, case aside.
  private static func fixedPiece(of record: MagicRecord, in file: MagicDatabaseFile) -> Range<Int> {
    let length = min(record.valueLength, MagicDatabaseFile.maximumValueLength)
    // White space may stand for more of it, so only the text in front of it has a place.
    guard !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]) else { return 0..<length }
    var start = 0
    while start < length, file.valueByte(record.index, start).isWhiteSpace { start += 1 }
    var end = start
    while end < length, !file.valueByte(record.index, end).isWhiteSpace { end += 1 }
    return start..<end
  }
}
