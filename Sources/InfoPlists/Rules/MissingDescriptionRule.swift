// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D17: a declaration without a description.
  static let missingDescription = DeclarationRule(
    "D17", .note, "declaration without a description",
    explanation: """
      UTTypeDescription is what people see as the kind of a file. Where it is missing they see that of a supertype, \
      such as “Document”.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeDescription = Molecule; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }",
        at: "UTExportedTypeDeclarations[0]"
      ),
      (
        "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeDescription = \"\"; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeDescription"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      guard let identifier = declaration.identifier?.text,
        (declaration.node.string("UTTypeDescription") ?? "").isEmpty
      else { continue }
      report.add(
        declaration.node["UTTypeDescription"] ?? declaration.node, "“\(identifier)” has no description",
        fix: "add UTTypeDescription with what people call such a file")
    }
  }
}
