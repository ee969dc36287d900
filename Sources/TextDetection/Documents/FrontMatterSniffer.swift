// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Documents after settings between two lines of dashes or plus signs, as generators of sites read them.
enum FrontMatterSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    astro||text/x-astro|Astro component|Astro documentation, section Components
    html|public.html|text/html|HTML document|Jekyll: Front Matter; HTML Living Standard, section 13.1
    liquid||text/x-liquid|Liquid template|Jekyll: Front Matter; Shopify: Liquid reference
    markdown|net.daringfireball.markdown|text/markdown|Markdown document|Jekyll: Front Matter; Hugo: Front matter; Pandoc: yaml_metadata_block
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.begins(with: "---") || sample.begins(with: "+++"),
      let mark = sample.lines.firstIndex(where: { !$0.isBlank })
    else { return nil }
    let sign = sample.lines[mark].trimmed
    guard sign.count == 3 else { return nil }
    let settings = sample.lines[(mark + 1)...]
    guard let closing = settings.firstIndex(where: { $0.trimmed.elementsEqual(sign) }) else { return nil }
    if isComponent(settings[..<closing], sample.lines[(closing + 1)...]) { return KnownFinding(types["astro"], .fair) }
    // YAML between dashes, TOML between plus signs.
    let divider: Unicode.Scalar = sign.first == UInt8(ascii: "-") ? ":" : "="
    guard settings[..<closing].contains(where: { isSetting($0, dividedBy: divider) }) else { return nil }
    let text = sample.lines[(closing + 1)...]
    let filled = text.filter { !$0.isBlank }
    let best = LightweightMarkup.best(in: ProseText(text, heads: text.heads), isProgram: false)
    // What follows may be another YAML document.
    let isDocument = best?.language == "markdown" || filled.contains(where: isProse)
    let hasTitle = settings[..<closing].contains { isTitle($0, dividedBy: divider) }
    if filled.isEmpty, sample.isWhole, hasTitle { return KnownFinding(types["markdown"], .fair) }
    let opening = filled.prefix(mostOpeningLines)
    guard isDocument || hasTitle,
      opening.count(where: { isOfSettings($0, dividedBy: divider) }) * 2 < opening.count
    else {
      return nil
    }
    if isTemplate(filled) { return KnownFinding(types["liquid"], .fair) }
    if filled.first?.trimmed.first == UInt8(ascii: "<"), filled.first?.trimmed.begins(with: "<!--") == false {
      return KnownFinding(types["html"], .fair)
    }
    return KnownFinding(best.map { LightweightMarkup.types[$0.language] } ?? types["markdown"], .fair)
  }

  /// Whether a script stands where settings would, which imports something or asks for what the component was given, and
  /// elements or nothing follow.
  private static func isComponent(_ script: TextLines, _ page: TextLines) -> Bool {
    let isScript = script.contains { line in
      line.begins(with: "import ") && (line.contains(" from '") || line.contains(" from \""))
        || line.contains("Astro.props")
    }
    return isScript && page.firstFilled.map { $0.trimmed.first == UInt8(ascii: "<") } ?? true
  }

  /// Tags that templates compute with (Shopify: Liquid reference, sections Control flow, Iteration and Variable).
  private static let controls: [StaticString] = [
    "{% assign ", "{% capture ", "{% for ", "{% if ", "{% unless ", "{%- assign ", "{%- for ", "{%- if ", "{%- unless ",
  ]

  /// Whether a tag of a template comes first, and every line begins with such a tag, an output or an element.
  private static func isTemplate(_ lines: [ArraySlice<UInt8>]) -> Bool {
    guard let first = lines.first?.trimmed, first.begins(withAnyOf: controls) else { return false }
    var hasElement = false
    let areAll = lines.allSatisfy { line in
      let text = line.trimmed
      if text.first == UInt8(ascii: "<") { hasElement = true }
      return text.first == UInt8(ascii: "<") || text.begins(with: "{%") || text.begins(with: "{{")
    }
    return areAll && hasElement
  }

  /// Lines after the settings that tell whether other settings follow.
  private static let mostOpeningLines = 20

  /// Whether a line gives a page its title or its place, which a document says of itself even if it is empty.
  private static func isTitle(_ line: ArraySlice<UInt8>, dividedBy sign: Unicode.Scalar) -> Bool {
    let name = line.prefix(while: \.isSmallLetter)
    return ["about", "layout", "title"].contains(where: name.equals) && isSetting(line, dividedBy: sign)
  }

  /// Whether a line sets a name, however deep and in an item of a list or not, as those of another document do.
  private static func isOfSettings(_ line: ArraySlice<UInt8>, dividedBy sign: Unicode.Scalar) -> Bool {
    let text = line.trimmed
    return isSetting(text.begins(with: "- ") ? text.dropFirst(2).trimmed : text, dividedBy: sign)
  }

  /// Whether a line sets a name that it begins with.
  private static func isSetting(_ line: ArraySlice<UInt8>, dividedBy sign: Unicode.Scalar) -> Bool {
    let name = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    guard let first = name.first, first.isLetter else { return false }
    let rest = line[name.endIndex...].drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: sign) else { return false }
    return rest.dropFirst().first.map { $0 <= 0x20 || sign == "=" } ?? true
  }

  /// Whether a line is neither a comment nor an item nor indented, as those of settings are.
  private static func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    return first > 0x20 && first != UInt8(ascii: "#") && first != UInt8(ascii: "-") && first != UInt8(ascii: "]")
      && first != UInt8(ascii: "}")
  }
}
