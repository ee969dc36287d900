// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T06: a tag class that the system does not know.
  static let unknownTagClass = DeclarationRule(
    "T06", .warning, "unknown tag class",
    explanation: """
      The system knows the tag classes public.filename-extension, public.mime-type, com.apple.ostype, \
      com.apple.nspboard-type, com.apple.device-model-code and public.url-scheme. It drops tags of any other class.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeTagSpecification = { \
      "public.filename-extension" = a; "com.apple.nspboard-type" = A; }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.file-extension" = a; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.file-extension']"
      )
    ]
  ) { subject, report in
    let known: [UTTagClass] = [
      .filenameExtension, .mimeType, .osType, .pasteboardType, .deviceModelCode, .urlScheme,
    ]
    for declaration in subject.declarations {
      for (tagClass, node, _) in declaration.tags where !known.contains(UTTagClass(rawValue: tagClass)) {
        guard BuildVariable.first(in: tagClass) == nil else { continue }
        let nearest = KnownKeys.nearest(to: tagClass, in: Set(known.map(\.rawValue)))
        report.add(
          keyOf: node, "“\(tagClass)” is no tag class; its tags are dropped",
          fix: nearest.map { "write \($0)" } ?? "use public.filename-extension or public.mime-type, or delete it")
      }
    }
  }
}
