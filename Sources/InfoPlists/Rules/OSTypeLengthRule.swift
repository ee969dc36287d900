// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// T05: a four-character code that is not four bytes of Mac OS Roman.
  static let osTypeLength = DeclarationRule(
    "T05", .warning, "four-character code that is not four bytes",
    explanation: """
      A code of classic Mac OS is exactly four bytes in Mac OS Roman; a space counts. A longer one is cut, a shorter \
      one is filled with zero bytes, and neither then matches any file. A character that Mac OS Roman lacks is no byte.
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
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeOSTypes = (\"TEX\\U0416\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeOSTypes[0]"
      ),
    ]
  ) { subject, report in
    for tag in subject.osTypes where !tag.hasBuildVariable {
      // Each character of Mac OS Roman is one byte, and one scalar in Unicode.
      let count = tag.text.unicodeScalars.count
      if count == 4 {
        guard let foreign = tag.text.unicodeScalars.first(where: { !$0.isASCII && !upperHalf.contains($0) }) else {
          continue
        }
        report.add(
          tag.node, "the code “\(tag.text)” holds U+\(foreign.hexadecimal), which is no character of Mac OS Roman",
          fix: "write the code with four bytes of Mac OS Roman, or delete it")
        continue
      }
      report.add(
        tag.node, "the code “\(tag.text)” has \(count) character\(count == 1 ? "" : "s"), not four",
        fix: count < 4 && count > 0 ? "fill it with spaces if that is the code, else delete it" : "delete it")
    }
  }

  /// The characters of the bytes from 80 (Unicode: VENDORS/APPLE/ROMAN.TXT), and the currency sign that the euro replaced.
  private static let upperHalf = Set(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{a0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{f8ff}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ¤
    """.unicodeScalars)
}
