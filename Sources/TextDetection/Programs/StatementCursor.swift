// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Reads the statements that a program begins with, in the languages whose comments are those of C.
///
/// Source: ISO/IEC 9899, section 6.4.9, Comments.
struct StatementCursor {
  private let bytes: [UInt8]
  /// What is read next.
  private(set) var place: Int

  /// A cursor in front of a place.
  init(_ bytes: [UInt8], at place: Int) {
    (self.bytes, self.place) = (bytes, place)
    skipSpace()
  }

  /// Whether nothing but white space and comments is left.
  var isAtEnd: Bool { place >= bytes.count }
  /// The next byte; 0 at the end.
  var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// What is left.
  var rest: ArraySlice<UInt8> { bytes[place...] }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if bytes.has("//", at: place) {
        place = bytes.span.firstIndex(of: 0x0a, from: place, to: bytes.count) ?? bytes.count
      } else if bytes.has("/*", at: place) {
        place = bytes[...].firstIndex(of: "*/", from: place + 2).map { $0 + 2 } ?? bytes.count
      } else {
        return
      }
    }
  }

  /// Takes a sign, if it stands here.
  mutating func take(_ sign: UInt8) -> Bool {
    guard next == sign else { return false }
    place += 1
    skipSpace()
    return true
  }

  /// Takes a word, if it stands here and is no part of a longer one.
  mutating func take(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard bytes.has(word, at: place), end == bytes.count || !bytes[end].isWordCharacter else { return false }
    place = end
    skipSpace()
    return true
  }

  /// Takes one of the words, if one stands here.
  mutating func takeAny(of words: [StaticString]) -> Bool { words.contains { take($0) } }

  /// Takes a name; empty where none stands here.
  mutating func name() -> ArraySlice<UInt8> {
    let name = bytes[place...].prefix { $0.isWordCharacter || $0 > 0x7f }
    guard name.first?.isDigit == false else { return [] }
    place = name.endIndex
    skipSpace()
    return name
  }

  /// Takes names with full stops between them, the last of which may be an asterisk, and returns how many there are; nil where
  /// there is none or one is missing.
  mutating func dottedName() -> Int? {
    var count = 0
    repeat {
      if count > 0, take(UInt8(ascii: "*")) { return count + 1 }
      guard !name().isEmpty else { return nil }
      count += 1
    } while take(UInt8(ascii: "."))
    return count
  }

  /// Takes what stands between brackets, and those of its kind within, if one opens here; strings are passed over.
  mutating func takeBrackets() -> Bool {
    let open = next
    let close: UInt8
    switch open {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "["): close = UInt8(ascii: "]")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return false
    }
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == open {
        depth += 1
      } else if byte == close {
        depth -= 1
        if depth == 0 {
          skipSpace()
          return true
        }
      } else if byte == UInt8(ascii: "\"") {
        passString(byte)
      } else if byte == UInt8(ascii: "'"), place + 1 < bytes.count, bytes[place + 1] == byte {
        // A bracket between single quotes is a character.
        place += 2
      } else if byte == UInt8(ascii: "/") {
        place -= 1
        let start = place
        skipSpace()
        if place == start { place += 1 }
      }
    }
    return false
  }

  /// Passes over the rest of a string behind its first quote, at most to the end of its line if it must end there.
  private mutating func passString(_ quote: UInt8, inLine: Bool = false) {
    while place < bytes.count, bytes[place] != quote, !inLine || bytes[place] != 0x0a {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.count)
  }

  /// Passes over a string, or over one byte, and what follows of white space and comments.
  mutating func step() {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { passString(byte, inLine: true) }
    skipSpace()
  }

  /// Goes to the next sign of a kind outside of strings, or to the end.
  mutating func skip(to sign: UInt8) {
    while place < bytes.count, bytes[place] != sign {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { passString(byte) }
    }
  }

  /// Passes over lines that begin with a sign, as directives do, and the lines that they go on in.
  mutating func skipDirectives(_ sign: UInt8) {
    while next == sign {
      var end = place
      repeat {
        end = bytes.span.firstIndex(of: 0x0a, from: min(end + 1, bytes.count), to: bytes.count) ?? bytes.count
      } while end < bytes.count && bytes[end - 1] == UInt8(ascii: "\\")
      place = end
      skipSpace()
    }
  }
}
