// SPDX-License-Identifier: Apache-2.0
package import InfoPlists

/// What a rule of the linter checks, for people: from the rule's own words and examples.
package enum RuleExplanation {
  /// One line: identifier, level and title.
  package static func line(_ rule: DeclarationRule) -> String { "\(rule.id) \(rule.level.rawValue): \(rule.title)" }

  /// The whole explanation as plain text, with the examples as XML.
  package static func text(_ rule: DeclarationRule) -> String {
    var text = line(rule) + "\n\n" + wrapped(rule.explanation) + "\n"
    for example in rule.badExamples {
      let place = example.keyPath.flatMap { $0.isEmpty ? nil : " (at \($0))" } ?? ""
      text += "\nReported\(place):\n\n" + indented(example.xml)
    }
    for example in rule.goodExamples { text += "\nNot reported:\n\n" + indented(example.xml) }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  /// The text in lines of at most 80 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
