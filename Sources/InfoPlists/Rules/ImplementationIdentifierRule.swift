// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// M06: a MediaExtension without an identifier or name of its implementation.
  static let implementationIdentifier = DeclarationRule(
    "M06", .warning, "MediaExtension without ClassImplementationID or ObjectName",
    explanation: """
      ClassImplementationID names the implementation in the way of a bundle identifier; of two bundles with the same \
      one, the system loads that with the higher version. ObjectName is the name in logs. Both are required.
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
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes else { return }
    for key in ["ClassImplementationID", "ObjectName"] where (attributes.string(key) ?? "").isEmpty {
      report.add(
        attributes[key] ?? attributes, "the extension attributes have no \(key)",
        fix: key == "ObjectName"
          ? "add ObjectName with a name for logs" : "add an identifier like com.example.formatreader.name")
    }
  }
}
