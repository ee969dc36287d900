// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C04: legacy keys beside content types.
  static let ignoredLegacyKey = DeclarationRule(
    "C04", .note, "legacy key beside LSItemContentTypes",
    explanation: """
      Where LSItemContentTypes is present, CFBundleTypeExtensions, CFBundleTypeMIMETypes, CFBundleTypeOSTypes and \
      LSTypeIsPackage are ignored: the tags and the conformance of the types decide.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }"],
    bad: [
      (
        source:
          "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); CFBundleTypeExtensions = (jpg); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions"
      )
    ]
  ) { subject, report in
    for document in subject.documents where !document.claims.isEmpty {
      for key in LintSubject.Document.legacyKeys + ["LSTypeIsPackage"] {
        guard let value = document.node[key] else { continue }
        report.add(
          keyOf: value, "\(key) is ignored beside LSItemContentTypes",
          fix: key == "LSTypeIsPackage"
            ? "delete it; a type of folders conforms to com.apple.package"
            : "delete it; declare the tags in UTImportedTypeDeclarations if the system lacks them")
      }
    }
  }
}
