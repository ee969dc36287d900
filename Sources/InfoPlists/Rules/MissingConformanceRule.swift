// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D15: a declaration without supertypes.
  static let missingConformance = DeclarationRule(
    "D15", .note, "declaration without supertypes",
    explanation: """
      A type without UTTypeConformsTo conforms to nothing at all. Most types of files are public.data and \
      public.content, or a subtype of these such as public.json.
      """,
    good: [
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data); }); }"
    ],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }",
        at: "UTExportedTypeDeclarations[0]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations where declaration.supertypes.isEmpty {
      guard let identifier = declaration.identifier?.text else { continue }
      report.add(
        declaration.node["UTTypeConformsTo"] ?? declaration.node, "“\(identifier)” conforms to nothing",
        fix: "add UTTypeConformsTo with the most special supertypes, such as public.json, or public.data")
    }
  }
}
