// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Functions of Nix.
///
/// Source: Nix reference manual, Language, Functions.
enum NixSource {
  /// Bytes in which the arguments of a function must end, braces among them.
  private static let longestArguments = 2048

  /// Whether all of a text is a function of Nix that takes a set: names with commas between them, and what stands for those
  /// that are not given, in braces in front of a colon.
  static func isFunction(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    let front = sample.front
    guard front < bytes.count, bytes[front] == UInt8(ascii: "{") else { return false }
    let text = bytes[front...].prefix(longestArguments)
    let first = text.dropFirst().drop { $0 <= 0x20 }
    let name = first.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") }
    let isNamed = name.first?.isLetter == true || first.begins(with: "...")
    guard isNamed, let sign = first.dropFirst(name.isEmpty ? 3 : name.count).first(where: { $0 > 0x20 }),
      sign == UInt8(ascii: ",") || sign == UInt8(ascii: "?") || sign == UInt8(ascii: "}")
    else { return false }
    guard let end = text.endOfBrackets("{", "}") else { return false }
    // Another name may stand for the whole set.
    var rest = bytes[end...]
    if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst().drop(while: \.isWordCharacter) }
    return rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? false
  }
}
