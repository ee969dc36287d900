// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The encodings of seven bits that change between character sets by escape sequences (ISO/IEC 2022).
enum ISO2022 {
  private static let escape: UInt8 = 0x1b
  /// Shift out and shift in, between which the other set is meant.
  private static let shifts: ClosedRange<UInt8> = 0x0e...0x0f
  /// Escape sequences that are looked at; texts for terminals have any number of others.
  private static let mostEscapes = 64

  /// What an escape sequence chooses.
  private enum Set {
    /// Two bytes a character, from here on or behind the next shift out.
    case pairs, pairsBehindShift
    /// A set behind escape sequences of its own, which are in front of each character.
    case others
  }

  /// The sequences after ESC that choose a set of characters, and the encoding that has it; one that is later has those that
  /// stand before it as well.
  private static let designations: [(sequence: StaticString, name: String, set: Set)] = [
    // RFC 1468, section Formal Syntax.
    ("$@", "iso-2022-jp", .pairs), ("$B", "iso-2022-jp", .pairs),
    // RFC 1554, section 2.
    ("$(D", "iso-2022-jp-2", .pairs), ("$A", "iso-2022-jp-2", .pairs), ("$(C", "iso-2022-jp-2", .pairs),
    (".A", "iso-2022-jp-2", .others), (".F", "iso-2022-jp-2", .others),
    // RFC 1557, section 1.
    ("$)C", "iso-2022-kr", .pairsBehindShift),
    // RFC 1922, sections 2 and 3.
    ("$)A", "iso-2022-cn", .pairsBehindShift), ("$)G", "iso-2022-cn", .pairsBehindShift),
    ("$*H", "iso-2022-cn", .others), ("$)E", "iso-2022-cn-ext", .pairsBehindShift), ("$+I", "iso-2022-cn-ext", .others),
  ]

  /// As many characters in front of a malformed one prove the encoding.
  private static let leastPairs = 8

  /// The name of the encoding of bytes below 80; nil where no escape sequence chooses one, more controls stand between than
  /// texts have, or what follows it are no pairs.
  ///
  /// - Parameter end: where the text ends; bytes that fill up a block may follow.
  static func detect(_ bytes: [UInt8], upTo end: Int) -> String? {
    guard var place = firstDesignation(in: bytes, upTo: end) else { return nil }
    var known: Int?
    var (isWide, isShifted, pairs, controls) = (false, false, 0, 0)
    scan: while place < end {
      let byte = bytes[place]
      place += 1
      switch byte {
      case escape:
        guard let index = designations.firstIndex(where: { bytes.has($0.sequence, at: place) }) else {
          if bytes.has("(", at: place) { isWide = false }
          place += bytes.has("(", at: place) ? 2 : 1
          continue
        }
        place += designations[index].sequence.utf8CodeUnitCount
        known = max(index, known ?? 0)
        isWide = designations[index].set == .pairs
      case shifts where known.map({ designations[$0].set == .pairs }) ?? true: return nil
      case shifts: isShifted = byte == shifts.lowerBound
      case 0x0a, 0x0d: isShifted = false
      case 0x21...0x7e where isWide || isShifted:
        guard place < end else { break scan }
        guard (0x21...0x7e).contains(bytes[place]) else {
          if pairs < leastPairs { return nil }
          break scan
        }
        place += 1
        pairs += 1
      default:
        if byte.isPrintable || (7...13).contains(byte) { continue }
        controls += 1
        guard byte < 0x80, controls * TextEncoding.textPerControl <= end else { return nil }
      }
    }
    guard pairs > 0, let known else { return nil }
    let usesShifts = designations[known].set != .pairs
    let text = bytes[..<end]
    let strangers = text.count { byte in
      !(byte.isPrintable || (7...13).contains(byte) || byte == escape || usesShifts && shifts.contains(byte))
    }
    let isNarrow = text.allSatisfy { $0 < 0x80 }
    return isNarrow && strangers * TextEncoding.textPerControl <= end ? designations[known].name : nil
  }

  /// The place of the first escape sequence that chooses a set of characters.
  private static func firstDesignation(in bytes: [UInt8], upTo end: Int) -> Int? {
    var start = 0
    for _ in 0..<mostEscapes {
      guard let index = bytes.span.firstIndex(of: escape, from: start, to: end) else { return nil }
      start = index + 1
      if designations.contains(where: { bytes.has($0.sequence, at: start) }) { return index }
    }
    return nil
  }

  /// The text with the characters of the other sets moved above 7F, where those of other encodings are, and without escape
  /// sequences and shifts; so nobody takes them for ASCII.
  static func raised(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isOther = false
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case escape:
        // ESC $ chooses a set of two bytes at once, ESC $ ) only for what SO begins; ESC ( goes back to one byte.
        let isWide = rest.first == UInt8(ascii: "$")
        if isWide { rest = rest.dropFirst() }
        let isPrepared = rest.first == UInt8(ascii: ")")
        if isPrepared || rest.first == UInt8(ascii: "(") { rest = rest.dropFirst() }
        rest = rest.dropFirst()
        isOther = isWide && !isPrepared
      case shifts.lowerBound: isOther = true
      case shifts.upperBound: isOther = false
      case 0x0a, 0x0d:
        isOther = false
        text.append(byte)
      default: text.append(isOther && byte > 0x20 ? byte | 0x80 : byte)
      }
    }
    return text
  }
}
