// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T07: the same tag twice.
  static let duplicateTag = DeclarationRule(
    "T07", .note, "tag listed twice",
    explanation: """
      The second mention of a tag in one declaration or one format reader has no effect.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "public.filename-extension" = (jpg, jpeg); }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = (jpg, JPG); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension'][1]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTFileNameExtensionArray = (simpl, simpl); }; }
        """, at: "EXAppExtensionAttributes.MTFileNameExtensionArray[1]"
      ),
    ]
  ) { subject, report in
    func check(_ tags: [LocatedString], ignoringCase: Bool) {
      var seen: Set<String> = []
      for tag in tags where !seen.insert(ignoringCase ? TypeIdentifier.folded(tag.text) : tag.text).inserted {
        report.add(tag.node, "“\(tag.text)” is listed before", fix: "delete it")
      }
    }
    for (tagClass, _, tags) in subject.declarations.flatMap(\.tags) {
      check(tags, ignoringCase: UTTagClass(rawValue: tagClass).ignoresCase)
    }
    check(subject.mediaAttributes?.strings("MTFileNameExtensionArray") ?? [], ignoringCase: true)
  }
}
