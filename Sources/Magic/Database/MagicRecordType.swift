// SPDX-License-Identifier: Apache-2.0

/// What a record reads and how it compares; the raw values are those of database versions 18 and 20.
///
/// Source: magic(5), "type"; the numbers are those that `file -C` writes.
enum MagicRecordType: UInt8, Sendable {
  case invalid, byte, short, `default`, long, string, date, beshort, belong, bedate
  case leshort, lelong, ledate, pstring, ldate, beldate, leldate, regex, bestring16, lestring16
  case search, medate, meldate, melong, quad, lequad, bequad, qdate, leqdate, beqdate
  case qldate, leqldate, beqldate, float, befloat, lefloat, double, bedouble, ledouble, beid3
  case leid3, indirect, qwdate, leqwdate, beqwdate, name, use, clear, der, guid
  case offset, bevarint, levarint, msdosdate, lemsdosdate, bemsdosdate, msdostime, lemsdostime, bemsdostime, octal
  /// Only from version 21 on.
  case leguid, beguid

  /// The type after the number in a database of a version; nil for a number that the version does not have.
  init?(number: UInt8, version: UInt32) {
    guard version >= 21 else {
      guard number <= MagicRecordType.octal.rawValue else { return nil }
      self.init(rawValue: number)
      return
    }
    switch number {
    case 0...49: self.init(rawValue: number)
    case 50: self = .leguid
    case 51: self = .beguid
    case 52...61: self.init(rawValue: number - 2)
    default: return nil
    }
  }

  /// Whether the record's value is text, so that its modifiers are a range and flags instead of a mask.
  var isString: Bool {
    switch self {
    case .string, .pstring, .bestring16, .lestring16, .regex, .search, .indirect, .name, .use, .octal: true
    default: false
    }
  }

  /// The type with the other byte order, as a `use ^name` asks for; unchanged where the order is fixed.
  var flipped: MagicRecordType {
    switch self {
    case .beshort: .leshort
    case .belong: .lelong
    case .bedate: .ledate
    case .beldate: .leldate
    case .bequad: .lequad
    case .beqdate: .leqdate
    case .beqldate: .leqldate
    case .beqwdate: .leqwdate
    case .leshort: .beshort
    case .lelong: .belong
    case .ledate: .bedate
    case .leldate: .beldate
    case .lequad: .bequad
    case .leqdate: .beqdate
    case .leqldate: .beqldate
    case .leqwdate: .beqwdate
    case .befloat: .lefloat
    case .lefloat: .befloat
    case .bedouble: .ledouble
    case .ledouble: .bedouble
    default: self
    }
  }

  /// The number of bytes that a number of this type takes; 0 where the record is no number.
  var width: Int {
    switch self {
    case .byte: 1
    case .short, .beshort, .leshort, .msdosdate, .lemsdosdate, .bemsdosdate, .msdostime, .lemsdostime, .bemsdostime: 2
    case .long, .belong, .lelong, .melong, .date, .bedate, .ledate, .medate, .ldate, .beldate, .leldate, .meldate,
      .float, .befloat, .lefloat:
      4
    case .quad, .bequad, .lequad, .qdate, .beqdate, .leqdate, .qldate, .beqldate, .leqldate, .qwdate, .beqwdate,
      .leqwdate, .double, .bedouble, .ledouble, .offset:
      8
    default: 0
    }
  }

  /// How the bytes of a number are ordered in a file.
  var byteOrder: MagicByteOrder {
    switch self {
    case .beshort, .belong, .bedate, .beldate, .bequad, .beqdate, .beqldate, .beqwdate, .befloat, .bedouble, .beid3:
      .big
    case .melong, .medate, .meldate: .middle
    default: .little
    }
  }
}

/// The order of a number's bytes; `middle` is that of the PDP-11, two little-endian halves with the high one first.
enum MagicByteOrder: Sendable {
  case little, big, middle
}
