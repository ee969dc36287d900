// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// A map of extensible data, which programs in Clojure hold too.
///
/// Source: Edn format, sections maps and keywords.
enum ExtensibleDataMap {
  /// Whether a map from keywords, or a list of such maps, stands in front of all but comments, up to the end; Ruby has arrows in its maps, Elixir colons and commas.
  static func fills(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: ";")),
      first.begins(with: "{:") || first.begins(with: "[{:")
    else { return false }
    let isList = first.first == UInt8(ascii: "[")
    // Programs call something.
    if isList, sample.contains("(") { return false }
    let key = first.dropFirst(isList ? 3 : 2).prefix { $0 > 0x20 && !isBracket($0) }
    let value = sample.bytes[key.endIndex...].first { $0 > 0x20 }
    guard key.first?.isLetter == true, key.allSatisfy({ $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "=") }),
      let value, isBracket(value) || "\":#".utf8.contains(value) || value.isDigit && key.contains(UInt8(ascii: "/")),
      !sample.contains("=>")
    else { return false }
    return !sample.isWhole || sample.bytes[...].trimmed.last == UInt8(ascii: isList ? "]" : "}")
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
  }
}
