// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// M06: a MediaExtension without an identifier or name of its implementation.
  static let implementationIdentifier = DeclarationRule(
    "M06", .warning, "MediaExtension without well-formed ClassImplementationID or ObjectName",
    explanation: """
      ClassImplementationID names the implementation in the way of a bundle identifier: letters, digits, hyphens and \
      periods. Of two bundles with the same one, the system loads that with the higher version. ObjectName is the name in \
      logs. Both are required.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
      ClassImplementationID = com.example.formatreader.simple; ObjectName = "Simple Reader"; }; }
      """
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        ClassImplementationID = com.example.formatreader.simple; }; }
        """, at: "EXAppExtensionAttributes"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; \
        ClassImplementationID = ""; ObjectName = Decoder; }; }
        """, at: "EXAppExtensionAttributes.ClassImplementationID"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; \
        ClassImplementationID = "My Decoder"; ObjectName = Decoder; }; }
        """, at: "EXAppExtensionAttributes.ClassImplementationID"
      ),
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes else { return }
    for key in ["ClassImplementationID", "ObjectName"] where (attributes.string(key) ?? "").isEmpty {
      report.add(
        attributes[key] ?? attributes, "the extension attributes have no \(key)",
        fix: key == "ObjectName"
          ? "add ObjectName with a name for logs" : "add an identifier like com.example.formatreader.name")
    }
    guard let value = attributes["ClassImplementationID"], let text = value.string, !text.isEmpty,
      BuildVariable.first(in: text) == nil
    else { return }
    // Bundle identifiers with underscores are installed, although they should have none.
    guard !text.contains(".") || !text.unicodeScalars.allSatisfy({ $0.isIdentifierCharacter || $0 == "_" })
    else { return }
    report.add(
      value, "“\(text)” is not written like a bundle identifier",
      fix: "write an identifier like com.example.formatreader.name")
  }
}
