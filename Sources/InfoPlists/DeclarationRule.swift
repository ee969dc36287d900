// SPDX-License-Identifier: Apache-2.0
import PropertyLists

/// One check of the linter, with the examples that are its tests and its documentation.
public struct DeclarationRule: Sendable, Identifiable {
  /// An Info.plist, or what is in one, that a rule passes or reports.
  public struct Example: Sendable, Hashable {
    /// The text, in OpenStep format because that is the shortest, or in XML where the text itself is the matter.
    package let source: String
    /// Where the rule reports; nil in a good example.
    public let keyPath: String?

    /// The example as XML without the outermost frame and with long arrays cut short; as it is where it is XML already, or no
    /// property list.
    public var xml: String {
      guard let document = try? PropertyListDocument(bytes: Array(source.utf8)), document.format != .xml else {
        return source
      }
      return XMLPropertyListWriter.fragment(document.root)
    }

    /// An example that the rule passes.
    static func good(_ source: String) -> Example { Example(source: source, keyPath: nil) }

    /// An example that the rule reports at a key path.
    static func bad(_ source: String, at keyPath: String) -> Example { Example(source: source, keyPath: keyPath) }
  }

  /// A letter for the subject and a number: `D11`.
  ///
  /// D declarations, T tags, C document types ("claims"), M MediaExtensions, P the property list as such.
  public let id: String
  /// How grave its findings are.
  public let level: Finding.Level
  /// What is wrong, in some words.
  public let title: String
  /// Why it is wrong and what to do, in some sentences.
  public let explanation: String
  /// Examples that the rule passes.
  public let goodExamples: [Example]
  /// Examples that the rule reports.
  public let badExamples: [Example]
  /// The check itself.
  package let check: @Sendable (LintSubject, inout RuleReport) -> Void

  init(
    _ id: String, _ level: Finding.Level, _ title: String, explanation: String, good: [String],
    bad: [(source: String, at: String)], check: @escaping @Sendable (LintSubject, inout RuleReport) -> Void
  ) {
    self.id = id
    self.level = level
    self.title = title
    self.explanation = explanation
    goodExamples = good.map { .good($0) }
    badExamples = bad.map { .bad($0.source, at: $0.at) }
    self.check = check
  }

  /// The rule with that identifier, without regard to case.
  public static func rule(_ id: String) -> DeclarationRule? {
    all.first { $0.id == id.uppercased() }
  }
}

extension String {
  /// The text with each control or invisible formatting character written as `U+200B`, so that a message stays one
  /// readable line.
  var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible { text += "U+\(scalar.hexadecimal)" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of the scalar: a control, a format character, a line separator.
  var isInvisible: Bool {
    // Nearly every scalar of a message: ASCII, dashes and quotation marks.
    if (0x20..<0x7F).contains(value) || (0x2010...0x2027).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: return true
    default: return false
    }
  }

  /// The number of the scalar with at least four hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
