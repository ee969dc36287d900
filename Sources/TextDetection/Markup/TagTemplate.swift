// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Templates that begin with a tag of Jinja's or Django's, perhaps behind comments.
///
/// Sources: Pallets: Jinja, Template Designer Documentation; Django: The Django template language, and Built-in template tags
/// and filters.
enum TagTemplate {
  private static let jinja = LanguageModel.known("Jinja")
  private static let django = LanguageModel.known("Django template")

  /// Tags and variables that Jinja does not have.
  private static let tagsOfDjango: [StaticString] = [
    "{% blocktrans", "{% comment %}", "{% csrf_token %}", "{% include_block ", "{% load ", "{% static \"",
    "{% static '", "{% trans ", "{% translate ", "{% url \"", "{% url '", "{% verbatim %}", "{{ block.super }}",
    "{{block.super}}",
  ]

  /// Tags that begin what others of the same language end or go on with.
  private static let openings: [StaticString] = [
    "autoescape ", "block ", "call ", "extends ", "filter ", "for ", "from ", "if ", "import ", "include ", "load ",
    "macro ", "raw ", "set ", "verbatim ", "with ",
  ]

  /// What a template is that begins so; nil for other texts.
  static func language(of sample: TextSample) -> KnownType? {
    guard sample.start < sample.bytes.count, sample.contains("%}"), !sample.contains("\n```") else { return nil }
    let front = front(of: sample)
    guard front < sample.bytes.count else { return nil }
    // A comment of the language may stand in front of what it makes.
    let isMade =
      sample.bytes.has("{%", at: front)
      ? opens(sample, at: front)
      : sample.begins(with: "{#") && hasOtherTag(sample, after: front)
    return isMade ? kind(of: sample) : nil
  }

  /// Whether a tag at a place names something, or another one follows it.
  private static func opens(_ sample: TextSample, at front: Int) -> Bool {
    let tag = sample.bytes[(front + 2)...].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == 0x20 }
    return tag.begins(withAnyOf: openings) && (isQuoted(tag) || hasOtherTag(sample, after: front))
  }

  /// Languages whose tags are those of Jinja or made after them, which are told apart by what is counted.
  static let kindred: Set = ["Django template", "Jinja", "Liquid", "Twig"]

  /// Which of them a template is.
  private static func kind(of sample: TextSample) -> KnownType? {
    if let counted = CountedProgram.finding(in: sample)?.known, kindred.contains(counted.key) { return counted }
    return sample.contains(anyOf: tagsOfDjango) ? django : jinja
  }

  /// Whether the first tag names another template, or what it takes from one, between quotes.
  private static func isQuoted(_ tag: ArraySlice<UInt8>) -> Bool {
    let text = tag.drop { $0 != 0x20 }.dropFirst()
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    let end = text.dropFirst().prefix { $0 != quote && $0 != 0x0a }.endIndex
    return end < text.endIndex && text[end] == quote
  }

  /// Whether another tag or a variable stands below.
  private static func hasOtherTag(_ sample: TextSample, after front: Int) -> Bool {
    sample.bytes[...].firstIndex(of: "{%", from: front + 2) != nil
      || sample.bytes[...].firstIndex(of: "{{", from: front + 2) != nil
  }

  /// Where something other than white space and comments between number signs or of HTML stands.
  private static func front(of sample: TextSample) -> Int {
    var place = sample.start
    while true {
      let end: Int?
      if sample.bytes.has("{#", at: place) {
        end = sample.bytes[...].firstIndex(of: "#}", from: place)
      } else if sample.bytes.has("<!--", at: place) {
        end = sample.bytes[...].firstIndex(of: "-->", from: place).map { $0 + 1 }
      } else {
        return place
      }
      guard let end, let next = sample.bytes[(end + 2)...].firstIndex(where: { $0 > 0x20 }) else {
        return sample.bytes.count
      }
      place = next
    }
  }
}
