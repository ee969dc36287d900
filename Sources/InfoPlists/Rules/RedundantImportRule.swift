// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D09: importing a type of the system.
  static let redundantImport = DeclarationRule(
    "D09", .note, "import of a type that the system declares",
    explanation: """
      The system's own declaration counts, so the import changes nothing; its tags are not added. Delete it, unless \
      the app still runs on systems that did not know the type.
      """,
    good: ["{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.molecule; }); }"],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.jpeg; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      )
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for declaration in subject.declarations where declaration.section == .imported {
      guard let identifier = declaration.checkedIdentifier, subject.conformance.isSystemExport(identifier.text)
      else { continue }
      report.add(
        identifier.node, "the system declares “\(identifier.text)” itself; the import changes nothing",
        fix: "delete the declaration")
    }
  }
}
