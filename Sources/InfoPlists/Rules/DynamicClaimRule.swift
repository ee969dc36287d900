// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C03: a claim to a dynamic identifier.
  static let dynamicClaim = DeclarationRule(
    "C03", .warning, "claim to a dynamic identifier",
    explanation: """
      An identifier that begins with dyn. stands for a tag that nobody declared on the machine where it was seen. It \
      changes as soon as somebody does, and the documentation forbids to store it. Import a type with the tag instead.
      """,
    good: [
      """
      { CFBundleDocumentTypes = ({ LSItemContentTypes = (net.daringfireball.markdown); }); \
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = net.daringfireball.markdown; }); }
      """
    ],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (dyn.ah62d4rv4ge8043a); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (dyn.ah62d4rv4ge81a8p); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
    ]
  ) { subject, report in
    for claim in subject.documents.flatMap(\.claims) {
      guard TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: claim.text) else { continue }
      report.add(
        claim.node, DynamicIdentifier.sentence(for: claim.text),
        fix: "import a type with that tag and claim its identifier")
    }
  }
}
