// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C02: a claim to a type that nobody declares.
  static let undeclaredClaim = DeclarationRule(
    "C02", .warning, "claim to an undeclared type",
    explanation: """
      A claim binds documents only if their type is one of the system's or declared in the same bundle. To open \
      documents of another app, import its type with the tags it has there.
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
      )
    ]
  ) { subject, report in
    for claim in subject.documents.flatMap(\.claims) where !claim.text.isEmpty && !claim.hasBuildVariable {
      guard !TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: claim.text),
        !subject.conformance.declares(claim.text), subject.conformance.knownDeclaration(claim.text) == nil
      else { continue }
      report.add(
        claim.node, "nobody declares “\(claim.text)”, neither the system nor this list; the claim binds nothing",
        fix: ReservedPrefix(claim.text) == nil
          ? "declare it in UTImportedTypeDeclarations with its extensions, or delete the claim"
          : "claim a type that the system declares, or delete the claim")
    }
  }
}
