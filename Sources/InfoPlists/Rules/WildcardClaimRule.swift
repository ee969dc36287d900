// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C10: a claim to everything.
  static let wildcardClaim = DeclarationRule(
    "C10", .note, "claim to everything",
    explanation: """
      The extension *, the code **** and the types public.item, public.data and public.content claim every file. The \
      bundle is then offered for all of them: give such an entry the rank Alternate or None.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.text); }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\"*\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.data); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
    ]
  ) { subject, report in
    let wildcards = ["CFBundleTypeExtensions": "*", "CFBundleTypeMIMETypes": "*/*", "CFBundleTypeOSTypes": "****"]
    let modestRanks: Set = ["Alternate", "None"]
    for document in subject.documents {
      let isModest = modestRanks.contains(document.node.string("LSHandlerRank") ?? "")
      let all = document.claims.filter {
        ["public.item", "public.data", "public.content"].contains(TypeIdentifier.folded($0.text))
      }
      let legacy = LintSubject.Document.legacyKeys.flatMap { key in
        document.node.strings(key).filter { $0.text == wildcards[key] || $0.text == "*" }
      }
      for claim in all + legacy {
        report.add(
          claim.node, "“\(claim.text)” claims every file",
          fix: "claim the types that are meant" + (isModest ? "" : ", or give the entry the rank Alternate or None"))
      }
    }
  }
}
