// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sheets of SCSS that set variables or use mixins.
///
/// Sources: Sass: Variables, @import and @include.
enum SCSSSource {
  /// Nothing but variables of Sass and the sheets that are imported, of each one at least; or imports alone after front matter.
  static func isSheet(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "@")) else { return false }
    var (variables, imports, fences) = (0, 0, 0)
    for line in sample.wholeLines where !line.isBlank && !line.begins(with: "//") {
      let text = line.trimmed
      if text.equals("---"), imports == 0, variables == 0, fences < 2 {
        fences += 1
      } else if fences == 1 {
        guard line.first == UInt8(ascii: "#") else { return false }
      } else if text.begins(with: "$"), text.last == UInt8(ascii: ";") {
        let rest = text.dropFirst().drop { $0.isWordCharacter || $0 == UInt8(ascii: "-") }.drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: ":") else { return false }
        variables += 1
      } else {
        let isImport = text.begins(with: "@import ") || text.begins(with: "@use ") || text.begins(with: "@forward ")
        guard isImport, text.last == UInt8(ascii: ";") else { return false }
        imports += 1
      }
    }
    return imports > 0 && (variables > 0 || fences == 2)
  }

  /// A mixin that is included within braces.
  static func isIncluding(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "}")),
      let place = sample.bytes[...].firstIndex(of: "@include ", from: sample.start)
    else { return false }
    let front = sample.bytes[..<place].last { $0 > 0x20 }
    let statement = sample.bytes[(place + 9)...].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
    return (front == UInt8(ascii: "{") || front == UInt8(ascii: ";") || front == UInt8(ascii: "}"))
      && statement.first?.isLetter == true && statement.endIndex < sample.bytes.count
      && sample.bytes[statement.endIndex] == UInt8(ascii: ";")
  }

  /// Whether a mixin with its block stands in front of all but comments.
  static func definesMixin(_ sample: TextSample) -> Bool {
    let front = sample.front
    let line = sample.bytes[front...].drop { $0 <= 0x20 }.prefix { $0 != 0x0a }
    guard line.begins(with: "@mixin ") else { return false }
    let name = line.dropFirst(7).trimmed.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    let rest = line[name.endIndex...].trimmed
    return !name.isEmpty && rest.last == UInt8(ascii: "{") && (rest.count == 1 || rest.first == UInt8(ascii: "("))
  }

  /// Selectors with properties further in, without which nothing tells the indented form.
  private static let leastSelectors = 2

  /// Whether a variable has a value in the first column, and properties stand below selectors, and no line ends as those with
  /// braces do (Sass: Syntax, the indented syntax); keys of YAML have a colon where selectors have none.
  static func isIndented(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "$")), !sample.contains("\n```") else { return false }
    var (selectors, hasVariable) = (0, false)
    var selector: TextLine?
    for place in sample.wholeLines.places where !place.isBlank {
      guard !place.endsCode, place.tail != UInt8(ascii: ",") else { return false }
      let text = sample.bytes[place.text]
      if let outer = selector, place.indent > outer.indent, property(text) != nil { selectors += 1 }
      selector = nil
      if place.head == UInt8(ascii: "$") {
        let rest = text.dropFirst().drop { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        hasVariable = hasVariable || place.indent == 0 && rest.begins(with: ": ")
      } else if !text.contains(": "), place.tail != UInt8(ascii: ":"), place.head != UInt8(ascii: "@") {
        selector = place
      }
    }
    return hasVariable && selectors >= leastSelectors
  }

  /// Rules of an indented sheet that need no variable, and how many of them make up for a property that is not known.
  private static let (leastRules, rulesPerOther) = (3, 2)

  /// Whether there is nothing but comments, selectors and properties further in than those, with names that are known (Sass: The
  /// Indented Syntax).
  static func isIndentedSheet(_ sample: TextSample) -> Bool {
    var (rules, others) = (0, 0)
    var selector: TextLine?
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "//") || text.begins(with: "/*") || text.begins(with: "*") { continue }
      guard !place.endsCode else { return false }
      if place.indent > 0, let name = property(text) {
        let isKnown = CSSSource.isProperty(name)
        if !isKnown { others += 1 }
        if isKnown, let outer = selector, place.indent > outer.indent { rules += 1 }
        selector = nil
      } else {
        guard place.head.isLetter || ".#&:@[*>%$".utf8.contains(place.head),
          !text.contains(": ") || place.head == UInt8(ascii: "@")
        else { return false }
        selector = place
      }
    }
    return rules >= leastRules && others * rulesPerOther <= rules
  }

  /// Whether nothing but modules and sheets are taken in, without semicolons (Sass: The Indented Syntax; @use; @forward).
  static func takesIn(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "@")) else { return false }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "//") { continue }
      guard text.begins(with: "@forward \"") || text.begins(with: "@use \""), place.tail != UInt8(ascii: ";") else {
        return false
      }
      count += 1
    }
    return count > 0
  }

  /// The name of a property: small letters, which a colon and a value follow; nil for other lines.
  private static func property(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = line.prefix { $0.isSmallLetter || $0 == UInt8(ascii: "-") }
    return name.count > 2 && line[name.endIndex...].begins(with: ": ") ? name : nil
  }
}
