// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// T01: an extension that no file name can have.
  static let extensionCharacters = DeclarationRule(
    "T01", .warning, "extension that no file name ends with",
    explanation: """
      A filename extension is what stands behind the last period of a name, without the period. With a leading \
      period or one at its end, with a slash or white space, or empty, it never matches. The * for any extension means \
      something in CFBundleTypeExtensions alone.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "public.filename-extension" = (pdb, "c++"); }; }); \
      CFBundleDocumentTypes = ({ CFBundleTypeExtensions = ("*"); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = (".pdb"); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension'][0]"
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = ("*"); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension'][0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\"\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\"a.\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\"a \"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeExtensions[0]"
      ),
    ]
  ) { subject, report in
    for tag in subject.typeExtensions where tag.text == "*" {
      report.add(
        tag.node, "the extension “*” is no wildcard here", fix: "list the extensions of the files, without a period")
    }
    for tag in subject.filenameExtensions where !tag.hasBuildVariable {
      let text = tag.text
      let wrong =
        if text.isEmpty {
          "is empty"
        } else if text.hasPrefix(".") {
          "begins with a period"
        } else if text.hasSuffix(".") {
          "ends with a period"
        } else if text.contains("/") {
          "holds a slash"
        } else if text.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.isInvisible }) {
          "holds white space or an invisible character"
        } else { "" }
      guard !wrong.isEmpty else { continue }
      let plain = text.split(separator: "/").last.map(String.init) ?? ""
      let visible = String(
        String.UnicodeScalarView(plain.unicodeScalars.filter { !$0.properties.isWhitespace && !$0.isInvisible }))
      // What stands behind the last period, which is all that is looked up.
      let cleaned = visible.split(separator: ".").last.map(String.init) ?? ""
      report.add(
        tag.node, text.isEmpty ? "an extension is empty" : "the extension “\(text)” \(wrong)",
        fix: cleaned.isEmpty ? "delete it" : "write \(cleaned)")
    }
  }
}
