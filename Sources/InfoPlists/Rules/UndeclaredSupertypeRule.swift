// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D13: conformance to a type that nobody declares.
  static let undeclaredSupertype = DeclarationRule(
    "D13", .warning, "conformance to an undeclared type",
    explanation: """
      A supertype must be one of the system's or be declared in the same bundle, exported or imported. Conformance to \
      an unknown type leads nowhere, and neither does conformance to a dynamic identifier, which stands for one tag.
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
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (dyn.ah62d4rv4ge8043a); \
        }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[0]"
      ),
    ]
  ) { subject, report in
    var intended = IntendedTypes(subject)
    for supertype in subject.declarations.flatMap(\.supertypes)
    where !supertype.hasBuildVariable && subject.conformance.isUndeclared(supertype.text) {
      if supertype.text.isEmpty {
        report.add(supertype.node, "a supertype is empty", fix: "delete it")
      } else if TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: supertype.text) {
        report.add(
          supertype.node, DynamicIdentifier.sentence(for: supertype.text),
          fix: "conform to a type that somebody declares")
      } else {
        let other =
          ReservedPrefix(supertype.text) == nil
          ? "declare it in UTImportedTypeDeclarations, or conform to a type of the system"
          : "conform to a type that the system declares"
        report.add(
          supertype.node, "nobody declares the supertype “\(supertype.text)”, neither the system nor this list",
          fix: intended.fix(for: supertype.text, otherwise: other))
      }
    }
  }
}
