// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D04: an identifier that is no reverse domain name.
  static let identifierWithoutPeriod = DeclarationRule(
    "D04", .warning, "identifier that is no reverse domain name",
    explanation: """
      Identifiers are unique because they start with a domain name written backwards: names with periods between them, \
      none of them empty. No name of a domain begins or ends with a hyphen (RFC 1123, section 2.1). Another identifier \
      may collide with anybody's.
      """,
    good: [
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.ptx; }); }",
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"com.great-app.c-\"; }); }",
    ],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = ptx; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example..a; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"-com.example\"; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier else { continue }
      let names = identifier.text.split(separator: ".", omittingEmptySubsequences: false)
      let hyphenated = names.prefix(2).first { $0.hasPrefix("-") || $0.hasSuffix("-") }
      if names.count == 1 {
        report.add(
          identifier.node, "the identifier “\(identifier.text)” is no reverse domain name",
          fix: "begin with a domain of yours, as in com.example.\(identifier.text)")
      } else if names.contains("") {
        let rest = names.filter { !$0.isEmpty }.joined(separator: ".")
        report.add(
          identifier.node, "the identifier “\(identifier.text)” has an empty name at a period",
          fix: rest.contains(".") ? "write \(rest)" : "write an identifier like com.example.document")
      } else if let hyphenated {
        report.add(
          identifier.node,
          "no domain name begins or ends with a hyphen, as “\(hyphenated)” in “\(identifier.text)” does",
          fix: "begin with a domain of yours")
      }
    }
  }
}
