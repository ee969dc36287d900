// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D16: a supertype that another one brings along.
  static let redundantSupertype = DeclarationRule(
    "D16", .note, "redundant supertype",
    explanation: """
      Only immediate supertypes need to be listed; what they conform to follows. Listing public.text beside \
      public.plain-text does no harm.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data, \
      public.content); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.plain-text, \
        public.text); }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo[1]"
      )
    ]
  ) { subject, report in
    // A type with more supertypes than this is no work of man, and comparing them all in pairs takes long.
    for declaration in subject.declarations where (2...64).contains(declaration.supertypes.count) {
      for supertype in declaration.supertypes {
        let cause = declaration.supertypes.first { other in
          !TypeIdentifier.isSame(other.text, supertype.text)
            && subject.conformance.conforms(other.text, to: supertype.text)
            && !subject.conformance.conforms(supertype.text, to: other.text)
        }
        guard let cause else { continue }
        report.add(
          supertype.node, "“\(supertype.text)” follows from “\(cause.text)”",
          fix: "delete it, or leave it: it does no harm")
      }
    }
  }
}
