// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

/// The text that a `search` record looks for, prepared for looking.
final class SearchText: Sendable {
  /// The text.
  let bytes: [UInt8]
  /// Two bytes of it whose places are fixed; nil where there are none.
  let anchor: BytePair?
  /// A piece of it whose place is not fixed; nil where there are anchors, or no piece.
  let piece: FoldedLiteral?
  /// Whether it begins with white space that stands for any amount of it.
  let swallowsRuns: Bool

  /// The text of a record.
  init(_ record: MagicRecord, in file: MagicDatabaseFile) {
    let bytes = file.value(record.index, length: record.valueLength)
    let flags = record.stringFlags
    let isFlexible = !flags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace])
    // White space may stand for more or less of it, so nothing after it has a fixed place.
    let fixed = isFlexible ? bytes.prefix { !$0.isWhiteSpace } : bytes[...]
    anchor = BytePair(fixed) { byte in
      byte.isSmallLetter && flags.contains(.ignoreLowercase)
        || byte.isCapital && flags.contains(.ignoreUppercase)
    }
    let rest = bytes.drop(while: \.isWhiteSpace).prefix { !$0.isWhiteSpace }
    piece = anchor == nil ? FoldedLiteral(rest.map(ExpressionRequirement.folded)) : nil
    swallowsRuns =
      isFlexible && bytes.first.map(\.isWhiteSpace) ?? false
      && !(bytes.count > 1 && bytes[1].isWhiteSpace)
    self.bytes = bytes
  }

  /// Whether the text, taken as it is, stands at a place.
  func stands(at place: Int, in source: Span<UInt8>) -> Bool {
    guard place >= 0, bytes.count <= source.count &- place else { return false }
    for position in bytes.indices where source[place &+ position] != bytes[position] { return false }
    return true
  }
}
