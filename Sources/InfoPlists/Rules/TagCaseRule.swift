// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T03: capitals in an extension or MIME type.
  static let tagCase = DeclarationRule(
    "T03", .note, "capitals in an extension or MIME type",
    explanation: """
      Extensions and MIME types are compared without regard to case, so that PDB matches pdb as well. Small letters \
      are what people expect; a second spelling of the same tag is superfluous.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeTagSpecification = { \
      "public.filename-extension" = (pdb); "com.apple.ostype" = TEXT; }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = PDB; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension']"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"Text/Plain\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeMIMETypes[0]"
      ),
    ]
  ) { subject, report in
    for tag in subject.filenameExtensions + subject.mimeTypes where !tag.hasBuildVariable {
      let folded = TypeIdentifier.folded(tag.text)
      guard folded != tag.text else { continue }
      report.add(tag.node, "“\(tag.text)” has capitals, which do not count", fix: "write \(folded)")
    }
  }
}
