// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// D02: a character that identifiers cannot hold.
  static let identifierCharacters = DeclarationRule(
    "D02", .error, "character that an identifier cannot hold",
    explanation: """
      A type identifier holds letters A to Z and a to z, digits, hyphens and periods. Others, such as the underscore, \
      the plus sign or a space, make the system or the store refuse it. This holds where the identifier is declared \
      and where it is mentioned.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.great-app.v2; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"org.example.pch++-file\"; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = org.example.a; UTTypeConformsTo = (\"public.data \"); }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeConformsTo[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.my_type); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"image/png\"); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentTypes[0]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTUTTypeArray = (org.example.my_type); }; }
        """, at: "EXAppExtensionAttributes.MTUTTypeArray[0]"
      ),
    ]
  ) { subject, report in
    var intended = IntendedTypes(subject)
    for identifier in subject.mentionedIdentifiers where !identifier.hasBuildVariable {
      let wrong = identifier.text.unicodeScalars.filter { $0.isASCII && !$0.isIdentifierCharacter }
      guard let first = wrong.first else { continue }
      let written = first == " " ? "a space" : "“\(String(first))”"
      let allowed = identifier.text.unicodeScalars.map { $0.isASCII && !$0.isIdentifierCharacter ? "-" : String($0) }
      let suggestion = first == " " ? identifier.text.filter { $0 != " " } : allowed.joined()
      report.add(
        identifier.node, "the identifier “\(identifier.text)” holds \(written)",
        fix: intended.type(of: identifier.text).map { "write \($0)" }
          ?? "use letters, digits, hyphens and periods only, as in \(suggestion)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may stand in a type identifier today (Apple, "Defining file and data types for your app").
  var isIdentifierCharacter: Bool {
    switch self {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".": true
    default: false
    }
  }
}
