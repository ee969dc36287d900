// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Pages whose elements are lines, which end with their indentation.
enum IndentedTemplateSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    haml||text/x-haml|Haml template|Haml reference, section HTML Elements
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
    guard sample.heads.contains(UInt8(ascii: "%")) else { return nil }
    // Values that are handed to a template are declared in one of the two.
    let isScala = sample.lines.contains { $0.trimmed.begins(with: "-@ ") }
    return isHaml(sample.lines) ? KnownFinding(types[isScala ? "scaml" : "haml"], .fair) : nil
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
