// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// C07: rank Owner for a type of others.
  static let foreignOwner = DeclarationRule(
    "C07", .warning, "rank Owner for a type of others",
    explanation: """
      Owner says that the bundle is the primary creator of such documents, and puts it before all others. An app that \
      owns org.gnu.gnu-zip-archive opens every .gz file. Keep Owner for types that the bundle exports.
      """,
    good: [
      """
      { CFBundleDocumentTypes = ({ LSItemContentTypes = (com.example.a); LSHandlerRank = Owner; }); \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); }
      """
    ],
    bad: [
      (
        source:
          "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (org.gnu.gnu-zip-archive); LSHandlerRank = Owner; }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      )
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    let exported = Set(
      subject.declarations.filter { $0.section == .exported }.compactMap(\.identifier).map {
        TypeIdentifier.folded($0.text)
      })
    for document in subject.documents where document.node.string("LSHandlerRank") == "Owner" {
      for claim in document.claims where !claim.text.isEmpty && !claim.hasBuildVariable {
        guard !exported.contains(TypeIdentifier.folded(claim.text)) else { continue }
        report.add(
          claim.node, "rank Owner for “\(claim.text)”, which this list does not export",
          fix: "claim it in an entry of its own with rank Default or Alternate")
      }
    }
  }
}
