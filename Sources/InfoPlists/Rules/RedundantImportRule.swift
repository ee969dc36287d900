// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D09: importing a type of the system.
  static let redundantImport = DeclarationRule(
    "D09", .note, "import of a type that the system declares",
    explanation: """
      Types that the UniformTypeIdentifiers framework provides are not to be declared again. Where the system exports \
      the type, its own declaration counts, so the import changes nothing; its tags are not added. Delete it, unless \
      the app still runs on systems that did not know the type.
      """,
    good: ["{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.molecule; }); }"],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.jpeg; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.adobe.pdf; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for declaration in subject.declarations where declaration.section == .imported {
      guard let identifier = declaration.checkedIdentifier, subject.conformance.isFrameworkType(identifier.text)
      else { continue }
      report.add(
        identifier.node,
        subject.conformance.isSystemExport(identifier.text)
          ? "the system declares “\(identifier.text)” itself; the import changes nothing"
          : "the system declares “\(identifier.text)” itself; types of its framework need no import",
        fix: "delete the declaration")
    }
  }
}
