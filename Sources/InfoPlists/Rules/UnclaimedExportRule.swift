// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C12: an exported type that the bundle does not open.
  static let unclaimedExport = DeclarationRule(
    "C12", .note, "exported type that no document type claims",
    explanation: """
      The bundle says that it owns a type of files, and does not say that it opens them: a double click opens them \
      with another app, or none. Types that are only for the pasteboard need no claim.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.json); \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); \
      CFBundleDocumentTypes = ({ LSItemContentTypes = (public.json); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      )
    ]
  ) { subject, report in
    guard !subject.isApple, subject.root["EXAppExtensionAttributes"] == nil else { return }
    let claims = Set(subject.documents.flatMap(\.claims).map { TypeIdentifier.folded($0.text) })
    let extensions = Set(
      subject.documents.filter(\.claims.isEmpty).flatMap { $0.node.strings("CFBundleTypeExtensions") }.map {
        TypeIdentifier.folded($0.text)
      })
    for declaration in subject.declarations where declaration.section == .exported {
      let tags = declaration.tags(.filenameExtension)
      guard let identifier = declaration.checkedIdentifier, !tags.isEmpty,
        !claims.contains(TypeIdentifier.folded(identifier.text)),
        claims.isDisjoint(with: subject.conformance.ancestors(of: identifier.text)),
        !tags.contains(where: { extensions.contains(TypeIdentifier.folded($0.text)) })
      else { continue }
      report.add(
        identifier.node, "“\(identifier.text)” is exported, but no document type claims it",
        fix: "add an entry to CFBundleDocumentTypes with this identifier in LSItemContentTypes")
    }
  }
}
