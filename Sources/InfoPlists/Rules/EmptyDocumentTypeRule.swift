// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C14: a document type that claims nothing.
  static let emptyDocumentType = DeclarationRule(
    "C14", .warning, "document type that claims nothing",
    explanation: """
      An entry of CFBundleDocumentTypes binds documents by LSItemContentTypes or, in old lists, by extensions, MIME \
      types or codes. With none of them it binds nothing.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }"],
    bad: [
      (source: "{ CFBundleDocumentTypes = ({ CFBundleTypeName = Molecule; }); }", at: "CFBundleDocumentTypes[0]"),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (); CFBundleTypeExtensions = (); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes"
      ),
    ]
  ) { subject, report in
    for document in subject.documents where document.claims.allSatisfy(\.text.isEmpty) {
      guard !document.legacyValues.contains(where: { !$0.strings.isEmpty }) else { continue }
      report.add(
        document.node["LSItemContentTypes"] ?? document.node, "this document type claims nothing",
        fix: "list the types of the documents in LSItemContentTypes")
    }
  }
}
