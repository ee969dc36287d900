// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Where keys end, and what values of theirs cannot be.
extension YAMLShape {
  /// Whether a plain scalar has a colon with a space after it, which none may have (YAML 1.2.2, section 7.3.3).
  static func hasSecondColon(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first, first.isAlphanumeric else { return false }
    let text = value.prefix { $0 != UInt8(ascii: "#") }
    return text.indices.dropLast().contains { text[$0] == UInt8(ascii: ":") && text[$0 + 1] == 0x20 }
  }

  /// The colon after a plain or quoted key.
  static func colon(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let limit = min(end, start + longestKey)
    var block = start
    while block < limit {
      var colons = bytes.bits(equalTo: UInt8(ascii: ":"), at: block)
      while colons != 0 {
        let index = block + colons.trailingZeroBitCount
        colons &= colons - 1
        guard index < limit else { return nil }
        guard index + 1 == end || bytes[index + 1] == 0x20 else { continue }
        // The key that merges mappings (YAML: Merge Key Language-Independent Type).
        if index == start + 2, bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "<") { return index }
        return index > start && !(start..<index).contains { endsKeys(bytes[$0]) } ? index : nil
      }
      block += Span<UInt8>.blockSize
    }
    return nil
  }

  /// Whether a byte stands in no plain key.
  private static func endsKeys(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// Bytes of a line in which a key's colon is looked for.
  private static let longestKey = 80
}
