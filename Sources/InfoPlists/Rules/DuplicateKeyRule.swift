// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P03: a key that occurs twice in a dictionary.
  static let duplicateKey = DeclarationRule(
    "P03", .warning, "key that occurs twice",
    explanation: """
      A dictionary has one value for a key. Where a key occurs twice, one of the values is lost without a word, and \
      which one depends on the reader.
      """,
    good: ["{ CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; }, { CFBundleTypeRole = Viewer; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = (); UTExportedTypeDeclarations = (); }",
        at: "UTExportedTypeDeclarations"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; CFBundleTypeRole = Editor; }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeRole"
      ),
    ]
  ) { subject, report in
    visit(subject.root, &report)
  }

  private static func visit(_ node: LocatedValue, _ report: inout RuleReport) {
    guard holdsDuplicate(node.value) else { return }
    var seen: Set<String> = []
    for (key, value) in node.entries {
      if !seen.insert(key).inserted {
        report.add(keyOf: value, "the key “\(key)” occurs twice in this dictionary", fix: "make one value of both")
      }
      visit(value, &report)
    }
    for element in node.elements { visit(element, &report) }
  }

  private static func holdsDuplicate(_ list: PropertyList) -> Bool {
    switch list.value {
    case .array(let elements): elements.contains(where: holdsDuplicate)
    case .dictionary(let dictionary):
      Set(dictionary.entries.map(\.key)).count < dictionary.entries.count
        || dictionary.entries.contains { holdsDuplicate($0.value) }
    default: false
    }
  }
}
