// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// M01: a MediaExtension without a known extension point or principal class.
  static let extensionPoint = DeclarationRule(
    "M01", .error, "MediaExtension without extension point or principal class",
    explanation: """
      EXExtensionPointIdentifier says what the extension is: com.apple.mediaextension.formatreader, .videodecoder or \
      .rawprocessor. EXPrincipalClass names the class that the system creates. Without both nothing is loaded.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
      EXPrincipalClass = Reader; }; }
      """,
      "{ EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.appintents-extension; }; }",
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.reader; \
        EXPrincipalClass = Reader; }; }
        """, at: "EXAppExtensionAttributes.EXExtensionPointIdentifier"
      ),
      (
        "{ EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; }; }",
        at: "EXAppExtensionAttributes"
      ),
      ("{ EXAppExtensionAttributes = { EXPrincipalClass = Reader; }; }", at: "EXAppExtensionAttributes"),
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes else { return }
    let points = FormatReader.Kind.allCases.map(\.rawValue)
    if let point = attributes["EXExtensionPointIdentifier"] {
      let text = point.string ?? ""
      if !points.contains(text), BuildVariable.first(in: text) == nil {
        report.add(
          point, "“\(text)” is no extension point of a MediaExtension",
          fix: "write one of \(points.joined(separator: ", "))")
      }
    } else {
      report.add(
        attributes, "the extension attributes name no EXExtensionPointIdentifier",
        fix: "add EXExtensionPointIdentifier with one of \(points.joined(separator: ", "))")
    }
    if (attributes.string("EXPrincipalClass") ?? "").isEmpty {
      report.add(
        attributes["EXPrincipalClass"] ?? attributes, "the extension attributes name no EXPrincipalClass",
        fix: "add EXPrincipalClass with the name of the factory class")
    }
  }
}
