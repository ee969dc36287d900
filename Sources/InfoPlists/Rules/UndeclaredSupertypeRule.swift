// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D13: conformance to a type that nobody declares.
  static let undeclaredSupertype = DeclarationRule(
    "D13", .warning, "conformance to an undeclared type",
    explanation: """
      A supertype must be one of the system's or be declared in the same bundle, exported or imported. Conformance to \
      an unknown type leads nowhere.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (org.example.base); }); \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = org.example.base; UTTypeConformsTo = (public.data); }); }
      """
    ],
    bad: [
      (
        source:
          "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (org.example.base); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[0]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = public.jsn; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      ),
    ]
  ) { subject, report in
    for supertype in subject.declarations.flatMap(\.supertypes) where !supertype.hasBuildVariable {
      guard !subject.conformance.declares(supertype.text),
        subject.conformance.knownDeclaration(supertype.text) == nil
      else { continue }
      report.add(
        supertype.node,
        supertype.text.isEmpty
          ? "a supertype is empty"
          : "nobody declares the supertype “\(supertype.text)”, neither the system nor this list",
        fix: ReservedPrefix(supertype.text) == nil
          ? "declare it in UTImportedTypeDeclarations, or conform to a type of the system"
          : "conform to a type that the system declares")
    }
  }
}
