// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// P08: a rule that does not tell all there is to tell.
  static let stoppedRule = DeclarationRule(
    "P08", .warning, "rule that stops early",
    explanation: """
      A rule tells its first thousand findings in a list, a hundred where it is about the text itself, and rules that \
      compare much end before all is compared. Numbers of findings are then no totals, and what is not told comes to \
      light when the rest is repaired.
      """,
    good: ["{ CFBundleDocumentTypes = (public.jpeg, public.png); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = (\(elements("public.jpeg", 1_001))); }",
        at: "CFBundleDocumentTypes[1000]"
      )
    ]
  ) { _, _ in
    // The reports of the other rules know what they left out; the linter takes it from them.
  }
}
