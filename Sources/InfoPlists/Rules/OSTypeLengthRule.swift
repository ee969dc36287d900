// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// T05: a four-character code of another length.
  static let osTypeLength = DeclarationRule(
    "T05", .warning, "four-character code of another length",
    explanation: """
      A code of classic Mac OS is exactly four bytes in Mac OS Roman; a space counts. A longer one is cut, a shorter \
      one is filled with zero bytes, and neither then matches any file.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "com.apple.ostype" = ("PDF ", "TEXT"); }; }); \
      CFBundleDocumentTypes = ({ CFBundleTypeOSTypes = ("****"); }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "com.apple.ostype" = PDF; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['com.apple.ostype']"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeOSTypes = (TEXTS); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeOSTypes[0]"
      ),
    ]
  ) { subject, report in
    // Each character of Mac OS Roman is one byte, and one scalar in Unicode.
    for tag in subject.osTypes where !tag.hasBuildVariable && tag.text.unicodeScalars.count != 4 {
      let count = tag.text.unicodeScalars.count
      report.add(
        tag.node, "the code “\(tag.text)” has \(count) character\(count == 1 ? "" : "s"), not four",
        fix: count < 4 && count > 0 ? "fill it with spaces if that is the code, else delete it" : "delete it")
    }
  }
}
