// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T04: a MIME type that is none, or has parameters.
  static let mimeTypeSyntax = DeclarationRule(
    "T04", .warning, "malformed MIME type",
    explanation: """
      A MIME type is a type, a slash and a subtype (RFC 6838, section 4.2). Parameters such as charset belong to a \
      message, not to a type: with them, the tag matches no message that has others. A range such as image/* is the tag \
      of no type.
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
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.mime-type" = "image/*"; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.mime-type']"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"text/plain; charset=utf-8\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeMIMETypes[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"application/.notes\"); }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeMIMETypes[0]"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for tag in subject.declarations.flatMap({ $0.tags(.mimeType) }) where tag.text.hasSuffix("/*") || tag.text == "*" {
      report.add(
        tag.node, "“\(tag.text)” is a range of MIME types, not one",
        fix: "list the MIME types of the format, or delete it")
    }
    for tag in subject.mimeTypes where !tag.hasBuildVariable && tag.text != "*" {
      let essence = String(tag.text.prefix { $0 != ";" }.filter { $0 != " " })
      if tag.text.contains(";"), isMIMEType(essence) {
        report.add(tag.node, "the MIME type “\(tag.text)” has parameters", fix: "write \(essence)")
        continue
      }
      guard !isMIMEType(tag.text) else { continue }
      report.add(
        tag.node, tag.text.isEmpty ? "a MIME type is empty" : "“\(tag.text)” is no MIME type",
        fix: "write a type, a slash and a subtype, as in text/plain")
    }
  }

  /// Whether a text is a type and a subtype, each a `restricted-name` of RFC 6838, section 4.2, or a `*` for any.
  private static func isMIMEType(_ text: String) -> Bool {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    return halves.count == 2
      && halves.allSatisfy { half in
        let bytes = half.utf8
        // Names begin with a letter or a digit.
        guard let first = bytes.first, !"!#$&-^_.+".utf8.contains(first) else { return false }
        return bytes.count <= longestName && bytes.allSatisfy(isRestrictedNameByte)
      }
  }

  /// Characters of a type or subtype (RFC 6838, section 4.2).
  private static let longestName = 127

  /// The characters of `restricted-name` in RFC 6838, section 4.2, and the `*` of a range of types.
  private static func isRestrictedNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$&-^_.+*".utf8.contains(byte)
    }
  }
}
