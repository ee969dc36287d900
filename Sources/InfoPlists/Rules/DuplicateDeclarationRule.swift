// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D10: two declarations of one identifier.
  static let duplicateDeclaration = DeclarationRule(
    "D10", .warning, "identifier declared twice",
    explanation: """
      Declarations of one identifier are not merged: one counts and the others are ignored. An exported one beats an \
      imported one; of two in the same section it is not documented which one counts.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.b; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); \
        UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.A; }); }
        """, at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }, { UTTypeIdentifier = com.example.a; }); }",
        at: "UTExportedTypeDeclarations[1].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    var first: [String: LintSubject.Declaration] = [:]
    for declaration in subject.declarations {
      guard let identifier = declaration.identifier else { continue }
      let key = TypeIdentifier.folded(identifier.text)
      guard let earlier = first[key] else {
        first[key] = declaration
        continue
      }
      if earlier.section != declaration.section {
        report.add(
          identifier.node, "“\(identifier.text)” is exported and imported; the import is ignored",
          fix: "export it if the format is yours, else import it")
      } else {
        report.add(
          identifier.node, "“\(identifier.text)” is declared before at \(earlier.node.path)",
          fix: "make one declaration of both")
      }
    }
  }
}
