// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D18: a declaration without tags.
  static let missingTags = DeclarationRule(
    "D18", .note, "declaration without tags",
    explanation: """
      Without an extension or another tag in UTTypeTagSpecification no file ever has the type. That is right for \
      abstract types that only group others, and for pasteboard types.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); }
      """
    ],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }",
        at: "UTExportedTypeDeclarations[0]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeTagSpecification = {}; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations where !declaration.hasTags {
      guard let identifier = declaration.identifier?.text else { continue }
      report.add(
        declaration.node["UTTypeTagSpecification"] ?? declaration.node, "“\(identifier)” has no tags",
        fix: "add a public.filename-extension to UTTypeTagSpecification if files are to have the type")
    }
  }
}
