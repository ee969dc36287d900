// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C06: a document type without a rank.
  static let missingRank = DeclarationRule(
    "C06", .warning, "document type without LSHandlerRank",
    explanation: """
      Without LSHandlerRank the system assumes Default. The App Store refuses the upload (ITMS-90788). Write Owner for \
      your own format, Default for what you open as well as others, Alternate for what you can open at need.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); LSHandlerRank = Alternate; }); }"],
    bad: [
      (source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }", at: "CFBundleDocumentTypes[0]")
    ]
  ) { subject, report in
    for document in subject.documents where document.node["LSHandlerRank"] == nil {
      report.add(
        document.node, "this document type has no LSHandlerRank; Default is assumed",
        fix: "add LSHandlerRank: Owner, Default, Alternate or None")
    }
  }
}
