// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D11: a type for files that is neither data nor a package.
  static let physicalType = DeclarationRule(
    "D11", .warning, "type with tags that is neither data nor a package",
    explanation: """
      A type of files must conform, directly or not, to public.data, a type of document packages to com.apple.package. \
      Otherwise the system cannot tell whether a stored item has the type: such files are greyed out in open panels. That \
      a type conforms to public.directory or public.folder is not enough.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.json); \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); }
      """,
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.b; UTTypeConformsTo = (com.apple.package); \
      UTTypeTagSpecification = { "public.filename-extension" = (b); }; }); }
      """,
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.content); \
        UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.mime-type" = "chemical/x-pdb"; }; }); }
        """, at: "UTExportedTypeDeclarations[0]"
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.b; UTTypeConformsTo = (public.directory); \
        UTTypeTagSpecification = { "public.filename-extension" = (b); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      ),
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier, declaration.hasTags,
        !declaration.supertypes.contains(where: \.hasBuildVariable)
      else { continue }
      // The system's own declaration counts, whatever an import says.
      guard declaration.section == .exported || !subject.conformance.isSystemType(identifier.text) else { continue }
      let ancestors = subject.conformance.ancestors(of: identifier.text)
      // The system's own directories that are no packages may have tags, as volumes and icon sets do.
      guard ancestors.isDisjoint(with: ["public.data", subject.isApple ? "public.directory" : "com.apple.package"])
      else { continue }
      report.add(
        declaration.node["UTTypeConformsTo"] ?? declaration.node,
        "“\(identifier.text)” has tags but conforms neither to public.data nor to com.apple.package",
        fix: "add public.data, or com.apple.package for a document that is a folder, to UTTypeConformsTo")
    }
  }
}
