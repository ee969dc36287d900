// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P09: XML that strict readers refuse although its elements are right.
  static let malformedXML = DeclarationRule(
    "P09", .error, "XML that is not well-formed",
    explanation: """
      XML 1.0 allows no control characters but tab and line ends, neither as they are nor as references such as \
      &#1;, and an encoding must be known and be that of the file. Many readers refuse the whole file otherwise.
      """,
    good: [
      """
      <?xml version="1.0" encoding="UTF-8"?><dict><key>CFBundleName</key><string>A&#9;b</string></dict>
      """
    ],
    bad: [
      (source: "<dict><key>CFBundleName</key><string>A&#1;b</string></dict>", at: ""),
      (
        """
        <?xml version="1.0" encoding="bogus"?><dict><key>CFBundleName</key><string>A</string></dict>
        """, at: ""
      ),
    ]
  ) { subject, report in
    guard let document = subject.document else { return }
    for kind in [PropertyListDocument.Irregularity.Kind.forbiddenCharacter, .wrongEncoding] {
      for irregularity in document.irregularities where irregularity.kind == kind {
        report.add(
          at: irregularity.position, irregularity.message,
          fix: kind == .wrongEncoding ? "save the file in UTF-8 and write encoding=\"UTF-8\"" : "delete the character")
      }
      report.leaveOut(document.leftOutIrregularities[kind] ?? 0)
    }
  }
}
