// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// M02: a format reader that reads nothing.
  static let formatReaderTypes = DeclarationRule(
    "M02", .error, "format reader without extensions or types",
    explanation: """
      A format reader lists the filename extensions (MTFileNameExtensionArray) and the type identifiers \
      (MTUTTypeArray) that it reads, at least one of each. The extensions of files that belong to a movie, such as an \
      index, must be listed as well, or the reader cannot open them.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
      MTFileNameExtensionArray = (simpl); MTUTTypeArray = (com.example.simple-container); }; }
      """,
      "{ EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; }; }",
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTUTTypeArray = (com.example.simple-container); }; }
        """, at: "EXAppExtensionAttributes"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTFileNameExtensionArray = (simpl); MTUTTypeArray = (); }; }
        """, at: "EXAppExtensionAttributes.MTUTTypeArray"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatReader; \
        MTFileNameExtensionArray = simpl; MTUTTypeArray = (com.example.simple-container); }; }
        """, at: "EXAppExtensionAttributes.MTFileNameExtensionArray"
      ),
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes, subject.mediaKind == .formatReader else { return }
    for key in ["MTFileNameExtensionArray", "MTUTTypeArray"] {
      guard let value = attributes[key] else {
        report.add(attributes, "the format reader has no \(key)", fix: "add \(key) with at least one entry")
        continue
      }
      if value.value.array == nil {
        guard value.string.flatMap(BuildVariable.first(in:)) == nil else { continue }
        report.add(value, "\(key) is \(value.value.kindName), not an array", fix: "put the entries into an array")
      } else if !value.strings.contains(where: { !$0.text.isEmpty }) {
        report.add(value, "\(key) names nothing", fix: "make it an array with at least one entry")
      }
    }
  }
}
