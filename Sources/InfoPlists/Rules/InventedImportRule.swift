// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D07: importing a reserved identifier that the system does not declare.
  static let inventedImport = DeclarationRule(
    "D07", .warning, "import of an invented reserved identifier",
    explanation: """
      To import public.something that no system declares is to invent it. Nobody owns it, and two apps that invent the \
      same one contradict each other. Use the identifier of the format's owner, or one of your own.
      """,
    good: ["{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.adobe.pdf; }); }"],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.toml; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      )
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for declaration in subject.declarations where declaration.section == .imported {
      guard let identifier = declaration.checkedIdentifier, let prefix = ReservedPrefix(identifier.text),
        !subject.conformance.isSystemType(identifier.text)
      else { continue }
      report.add(
        identifier.node, "no system declares “\(identifier.text)”, and only Apple may declare \(prefix.rawValue)*",
        fix: "use the identifier of the format's owner or one that begins with a domain of yours")
    }
  }
}
