// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P04: text between the elements.
  static let strayText = DeclarationRule(
    "P04", .warning, "text between the elements",
    explanation: """
      Text outside of string, key and similar elements means nothing. Some readers ignore it, Apple's refuses the \
      file. Often it is what a merge or a template left behind.
      """,
    good: ["<dict> <key>CFBundleIdentifier</key> <string>com.example.app</string> </dict>"],
    bad: [(source: "<dict> , <key>CFBundleIdentifier</key> <string>com.example.app</string> </dict>", at: "")]
  ) { subject, report in
    guard let document = subject.document else { return }
    for irregularity in document.irregularities where irregularity.kind == .strayText {
      report.add(at: irregularity.position, irregularity.message, fix: "delete the text")
    }
    report.leaveOut(document.leftOutIrregularities[.strayText] ?? 0)
  }
}
