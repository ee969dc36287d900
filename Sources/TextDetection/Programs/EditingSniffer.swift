// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Scripts whose every line must be a command of one letter: those of sed, and programs of eight signs.
///
/// Sources: POSIX.1-2017, sed, section Editing Commands in sed; GNU sed manual.
enum EditingSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    brainfuck||application/x-brainfuck|Brainfuck program|U. Müller: Brainfuck 2, readme
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if BrainfuckSource.isProgram(sample) || BrainfuckSource.isExplained(sample) {
      return KnownFinding(types["brainfuck"], .fair)
    }
    guard isScript(sample) else { return nil }
    return KnownFinding(Interpreters.types["sed"], .fair)
  }

  // MARK: sed

  /// Every line is a comment or a command, and one of them a substitution.
  private static func isScript(_ sample: TextSample) -> Bool {
    var commands = 0
    var hasSubstitution = false
    var isText = false
    let lines = sample.wholeLines
    for index in lines.indices {
      let place = lines.place(at: index)
      let goesOn = lines[index].last == UInt8(ascii: "\\")
      if isText {
        isText = goesOn
        continue
      }
      guard !place.isBlank, place.head != UInt8(ascii: "#") else { continue }
      guard let kind = command(lines.text(at: index)) else { return false }
      commands += 1
      hasSubstitution = hasSubstitution || kind == UInt8(ascii: "s")
      isText = goesOn
    }
    return hasSubstitution && commands >= 2
  }

  /// The last letter of the commands that a line is made of; nil for a line that is none.
  private static func command(_ line: ArraySlice<UInt8>) -> UInt8? {
    var rest = line
    var kind: UInt8?
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ";") }
      guard !rest.isEmpty, rest.first != UInt8(ascii: "#") else { return kind ?? UInt8(ascii: "{") }
      guard let behind = address(rest), let letter = behind.first else { return nil }
      rest = behind.dropFirst()
      kind = kind == UInt8(ascii: "s") ? kind : letter
      switch letter {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): break
      case UInt8(ascii: "s"), UInt8(ascii: "y"):
        guard let flags = substitution(rest) else { return nil }
        rest = flags.drop { $0.isDigit || "gpiIMme".utf8.contains($0) }
        if rest.first == UInt8(ascii: "w") { return kind }
      case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "c"):
        let text = rest.drop { $0 == 0x20 }
        return text.first == UInt8(ascii: "\\") ? kind : nil
      case UInt8(ascii: "b"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: ":"):
        rest = rest.drop { $0 == 0x20 }.drop {
          $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
      case UInt8(ascii: "r"), UInt8(ascii: "w"): return rest.first == 0x20 ? kind : nil
      case UInt8(ascii: "q"), UInt8(ascii: "Q"), UInt8(ascii: "l"):
        rest = rest.drop { $0 == 0x20 }.drop(while: \.isDigit)
      default:
        guard "=dDgGhHnNpPxz".utf8.contains(letter) else { return nil }
      }
      guard let next = rest.first else { return kind }
      guard next <= 0x20 || next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || letter == UInt8(ascii: "{") else {
        return nil
      }
    }
  }

  /// What follows up to two addresses, an exclamation mark and blanks; nil where an address does not end.
  private static func address(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    for _ in 0..<2 {
      guard let first = rest.first else { return nil }
      if first.isDigit || first == UInt8(ascii: "$") || first == UInt8(ascii: "+") {
        rest = rest.dropFirst().drop { $0.isDigit || $0 == UInt8(ascii: "~") }
      } else if first == UInt8(ascii: "/") {
        guard let end = part(rest.dropFirst(), until: first) else { return nil }
        rest = end.drop { $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "M") }
      } else if first == UInt8(ascii: "\\"), let delimiter = rest.dropFirst().first {
        guard let end = part(rest.dropFirst(2), until: delimiter) else { return nil }
        rest = end
      } else {
        break
      }
      guard rest.first == UInt8(ascii: ",") else { break }
      rest = rest.dropFirst().drop { $0 == 0x20 }
    }
    return rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "!") }
  }

  /// What follows the pattern and the replacement; nil where one of them does not end on the line, save after a
  /// backslash.
  private static func substitution(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let delimiter = line.first, !delimiter.isWordCharacter, delimiter > 0x20, delimiter < 0x7f,
      delimiter != UInt8(ascii: "\\"), let replacement = part(line.dropFirst(), until: delimiter)
    else { return nil }
    if let flags = part(replacement, until: delimiter) { return flags }
    return line.last == UInt8(ascii: "\\") ? line[line.endIndex...] : nil
  }

  /// What stands after the delimiter, which a backslash and brackets hide.
  private static func part(_ text: ArraySlice<UInt8>, until delimiter: UInt8) -> ArraySlice<UInt8>? {
    var index = text.startIndex
    while index < text.endIndex, text[index] != delimiter {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < text.endIndex ? text[(index + 1)...] : nil
  }
}
