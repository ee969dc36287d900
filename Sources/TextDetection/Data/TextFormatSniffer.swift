// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Messages of Protocol Buffers as text: fields with values behind colons, and messages between braces.
///
/// Source: Google: Protocol Buffers, Text format language specification.
enum TextFormatSniffer: TabledSniffer {
  static let types = TypeTable(
    "textproto||text/x-protobuf-text|Message of Protocol Buffers as text|Google: Text format language specification")

  /// Fields that a message has at least.
  private static let fewestFields = 3

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "}")), sample.contains(": ") else { return nil }
    var reader = Reader(sample.bytes[sample.start...])
    guard reader.readsAll(isWhole: sample.isWhole), reader.fields >= fewestFields, reader.messages > 0,
      reader.literals > 0, reader.hasOuterField || reader.deepest > 1
    else { return nil }
    return KnownFinding(types["textproto"], .fair)
  }

  /// Reads fields, one after the other.
  private struct Reader {
    private var rest: ArraySlice<UInt8>
    /// What is open: braces, and brackets of lists.
    private var open: [UInt8] = []
    /// Fields with a value, and values that are strings or numbers.
    private(set) var (fields, literals) = (0, 0)
    /// Messages without a colon in front, which no kindred notation has behind a single name in small letters.
    private(set) var messages = 0
    /// Whether a field with a value stands outside of all messages, and how many messages stand within each other at most.
    private(set) var (hasOuterField, deepest) = (false, 0)

    init(_ text: ArraySlice<UInt8>) { rest = text }

    /// Whether nothing but fields is there; the last one of a text that is cut may be anything.
    mutating func readsAll(isWhole: Bool) -> Bool {
      skipSpace()
      while let first = rest.first {
        if first == open.last {
          open.removeLast()
          rest = rest.dropFirst()
          skipSeparator()
        } else {
          guard open.last == UInt8(ascii: "]") ? readElement() : readField() else {
            return !isWhole && !rest.contains(0x0a)
          }
        }
      }
      return open.isEmpty || !isWhole
    }

    /// A name, and a value behind a colon or a message.
    private mutating func readField() -> Bool {
      guard skipName() else { return false }
      if take(UInt8(ascii: ":")) {
        fields += 1
        if open.isEmpty { hasOuterField = true }
        if take(UInt8(ascii: "[")) {
          open.append(UInt8(ascii: "]"))
          return true
        }
        return readElement()
      }
      guard opensMessage() else { return false }
      messages += 1
      return true
    }

    /// A name in small letters, or that of an extension or a type between brackets.
    private mutating func skipName() -> Bool {
      guard let first = rest.first else { return false }
      var name = rest
      if first == UInt8(ascii: "[") {
        name = rest.dropFirst().prefix { $0.isWordCharacter || "./-%".utf8.contains($0) }
        guard !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: "]") else { return false }
        rest = rest[(name.endIndex + 1)...]
      } else {
        name = rest.prefix(while: \.isWordCharacter)
        guard first.isSmallLetter else { return false }
        rest = rest[name.endIndex...]
      }
      skipSpace()
      return true
    }

    private mutating func opensMessage() -> Bool {
      guard take(UInt8(ascii: "{")) else { return false }
      open.append(UInt8(ascii: "}"))
      deepest = max(deepest, open.count)
      return true
    }

    /// A message, strings that follow each other, a number or a word.
    private mutating func readElement() -> Bool {
      if opensMessage() { return true }
      if rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'") {
        while let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          guard let end = endOfString(quote) else { return false }
          rest = rest[end...]
          skipSpace()
        }
        literals += 1
      } else {
        let word = rest.prefix { $0.isWordCharacter || "+-.".utf8.contains($0) }
        guard let first = word.first else { return false }
        if first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") {
          literals += 1
        } else if !word.allSatisfy(\.isWordCharacter) {
          return false
        }
        rest = rest[word.endIndex...]
        skipSpace()
      }
      skipSeparator()
      return true
    }

    /// Where the string ends that stands here; nil where it does not in its line.
    private func endOfString(_ quote: UInt8) -> Int? {
      var index = rest.startIndex + 1
      while index < rest.endIndex, rest[index] != 0x0a {
        if rest[index] == quote { return index + 1 }
        index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return nil
    }

    private mutating func take(_ sign: UInt8) -> Bool {
      guard rest.first == sign else { return false }
      rest = rest.dropFirst()
      skipSpace()
      return true
    }

    /// Passes over a comma.
    ///
    /// Semicolons may stand there too, but in style sheets they do, and in messages hardly.
    private mutating func skipSeparator() {
      skipSpace()
      _ = take(UInt8(ascii: ","))
    }

    /// Passes over white space and comments.
    private mutating func skipSpace() {
      while let first = rest.first {
        if first == UInt8(ascii: "#") {
          rest = rest.drop { $0 != 0x0a }
        } else if first <= 0x20 {
          rest = rest.drop { $0 <= 0x20 }
        } else {
          return
        }
      }
    }
  }
}
