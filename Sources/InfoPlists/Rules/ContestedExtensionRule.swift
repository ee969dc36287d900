// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T08: an extension or MIME type that a type of the system has too.
  static let contestedExtension = DeclarationRule(
    "T08", .warning, "extension or MIME type that belongs to a type of the system",
    explanation: """
      Files with the extension may get either type: .ts is TypeScript and an MPEG-2 transport stream. Tools that look \
      at the content can tell; the system looks at the name alone. The same holds for what comes with a MIME type. Where \
      the formats are the same, import the system's type, or conform to it.
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
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.photo; UTTypeConformsTo = (public.data); \
        UTTypeTagSpecification = { "public.mime-type" = "image/png"; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.mime-type']"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    // Many declarations may have one tag, and a registry many types with it.
    var systemTypes: [UTTagClass: [String: [UTType]]] = [:]
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier, !subject.conformance.isSystemType(identifier.text)
      else { continue }
      for (tagClass, name) in [(UTTagClass.filenameExtension, "extension"), (.mimeType, "MIME type")] {
        // A tag that stands there thousands of times is compared once.
        var others: [String: UTType?] = [:]
        for tag in declaration.tags(tagClass) where !tag.hasBuildVariable {
          let folded = TypeIdentifier.folded(tag.text)
          let known =
            systemTypes[tagClass]?[folded] ?? subject.conformance.systemTypes(tag: tag.text, tagClass: tagClass)
          systemTypes[tagClass, default: [:]][folded] = known
          let other =
            others[folded]
            ?? known.first { other in
              !subject.conformance.conforms(identifier.text, to: other.identifier)
                && !subject.conformance.conforms(other.identifier, to: identifier.text)
            }
          others[folded] = .some(other)
          guard let other else { continue }
          report.add(
            tag.node, "the \(name) “\(tag.text)” is also that of “\(other.identifier)”",
            fix: "import or conform to \(other.identifier) if it is the same format")
        }
      }
    }
  }
}
