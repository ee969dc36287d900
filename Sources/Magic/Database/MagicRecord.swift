// SPDX-License-Identifier: Apache-2.0

/// The fixed part of one record of a compiled database, decoded.
struct MagicRecord: Sendable {
  /// The record's number in its database file.
  let index: Int
  /// The number of `>` in front.
  let level: Int
  let flags: MagicRecordFlags
  /// The relation: one of `=!<>&^x`.
  let relation: UInt8
  /// The length of a textual value.
  let valueLength: Int
  let type: MagicRecordType
  let indirectType: MagicRecordType
  let indirectOperation: MagicOperation
  let maskOperation: MagicOperation
  /// Positive also where it counts from the end.
  let offset: Int32
  let indirectOffset: Int32
  /// The line in the source file that the record was compiled from.
  let line: UInt32
  /// The mask of a number.
  let mask: UInt64
  /// The first eight bytes of the value, as a number.
  let value: UInt64

  /// How far a search or regular expression goes, or how long a string may be.
  let range: Int
  /// The modifiers of a textual type.
  let stringFlags: MagicStringFlags
}

/// The flags of a record.
struct MagicRecordFlags: OptionSet, Sendable {
  let rawValue: UInt16

  /// The offset is read from the file.
  static let indirect = MagicRecordFlags(rawValue: 0x01)
  /// The offset counts from the end of the last match a level up.
  static let relativeOffset = MagicRecordFlags(rawValue: 0x02)
  /// The offset that was read counts from there.
  static let relativeIndirect = MagicRecordFlags(rawValue: 0x04)
  /// Numbers are compared without a sign.
  static let unsigned = MagicRecordFlags(rawValue: 0x08)
  /// No blank goes before the description.
  static let noSpace = MagicRecordFlags(rawValue: 0x10)
  /// The group is tried on files that are no text, or on text.
  static let binary = MagicRecordFlags(rawValue: 0x20)
  static let text = MagicRecordFlags(rawValue: 0x40)
  /// The offset counts from the end of the file.
  static let fromEnd = MagicRecordFlags(rawValue: 0x80)
}

/// The modifiers of a textual type.
struct MagicStringFlags: OptionSet, Sendable {
  let rawValue: UInt32

  /// White space of the value stands for as much of it or more; for any amount, and for none.
  static let compactWhitespace = MagicStringFlags(rawValue: 1 << 0)
  static let optionalWhitespace = MagicStringFlags(rawValue: 1 << 1)
  /// Lower-case letters of the value match either case.
  static let ignoreLowercase = MagicStringFlags(rawValue: 1 << 2)
  /// Upper-case letters of the value match either case.
  static let ignoreUppercase = MagicStringFlags(rawValue: 1 << 3)
  /// The next offset is where the match begins, not where it ends.
  static let offsetIsStart = MagicStringFlags(rawValue: 1 << 4)
  /// The test is for files that are text, or for those that are none.
  static let onlyText = MagicStringFlags(rawValue: 1 << 5)
  static let onlyBinary = MagicStringFlags(rawValue: 1 << 6)
  /// How the length in front of a Pascal string is written.
  static let lengthInOneByte = MagicStringFlags(rawValue: 1 << 7)
  static let lengthInTwoBytesBig = MagicStringFlags(rawValue: 1 << 8)
  static let lengthInTwoBytesLittle = MagicStringFlags(rawValue: 1 << 9)
  static let lengthInFourBytesBig = MagicStringFlags(rawValue: 1 << 10)
  static let lengthInFourBytesLittle = MagicStringFlags(rawValue: 1 << 11)
  /// For a regular expression the range counts lines.
  static let lineCount = MagicStringFlags(rawValue: 1 << 11)
  /// The length in front of the string counts its own bytes too.
  static let lengthIncludesItself = MagicStringFlags(rawValue: 1 << 12)
  /// The description quotes the text without white space around it.
  static let trim = MagicStringFlags(rawValue: 1 << 13)
  /// White space or the end follows the match.
  static let fullWord = MagicStringFlags(rawValue: 1 << 14)
  /// For `indirect`: the offset counts from the start of the enclosing match.
  static let relativeIndirect = MagicStringFlags(rawValue: 1 << 0)

  /// Both cases match.
  static let ignoreCase: MagicStringFlags = [.ignoreLowercase, .ignoreUppercase]
  /// All ways of writing the length.
  static let pascalLength: MagicStringFlags = [
    .lengthInOneByte, .lengthInTwoBytesBig, .lengthInTwoBytesLittle, .lengthInFourBytesBig, .lengthInFourBytesLittle,
  ]
}

/// An arithmetic operation on an offset or a value.
struct MagicOperation: Sendable {
  let rawValue: UInt8

  enum Kind: UInt8 { case and, or, xor, add, subtract, multiply, divide, remainder }

  var kind: Kind { Kind(rawValue: rawValue & 7) ?? .and }
  /// The operand that was read is signed.
  var isSigned: Bool { rawValue & 0x20 != 0 }
  /// The result is complemented.
  var isInverse: Bool { rawValue & 0x40 != 0 }
  /// The operand is itself read from the file.
  var isIndirect: Bool { rawValue & 0x80 != 0 }
}
