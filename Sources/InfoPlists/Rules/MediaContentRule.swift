// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// M04: a type of a format reader that is no media extension content.
  static let mediaContent = DeclarationRule(
    "M04", .warning, "type of a format reader that is no media extension content",
    explanation: """
      The first supertype of a type that a format reader exports is com.apple.mediaextension-content, which conforms \
      to public.movie. Players find by it the files that extensions read.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; }; \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple; \
      UTTypeConformsTo = (com.apple.mediaextension-content); }); }
      """
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; }; \
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple; \
        UTTypeConformsTo = (public.movie, com.apple.mediaextension-content); }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeConformsTo"
      )
    ]
  ) { subject, report in
    guard subject.mediaKind == .formatReader else { return }
    for declaration in subject.declarations where declaration.section == .exported {
      guard let identifier = declaration.identifier?.text,
        !TypeIdentifier.isSame(declaration.supertypes.first?.text ?? "", "com.apple.mediaextension-content")
      else { continue }
      report.add(
        declaration.node["UTTypeConformsTo"] ?? declaration.node,
        "the first supertype of “\(identifier)” is not com.apple.mediaextension-content",
        fix: "put com.apple.mediaextension-content first in UTTypeConformsTo")
    }
  }
}
