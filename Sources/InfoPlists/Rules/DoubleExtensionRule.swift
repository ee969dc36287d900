// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// T02: an extension with a period inside.
  static let doubleExtension = DeclarationRule(
    "T02", .warning, "extension with a period inside",
    explanation: """
      Only the last component of a file name is ever looked up: molecule.pdb.gz is a gz, and an extension pdb.gz never \
      matches. Claim the outer type, org.gnu.gnu-zip-archive, with rank Alternate, and look inside.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "public.filename-extension" = (tgz); }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = (tgz, tar.gz); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension'][1]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (nii.gz); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\".nii.gz\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
    ]
  ) { subject, report in
    for tag in subject.filenameExtensions where !tag.hasBuildVariable {
      // Periods at the ends are the subject of T01.
      let parts = tag.text.split(separator: ".")
      guard parts.count > 1, let last = parts.last else { continue }
      report.add(
        tag.node, "the extension “\(tag.text)” never matches: only the last component, \(last), is looked up",
        fix: "write \(last), or claim the outer type and look inside")
    }
  }
}
