// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C09: a document type without a name.
  static let missingName = DeclarationRule(
    "C09", .warning, "document type without CFBundleTypeName",
    explanation: """
      CFBundleTypeName is required. It is a name for people, such as “Molecule”, and is looked up in InfoPlist.strings. \
      Apple's key reference allows an identifier in its place where the name must be unique.
      """,
    good: ["{ CFBundleDocumentTypes = ({ CFBundleTypeName = Molecule; }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }", at: "CFBundleDocumentTypes[0]"
      ),
      ("{ CFBundleDocumentTypes = ({ CFBundleTypeName = \"\"; }); }", at: "CFBundleDocumentTypes[0].CFBundleTypeName"),
    ]
  ) { subject, report in
    for document in subject.documents where (document.node.string("CFBundleTypeName") ?? "").isEmpty {
      report.add(
        document.node["CFBundleTypeName"] ?? document.node, "this document type has no name",
        fix: "add CFBundleTypeName with what people call such a document")
    }
  }
}
