// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C02: a claim to a type that nobody declares.
  static let undeclaredClaim = DeclarationRule(
    "C02", .warning, "claim to an undeclared type",
    explanation: """
      A claim binds documents only if their type is one of the system's or declared in the same bundle. To open \
      documents of another app, import its type with the tags it has there. The same holds for the types that \
      documents are saved as (NSExportableTypes). Types that a format reader or a Quick Look extension reads may be \
      declared in the app around it or by others, so only those are reported that begin with public. and no system \
      declares.
      """,
    good: [
      """
      { CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg, com.example.a); }); \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }
      """
    ],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (com.example.a); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); NSExportableTypes = (png); }); }",
        at: "CFBundleDocumentTypes[0].NSExportableTypes[0]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTUTTypeArray = (com.example.movie, public.aviation); }; }
        """, at: "EXAppExtensionAttributes.MTUTTypeArray[1]"
      ),
      (
        "{ NSExtension = { NSExtensionAttributes = { QLSupportedContentTypes = (public.imagee); }; }; }",
        at: "NSExtension.NSExtensionAttributes.QLSupportedContentTypes[0]"
      ),
    ]
  ) { subject, report in
    var intended = IntendedTypes(subject)
    func isUndeclared(_ type: LocatedString) -> Bool {
      !type.text.isEmpty && !type.hasBuildVariable
        && !TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: type.text)
        && subject.conformance.isUndeclared(type.text)
    }
    let claims = subject.documents.flatMap(\.claims)
    for (types, use) in [(claims, "the claim binds nothing"), (subject.exportableTypes, "nothing is saved as it")] {
      for type in types where isUndeclared(type) {
        let other =
          ReservedPrefix(type.text) == nil
          ? "declare it in UTImportedTypeDeclarations with its extensions, or delete it"
          : "name a type that the system declares, or delete it"
        report.add(
          type.node, "nobody declares “\(type.text)”, neither the system nor this list; \(use)",
          fix: intended.fix(for: type.text, otherwise: other))
      }
    }
    guard !subject.isApple else { return }
    for type in subject.extensionTypes where isUndeclared(type) {
      guard TypeIdentifier.hasPrefix(TypeIdentifier.publicPrefix, in: type.text) else { continue }
      report.add(
        type.node, "no system declares “\(type.text)”, so no file has this type",
        fix: intended.fix(for: type.text, otherwise: "name a type that the system declares, or delete it"))
    }
  }
}
