// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T07: the same tag twice.
  static let duplicateTag = DeclarationRule(
    "T07", .note, "tag listed twice",
    explanation: "The second mention of a tag in one declaration has no effect.",
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
      )
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      for (tagClass, _, tags) in declaration.tags {
        let ignoresCase = UTTagClass(rawValue: tagClass).ignoresCase
        var seen: Set<String> = []
        for tag in tags where !seen.insert(ignoresCase ? TypeIdentifier.folded(tag.text) : tag.text).inserted {
          report.add(tag.node, "“\(tag.text)” is listed before", fix: "delete it")
        }
      }
    }
  }
}
