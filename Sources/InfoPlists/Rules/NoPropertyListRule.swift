// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// P02: no property list.
  static let noPropertyList = DeclarationRule(
    "P02", .error, "no property list",
    explanation: """
      The file cannot be read as a property list in XML, binary or OpenStep format, or its root is no dictionary. \
      Templates that another program turns into a property list must be checked behind it.
      """,
    good: ["{ CFBundleIdentifier = com.example.app; }"],
    bad: [
      (source: "<plist><dict><key>CFBundleIdentifier</key></dict></plist>", at: ""),
      ("include(<<app.m4>>)", at: ""),
      ("(CFBundleIdentifier)", at: ""),
    ]
  ) { subject, report in
    guard let failure = subject.failure else { return }
    report.add(
      at: failure.position, "this is no Info.plist: \(failure.message)",
      fix: "repair the file; plutil -lint or xmllint help to find the place")
  }
}
