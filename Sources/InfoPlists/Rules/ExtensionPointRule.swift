// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// M01: a MediaExtension without a known extension point or principal class.
  static let extensionPoint = DeclarationRule(
    "M01", .error, "MediaExtension without extension point or principal class",
    explanation: """
      EXExtensionPointIdentifier says what the extension is: com.apple.mediaextension.formatreader, .videodecoder or \
      .rawprocessor. EXPrincipalClass names the class that the system creates. Without both nothing is loaded. Both stand \
      in EXAppExtensionAttributes; NSExtension is the dictionary of the older kind of extensions.
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
      (
        """
        { NSExtension = { NSExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        NSExtensionPrincipalClass = Reader; }; }
        """, at: "NSExtension.NSExtensionPointIdentifier"
      ),
    ]
  ) { subject, report in
    if subject.root["EXAppExtensionAttributes"] == nil,
      let point = subject.root["NSExtension"]?["NSExtensionPointIdentifier"],
      let text = point.string, TypeIdentifier.hasPrefix("com.apple.mediaextension.", in: text)
    {
      report.add(
        point, "“\(text)” stands in NSExtension, where the system does not look for a MediaExtension",
        fix: "write EXAppExtensionAttributes with EXExtensionPointIdentifier and EXPrincipalClass")
    }
    guard let attributes = subject.mediaAttributes else { return }
    let points = FormatReader.Kind.allCases.map(\.rawValue)
    if let point = attributes["EXExtensionPointIdentifier"] {
      let text = point.string ?? ""
      if !points.contains(text), BuildVariable.first(in: text) == nil {
        report.add(
          point, "“\(text)” is no extension point of a MediaExtension",
          fix: "write \(subject.mediaKind?.rawValue ?? "one of \(points.joined(separator: ", "))")")
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
