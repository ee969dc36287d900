// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C06: a document type without a rank.
  static let missingRank = DeclarationRule(
    "C06", .warning, "document type without LSHandlerRank",
    explanation: """
      Without LSHandlerRank the system assumes Default. The App Store refuses the upload (ITMS-90788). Write Owner for \
      your own format, Default for what you open as well as others, Alternate for what you can open at need. Generators \
      of Quick Look and importers of Spotlight open nothing and need none.
      """,
    good: [
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); LSHandlerRank = Alternate; }); }",
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); CFBundleTypeRole = QLGenerator; }); }",
    ],
    bad: [
      (source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }", at: "CFBundleDocumentTypes[0]")
    ]
  ) { subject, report in
    // The rank is one among editors and viewers (Apple, "Bundle Resources", LSHandlerRank).
    let helpers: [DocumentType.Role] = [.quickLookGenerator, .metadataImporter]
    for document in subject.documents where document.node["LSHandlerRank"] == nil {
      let role = document.node.string("CFBundleTypeRole").flatMap(DocumentType.Role.init)
      if let role, helpers.contains(role) { continue }
      report.add(
        document.node, "this document type has no LSHandlerRank; Default is assumed",
        fix: "add LSHandlerRank: Owner, Default, Alternate or None")
    }
  }
}
