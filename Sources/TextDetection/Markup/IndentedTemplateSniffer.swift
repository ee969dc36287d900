// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Pages whose elements are lines, which end with their indentation.
enum IndentedTemplateSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    haml||text/x-haml|Haml template|Haml reference, section HTML Elements
    kv||text/x-kv|Kv interface|Kivy: Kv language, section Rule context
    scaml||text/x-scaml|Scaml template|Scalate: Scaml reference, section Bound Variables
    """)

  /// Elements of HTML that most pages have some of.
  private static let elements: Set = [
    "a", "body", "br", "button", "div", "fieldset", "footer", "form", "h1", "h2", "h3", "h4", "head", "header",
    "hr", "html", "iframe", "img", "input", "label", "legend", "li", "link", "main", "meta", "nav", "ol",
    "option", "p", "pre", "script", "section", "select", "small", "span", "strong", "style", "table", "tbody",
    "td", "textarea", "th", "thead", "title", "tr", "ul",
  ]
  /// Elements that must stand there.
  private static let leastElements = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.heads.contains(UInt8(ascii: "<")), isKv(sample) { return KnownFinding(types["kv"], .fair) }
    guard sample.heads.contains(UInt8(ascii: "%")) else { return nil }
    // Values that are handed to a template are declared in one of the two.
    let isScala = sample.lines.contains { $0.trimmed.begins(with: "-@ ") }
    return isHaml(sample.lines) ? KnownFinding(types[isScala ? "scaml" : "haml"], .fair) : nil
  }

  /// Properties below a rule that are no accident.
  private static let leastProperties = 2

  /// Whether the first line but comments is a rule for a class of widgets between angles, and what stands below it are
  /// properties and widgets, further in; no element ends.
  private static func isKv(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented?.trimmed, isRule(first), !sample.contains("</") else {
      return false
    }
    var properties = 0
    for index in sample.lines.indices {
      let place = sample.lines.place(at: index)
      guard !place.isBlank, place.head != UInt8(ascii: "#") else { continue }
      let text = sample.lines.text(at: index)
      if place.indent == 0 {
        guard isRule(text) || text.last == UInt8(ascii: ":") else { return false }
      } else if let colon = text.firstIndex(of: UInt8(ascii: ":")),
        text[..<colon].allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ".") })
      {
        properties += 1
      }
    }
    return properties >= leastProperties
  }

  /// `<Name>`, perhaps with several names, with the classes that one is made of, a dash in front or a colon behind.
  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<") else { return false }
    let rule = text.last == UInt8(ascii: ":") ? text.dropLast() : text
    guard rule.last == UInt8(ascii: ">") else { return false }
    let names = rule.dropFirst().dropLast().drop { $0 == UInt8(ascii: "-") }
    return names.first?.isCapital == true
      && names.allSatisfy { $0.isWordCharacter || $0 == 0x20 || ",@+".utf8.contains($0) }
  }

  /// Names of elements after the sign, one of them deeper than a line above it; in other languages the sign begins a comment
  /// or stands before other names.
  private static func isHaml(_ lines: TextLines) -> Bool {
    var (count, others, isNested, lastIndent) = (0, 0, false, Int.max)
    for index in lines.indices {
      let place = lines.place(at: index)
      guard !place.isBlank else { continue }
      if place.head == UInt8(ascii: "%") {
        let name = lines.text(at: index).dropFirst().prefix(while: \.isAlphanumeric)
        if elements.contains(String(decoding: name, as: UTF8.self)) { count += 1 } else { others += 1 }
        isNested = isNested || place.indent > lastIndent
      }
      lastIndent = place.indent
    }
    return count >= leastElements && count > others && isNested
  }
}
