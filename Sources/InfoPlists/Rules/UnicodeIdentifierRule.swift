// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D03: a character beyond ASCII in an identifier.
  static let unicodeIdentifier = DeclarationRule(
    "D03", .warning, "character beyond ASCII in an identifier",
    explanation: """
      From 2004 to 2015 the documentation allowed any character above U+007F in identifiers; today it does not. An \
      invisible one, such as a zero-width space that came along with copied text, makes an identifier that looks like \
      another and is not.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (com.microsoft.waveform-audio); }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"com.microsoft.waveform-\\U200Baudio\"); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"org.example.caf\\U00e9\"; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    for identifier in subject.mentionedIdentifiers where !identifier.hasBuildVariable {
      guard let scalar = identifier.text.unicodeScalars.first(where: { !$0.isASCII }) else { continue }
      let name = scalar.properties.name.map { " (\($0))" } ?? ""
      let plain = String(String.UnicodeScalarView(identifier.text.unicodeScalars.filter(\.isASCII)))
      let isInvisible = scalar.isInvisible
      report.add(
        identifier.node,
        "the identifier “\(identifier.text)” holds \(isInvisible ? "the invisible character " : "")"
          + "U+\(scalar.hexadecimal)\(name)",
        fix: isInvisible ? "delete the character: \(plain)" : "use letters A to Z, digits, hyphens and periods only")
    }
  }
}
