// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// Finds the type that is meant by what is no type identifier: a MIME type, an extension, or a slip of the pen.
struct IntendedTypes {
  private let subject: LintSubject
  /// The identifiers among which a misspelt one is searched; nil until the first search.
  private var identifiers: Set<String>?
  /// The types of this list by class and folded tag; nil until the first question.
  private var ownTypes: [UTTagClass: [String: String]]?
  private var searchesLeft = IntendedTypes.searchLimit

  /// How many misspelt identifiers of one list are compared with all others: each takes a part of a millisecond.
  private static let searchLimit = 64
  /// Bytes of an identifier that is compared; longer ones are no slips.
  private static let longestIdentifier = 100
  /// Letters of the last name of an identifier from which on a wrong letter makes no other word, as in utf and rtf.
  private static let shortestWord = 5

  init(_ subject: LintSubject) { self.subject = subject }

  /// What to do about a text that is no declared identifier: write the one that is meant, or something else.
  mutating func fix(for text: String, otherwise other: String) -> String {
    if let identifier = type(of: text) { return "write \(identifier)" }
    guard let identifier = likeliest(text) else { return other }
    return "write \(identifier) if that is meant; else \(other)"
  }

  /// The type with a tag that stands in place of an identifier: `image/png`, `.png`, `*.png`, `png`.
  mutating func type(of text: String) -> String? {
    if text.contains("/") { return IntendedTypes.ranges[TypeIdentifier.folded(text)] ?? type(text, .mimeType) }
    if text == "*" { return "public.data" }
    let name = text.hasPrefix("*.") ? text.dropFirst(2) : text.hasPrefix(".") ? text.dropFirst() : text[...]
    guard !name.isEmpty, !name.contains(".") else { return nil }
    return type(String(name), .filenameExtension) ?? known("public.\(name)")
  }

  /// The identifier that a reserved one of nobody or a misspelt one stands for: `public.pdf`, `public.imagee`.
  private mutating func likeliest(_ text: String) -> String? {
    if TypeIdentifier.hasPrefix(TypeIdentifier.publicPrefix, in: text),
      let type = type(String(text.dropFirst(TypeIdentifier.publicPrefix.count)), .filenameExtension)
    {
      return type
    }
    guard searchesLeft > 0, text.utf8.count <= IntendedTypes.longestIdentifier else { return nil }
    searchesLeft -= 1
    let known = identifiers ?? subject.conformance.mentionableIdentifiers
    identifiers = known
    let folded = Array(TypeIdentifier.folded(text).utf8)
    let meant = known.filter { IntendedTypes.isSlip(folded, of: Array(TypeIdentifier.folded($0).utf8)) }
    // Of two that are equally near nobody knows which one is meant.
    return meant.count == 1 ? meant.first : nil
  }

  /// Whether one letter too many or too few, one wrong letter in a long word, or two neighbours that changed places make
  /// one identifier of another.
  private static func isSlip(_ wrong: [UInt8], of right: [UInt8]) -> Bool {
    guard abs(wrong.count - right.count) <= 1 else { return false }
    let head = zip(wrong, right).prefix { $0 == $1 }.count
    let tail = zip(wrong.dropFirst(head).reversed(), right.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    guard wrong.count == right.count else { return head + tail == min(wrong.count, right.count) }
    switch wrong.count - head - tail {
    case 1: return wrong.reversed().prefix { $0 != UInt8(ascii: ".") }.count >= shortestWord
    case 2: return wrong[head] == right[head + 1] && wrong[head + 1] == right[head]
    default: return false
    }
  }

  /// The type with a tag, first of those of this list, then of the system.
  private mutating func type(_ tag: String, _ tagClass: UTTagClass) -> String? {
    let own = ownTypes ?? typesByTag()
    ownTypes = own
    return own[tagClass]?[TypeIdentifier.folded(tag)]
      ?? subject.conformance.systemTypes(tag: tag, tagClass: tagClass).first?.identifier
  }

  private func typesByTag() -> [UTTagClass: [String: String]] {
    var types: [UTTagClass: [String: String]] = [:]
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier?.text else { continue }
      for tagClass in [UTTagClass.filenameExtension, .mimeType] {
        for tag in declaration.tags(tagClass) {
          if types[tagClass]?[TypeIdentifier.folded(tag.text)] == nil {
            types[tagClass, default: [:]][TypeIdentifier.folded(tag.text)] = identifier
          }
        }
      }
    }
    return types
  }

  private func known(_ identifier: String) -> String? { subject.conformance.knownDeclaration(identifier)?.identifier }

  /// The types that ranges of MIME types stand for.
  private static let ranges = [
    "*/*": "public.data", "audio/*": "public.audio", "font/*": "public.font", "image/*": "public.image",
    "text/*": "public.text", "video/*": "public.movie",
  ]
}
