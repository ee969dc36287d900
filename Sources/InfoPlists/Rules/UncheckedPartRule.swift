// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// P07: a part of the list that is not checked, so that there may be errors in it.
  static let uncheckedPart = DeclarationRule(
    "P07", .error, "part that is not checked",
    explanation: """
      The linter looks at so many declarations of a section, at so many document types, and follows so many \
      conformances that no real list has more. What lies behind is not checked, and nobody knows whether it is right.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = (\(elements("{}", LintSubject.entryLimit + 1))); }",
        at: "UTExportedTypeDeclarations[\(LintSubject.entryLimit)]"
      )
    ]
  ) { subject, report in
    for section in subject.longSections {
      report.add(
        section.firstLeftOut,
        "\(section.key) has \(section.count) entries, of which only the first \(LintSubject.entryLimit) are checked",
        fix: "check the others in a list of their own")
    }
  }

  /// The elements of an array in OpenStep format that are all the same.
  static func elements(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }
}
