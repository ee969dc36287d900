// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Schemas of Cap'n Proto.
enum CapnProtoSource {
  /// Digits of an identifier.
  private static let digits = 16

  /// Whether a line is the identifier that each file has (Cap'n Proto: Schema language, section Unique IDs).
  static func hasIdentifier(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "@")), sample.contains("@0x") else { return false }
    return sample.lines.contains { line in
      let text = line.trimmed.prefix { $0 != UInt8(ascii: "#") }.trimmed
      return text.begins(with: "@0x") && text.count == digits + 4 && text.last == UInt8(ascii: ";")
        && text.dropFirst(3).dropLast().allSatisfy(\.isHexadecimalDigit)
    }
  }
}
