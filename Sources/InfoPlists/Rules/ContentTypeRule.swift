// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D12: a document type that is no content.
  static let contentType = DeclarationRule(
    "D12", .note, "document type that is no content",
    explanation: """
      A type of documents should conform, directly or not, to public.content. Only then can people share such \
      documents over AirDrop.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data, \
      public.content); UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); \
      CFBundleDocumentTypes = ({ LSItemContentTypes = (com.example.a); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data); \
        UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); \
        CFBundleDocumentTypes = ({ LSItemContentTypes = (com.example.a); }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      )
    ]
  ) { subject, report in
    let claimed = Set(subject.documents.flatMap(\.claims).map { TypeIdentifier.folded($0.text) })
    for declaration in subject.declarations where declaration.section == .exported && declaration.hasTags {
      guard let identifier = declaration.checkedIdentifier, let supertypes = declaration.node["UTTypeConformsTo"],
        claimed.contains(TypeIdentifier.folded(identifier.text)),
        !declaration.supertypes.contains(where: \.hasBuildVariable)
      else { continue }
      let ancestors = subject.conformance.ancestors(of: identifier.text)
      guard !ancestors.contains("public.content"), !ancestors.isDisjoint(with: ["public.data", "com.apple.package"])
      else { continue }
      report.add(
        supertypes,
        "documents of the type “\(identifier.text)” cannot be shared: it does not conform to public.content",
        fix: "add public.content to UTTypeConformsTo")
    }
  }
}
