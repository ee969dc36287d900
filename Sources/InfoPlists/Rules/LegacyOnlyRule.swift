// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C05: a document type with legacy keys only.
  static let legacyOnly = DeclarationRule(
    "C05", .warning, "document type without LSItemContentTypes",
    explanation: """
      Claims by extension, MIME type or code are deprecated since Mac OS X 10.5. The system turns each into a dynamic \
      type that conforms to public.data and nothing more. Beside LSItemContentTypes they do not count, even where it is \
      empty. Declare the type, and claim it with LSItemContentTypes.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }"],
    bad: [
      (source: "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (jpg); }); }", at: "CFBundleDocumentTypes[0]"),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (); CFBundleTypeExtensions = (jpg); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes"
      ),
    ]
  ) { subject, report in
    for document in subject.documents where document.claims.allSatisfy(\.text.isEmpty) {
      guard !document.legacyValues.isEmpty else { continue }
      let list = document.node["LSItemContentTypes"]
      // A list without a name beside legacy keys without one is the subject of C14.
      guard list == nil || document.legacyValues.contains(where: { !$0.strings.isEmpty }) else { continue }
      let tags = document.legacyValues.flatMap(\.strings).map(\.text).filter { !$0.isEmpty }
      let claimed = tags.isEmpty ? "" : " (\(tags.prefix(4).joined(separator: ", "))\(tags.count > 4 ? ", …" : ""))"
      report.add(
        list ?? document.node,
        list == nil
          ? "this document type claims by legacy keys only\(claimed)"
          : "LSItemContentTypes names no type, and the system ignores legacy keys beside it\(claimed)",
        fix: "declare or find the type of these documents and list it in LSItemContentTypes")
    }
  }
}
