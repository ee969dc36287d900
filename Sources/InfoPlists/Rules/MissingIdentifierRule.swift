// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// D01: a declaration without an identifier.
  static let missingIdentifier = DeclarationRule(
    "D01", .error, "declaration without an identifier",
    explanation: """
      UTTypeIdentifier is the one key that a declaration cannot do without. The system ignores a declaration where it \
      is missing, empty or no string.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.molecule; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeDescription = Molecule; }); }",
        at: "UTExportedTypeDeclarations[0]"
      ),
      (
        "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = \"\"; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = (com.example.molecule); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations where declaration.identifier == nil {
      guard let value = declaration.node["UTTypeIdentifier"] else {
        report.add(
          declaration.node, "this declaration has no UTTypeIdentifier and is ignored",
          fix: "add UTTypeIdentifier with an identifier like com.example.document")
        continue
      }
      let what = value.string == nil ? "is \(value.value.kindName), not a string" : "is empty"
      report.add(
        value, "UTTypeIdentifier \(what); the declaration is ignored",
        fix: "write an identifier like com.example.document")
    }
  }
}
