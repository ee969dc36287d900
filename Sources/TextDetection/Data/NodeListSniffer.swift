// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Nodes with values, properties and children between braces.
///
/// Sources: KDL Document Language 1.0 and 2.0, sections Node, Property, Value and Comment.
enum NodeListSniffer: TabledSniffer {
  static let types = TypeTable("kdl||application/vnd.kdl|KDL document|KDL 2.0, section Components")

  /// Nodes that a document has at least.
  private static let fewestNodes = 3

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "}")), sample.contains("="), sample.contains("\""),
      sample.bytes[sample.start...].first.map({ $0.isLetter || $0 == UInt8(ascii: "/") }) == true
    else { return nil }
    var (nodes, properties, children) = (0, 0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      var rest = sample.bytes[place.text]
      if rest.begins(with: "//") { continue }
      // Strings and comments of several lines are left to the name.
      var isBehindName = false
      while let first = rest.first, !rest.begins(with: "//") {
        switch first {
        case UInt8(ascii: "{"):
          guard isBehindName else { return nil }
          children += 1
          (rest, isBehindName) = (rest.dropFirst(), false)
        case UInt8(ascii: "}"), UInt8(ascii: ";"):
          (rest, isBehindName) = (rest.dropFirst(), false)
        default:
          guard isBehindName else {
            guard let end = endOfName(rest) else { return nil }
            nodes += 1
            (rest, isBehindName) = (rest[end...], true)
            break
          }
          let name = rest.prefix(while: isOfName)
          let isProperty = !name.isEmpty && rest[name.endIndex...].first == UInt8(ascii: "=")
          guard let end = endOfValue(isProperty ? rest[(name.endIndex + 1)...] : rest) else { return nil }
          if isProperty { properties += 1 }
          rest = rest[end...]
        }
        rest = rest.drop { $0 <= 0x20 }
      }
    }
    // The language that this one comes from has the same nodes; builds of D are written in it (SDLang; DUB: package format).
    let isOfBuild = sample.contains("dependency \"") || sample.contains("targetType ")
    return KnownFinding(
      nodes >= fewestNodes && properties > 0 && children > 0 && !isOfBuild ? types["kdl"] : nil, .strong)
  }

  /// Whether a byte may stand in a bare name.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte >= 0x80 || "-.+?!$%&*~:@^|'`".utf8.contains(byte)
  }

  /// Where the name of a node ends: a bare one that is followed by white space or what ends a node, or a string.
  private static func endOfName(_ text: ArraySlice<UInt8>) -> Int? {
    if text.first == UInt8(ascii: "\"") { return text.endOfQuoted }
    let name = text.prefix(while: isOfName)
    guard let first = name.first, !first.isDigit else { return nil }
    return text[name.endIndex...].first.map { $0 <= 0x20 || $0 == UInt8(ascii: ";") } ?? true ? name.endIndex : nil
  }

  /// Words that are values; those of the second version have a sign in front.
  private static let words: [StaticString] = ["#false", "#null", "#true", "false", "null", "true"]

  /// Where a value ends: a string in one line, a number, or one of the words.
  private static func endOfValue(_ text: ArraySlice<UInt8>) -> Int? {
    if text.first == UInt8(ascii: "\"") { return text.endOfQuoted }
    let word = text.prefix { $0 > 0x20 && !";{}\"".utf8.contains($0) }
    let isValue = word.isNumber || word.begins(with: "0x") || words.contains { word.equals($0) }
    return isValue ? word.endIndex : nil
  }
}
