// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// T04: a MIME type that is none, or has parameters.
  static let mimeTypeSyntax = DeclarationRule(
    "T04", .warning, "malformed MIME type",
    explanation: """
      A MIME type is a type, a slash and a subtype (RFC 6838, section 4.2). Parameters such as charset belong to a \
      message, not to a type: with them, the tag matches no message that has others.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
      UTTypeTagSpecification = { "public.mime-type" = "application/vnd.example+json"; }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.mime-type" = (plain); }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.mime-type'][0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"text/plain; charset=utf-8\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeMIMETypes[0]"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for tag in subject.mimeTypes where !tag.hasBuildVariable && tag.text != "*" {
      if let semicolon = tag.text.firstIndex(of: ";") {
        report.add(
          tag.node, "the MIME type “\(tag.text)” has parameters",
          fix: "write \(String(tag.text[..<semicolon]).filter { $0 != " " })")
        continue
      }
      let halves = tag.text.split(separator: "/", omittingEmptySubsequences: false)
      let isNames = halves.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isRestrictedNameByte) }
      guard halves.count != 2 || !isNames else { continue }
      report.add(
        tag.node, tag.text.isEmpty ? "a MIME type is empty" : "“\(tag.text)” is no MIME type",
        fix: "write a type, a slash and a subtype, as in text/plain")
    }
  }

  /// The characters of `restricted-name` in RFC 6838, section 4.2, and the `*` of a range of types.
  private static func isRestrictedNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$&-^_.+*".utf8.contains(byte)
    }
  }
}
