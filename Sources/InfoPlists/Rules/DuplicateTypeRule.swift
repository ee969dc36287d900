// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C15: the same type twice in one list.
  static let duplicateType = DeclarationRule(
    "C15", .note, "type listed twice",
    explanation: """
      The second mention of a type in one document type, one format reader or one Quick Look extension has no effect. \
      Identifiers are compared without regard to case.
      """,
    good: [
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }, { LSItemContentTypes = (public.jpeg); }); }"
    ],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg, public.JPEG); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[1]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTUTTypeArray = (public.avi, public.avi); }; }
        """, at: "EXAppExtensionAttributes.MTUTTypeArray[1]"
      ),
    ]
  ) { subject, report in
    let lists = subject.documents.flatMap { document in
      [document.claims, document.node.strings("NSExportableTypes")]
    }
    for list in lists + subject.typeLists.map(\.strings) {
      var seen: Set<String> = []
      for type in list where !type.text.isEmpty && !seen.insert(TypeIdentifier.folded(type.text)).inserted {
        report.add(type.node, "“\(type.text)” is listed before", fix: "delete it")
      }
    }
  }
}
