// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Tunes in ABC notation, by the fields in front of them (ABC 2.1, section 3).
enum ABCTune {
  /// Lines in which a tune has its fields.
  private static let mostFields = 40

  /// Whether a text that begins with the mark of a number is a tune: it has a number, a title and a key; elder ones have no
  /// title (ABC 2.1, section 3.1).
  static func isNumbered(_ sample: TextSample) -> Bool {
    let fields = sample.lines.prefix(mostFields)
    return sample.lines.firstFilled?.dropFirst(2).trimmed.first?.isDigit ?? true
      && fields.contains { $0.begins(with: "K:") }
      && (fields.contains { $0.begins(with: "T:") } || fields.contains(where: isKey))
  }

  /// Whether a text begins with comments and information fields, among which a number opens a tune, with a title and a key.
  static func opens(_ sample: TextSample) -> Bool {
    var isOpen = false
    var hasTitle = false
    for line in sample.wholeLines.prefix(mostFields) where !line.isBlank && line.first != UInt8(ascii: "%") {
      guard line.count >= 2, let letter = line.first, letter.isLetter, line.dropFirst().first == UInt8(ascii: ":")
      else {
        return false
      }
      switch letter {
      case UInt8(ascii: "X"):
        guard line.dropFirst(2).trimmed.first?.isDigit == true else { return false }
        isOpen = true
      case UInt8(ascii: "T"): hasTitle = true
      case UInt8(ascii: "K"): return isOpen && hasTitle
      default: break
      }
    }
    return false
  }

  /// Whether a field is a key of a scale or of pipes, or none (ABC 2.1, section 3.1.14).
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "K:") else { return false }
    let key = line.dropFirst(2).trimmed
    if key.equals("HP") || key.equals("Hp") || key.equals("none") { return true }
    guard let tonic = key.first, (UInt8(ascii: "A")...UInt8(ascii: "G")).contains(tonic) else { return false }
    let mode = key.dropFirst().drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "b") }.trimmed
    return mode.count <= longestMode && mode.allSatisfy(\.isLetter)
  }

  /// The letters of the longest name of a mode.
  private static let longestMode = 10
}
