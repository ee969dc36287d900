// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import UniformTypes

extension DeclarationRule {
  /// D05: capitals in an identifier.
  static let identifierCase = DeclarationRule(
    "D05", .note, "capitals in an identifier",
    explanation: """
      Identifiers are compared without regard to case, so public.XML means public.xml. Tools that compare them as text \
      do not know that: write a known identifier as it was declared, and new ones in small letters.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.xml); }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.XML); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.GreatDocument; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    let spellings = subject.declarations.compactMap(\.identifier?.text).map { (TypeIdentifier.folded($0), $0) }
    let declared = Dictionary(spellings) { first, _ in first }
    for identifier in subject.mentionedIdentifiers where !identifier.hasBuildVariable {
      let text = identifier.text
      if let known = subject.conformance.knownDeclaration(text)?.identifier {
        if known != text {
          report.add(identifier.node, "“\(text)” is written “\(known)” by its owner", fix: "write \(known)")
        }
      } else if let own = declared[TypeIdentifier.folded(text)], own != text {
        report.add(identifier.node, "“\(text)” is declared here as “\(own)”", fix: "write it the same way everywhere")
      } else if text != TypeIdentifier.folded(text), identifier.node.path.steps.last == .key("UTTypeIdentifier") {
        report.add(
          identifier.node, "the identifier “\(text)” has capitals, which do not count",
          fix: "write \(TypeIdentifier.folded(text)) in new declarations; leave one alone that others use")
      }
    }
  }
}
