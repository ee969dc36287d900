// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Style sheets of few rules.
///
/// Sources: W3C: CSS Syntax Module Level 3, section 9, and CSS Cascading and Inheritance Level 4, section 2.
enum CSSSource {
  /// Properties that hardly anything else has names of.
  private static let properties: [StaticString] = [
    "-moz-", "-ms-", "-webkit-", "align-", "animation", "background", "border", "bottom", "box-", "color", "cursor",
    "display", "flex", "float", "font", "grid", "height", "justify-", "left", "letter-spacing", "line-height",
    "list-style", "margin", "mask", "max-width", "min-width", "opacity", "outline", "overflow", "padding", "position",
    "right", "text-", "top", "transform", "transition", "vertical-align", "visibility", "white-space", "width",
    "z-index",
  ]

  /// Whether a name is that of a property, or begins as those of several do.
  static func isProperty(_ name: ArraySlice<UInt8>) -> Bool { name.begins(withAnyOf: properties) }

  /// Nothing but sheets that are imported by their addresses, and rules, whose declarations are all names and values, one of
  /// them at least with a name that is known.
  static func isStyleSheet(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, front < sample.bytes.count,
      sample.bytes[front].isLetter || ".#*:@".utf8.contains(sample.bytes[front]),
      sample.contains("{") || sample.contains("@import url(")
    else { return false }
    var cursor = StatementCursor(sample.bytes, at: front)
    var (known, imports) = (0, 0)
    while !cursor.isAtEnd {
      let rest = cursor.rest
      if rest.begins(with: "@import url(") {
        let end = rest.prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
        guard end.endIndex < sample.bytes.count, sample.bytes[end.endIndex] == UInt8(ascii: ";") else { return false }
        cursor = StatementCursor(sample.bytes, at: end.endIndex + 1)
        imports += 1
        continue
      }
      let selector = selector(at: rest)
      // Titles of documents have a blank behind the sign.
      guard !selector.isBlank, selector.firstIndex(of: "# ", from: selector.startIndex) == nil,
        sample.bytes.has("{", at: selector.endIndex),
        let close = sample.bytes[selector.endIndex...].firstIndex(of: UInt8(ascii: "}"))
      else { return false }
      let declarations = sample.bytes[(selector.endIndex + 1)..<close]
      for declaration in declarations.split(separator: UInt8(ascii: ";")) where !declaration.isBlank {
        let text = declaration.trimmed
        let name = text.prefix { $0.isSmallLetter || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty, sample.bytes[name.endIndex...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":") else {
          return false
        }
        if isProperty(name) { known += 1 }
      }
      cursor = StatementCursor(sample.bytes, at: close + 1)
    }
    return known > 0 || imports > 0
  }

  /// What stands in front of the declarations; attributes in brackets may have values (W3C: Selectors Level 3, section 6.3).
  private static func selector(at rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isAttribute = false
    return rest.prefix { byte in
      if byte == UInt8(ascii: "[") { isAttribute = true }
      if byte == UInt8(ascii: "]") { isAttribute = false }
      return isAttribute ? !"{};".utf8.contains(byte) : !"{};=$@\"`".utf8.contains(byte)
    }
  }

  /// Bytes of the selectors that stand for the whole document.
  private static let lengthOfRoot = 200

  /// A sheet that begins with properties of its own for the whole document (W3C: CSS Custom Properties for Cascading Variables,
  /// section 2); variables of other sheets have signs.
  static func isRoot(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has(":root", at: front), !sample.contains("$"),
      !sample.lines.contains(where: { $0.trimmed.begins(with: "//") })
    else { return false }
    let selector = selector(at: sample.bytes[front...])
    guard selector.count <= lengthOfRoot else { return false }
    let block = sample.bytes[selector.endIndex...]
    return block.first == UInt8(ascii: "{") && block.dropFirst().drop { $0 <= 0x20 }.begins(with: "--")
  }
}
