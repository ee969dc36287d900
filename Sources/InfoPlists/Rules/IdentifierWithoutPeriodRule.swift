// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D04: an identifier that is no reverse domain name.
  static let identifierWithoutPeriod = DeclarationRule(
    "D04", .warning, "identifier without a period",
    explanation: """
      Identifiers are unique because they start with a domain name written backwards. One without a period may \
      collide with anybody's.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.ptx; }); }"],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = ptx; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      )
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier, !identifier.text.utf8.contains(UInt8(ascii: "."))
      else { continue }
      report.add(
        identifier.node, "the identifier “\(identifier.text)” is no reverse domain name",
        fix: "begin with a domain of yours, as in com.example.\(identifier.text)")
    }
  }
}
