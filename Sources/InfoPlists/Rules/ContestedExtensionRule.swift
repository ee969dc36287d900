// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T08: an extension that a type of the system has too.
  static let contestedExtension = DeclarationRule(
    "T08", .warning, "extension that belongs to a type of the system",
    explanation: """
      Files with the extension may get either type: .ts is TypeScript and an MPEG-2 transport stream. Tools that look \
      at the content can tell; the system looks at the name alone. Where the formats are the same, import the system's \
      type, or conform to it.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.json); \
      UTTypeTagSpecification = { "public.filename-extension" = (json); }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.photo; UTTypeConformsTo = (public.data); \
        UTTypeTagSpecification = { "public.filename-extension" = (photo, jpeg); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension'][1]"
      )
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    // Many declarations may have one extension, and a registry many types with it.
    var systemTypes: [String: [UTType]] = [:]
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier, !subject.conformance.isSystemType(identifier.text)
      else { continue }
      // An extension that stands there thousands of times is compared once.
      var others: [String: UTType?] = [:]
      for tag in declaration.tags(.filenameExtension) where !tag.hasBuildVariable {
        let folded = TypeIdentifier.folded(tag.text)
        let known = systemTypes[folded] ?? subject.conformance.systemTypes(filenameExtension: tag.text)
        systemTypes[folded] = known
        let other =
          others[folded]
          ?? known.first { other in
            !subject.conformance.conforms(identifier.text, to: other.identifier)
              && !subject.conformance.conforms(other.identifier, to: identifier.text)
          }
        others[folded] = .some(other)
        guard let other else { continue }
        report.add(
          tag.node, "the extension “\(tag.text)” is also that of “\(other.identifier)”",
          fix: "import or conform to \(other.identifier) if it is the same format")
      }
    }
  }
}
