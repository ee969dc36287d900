// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// M08: a key of another kind of MediaExtension.
  static let foreignMediaKey = DeclarationRule(
    "M08", .warning, "key of another kind of MediaExtension",
    explanation: """
      Format readers list extensions and types in MTFileNameExtensionArray and MTUTTypeArray, video decoders codecs in \
      CodecInfo, RAW processors codecs in ProcessorInfo. In an extension of another kind these keys mean nothing.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.rawprocessor; \
      ProcessorInfo = ({ CodecType = "RAW1"; CodecName = "RAW"; }); }; }
      """
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTFileNameExtensionArray = (simpl); MTUTTypeArray = (com.example.simple); CodecInfo = (); }; }
        """, at: "EXAppExtensionAttributes.CodecInfo"
      )
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes, let own = subject.mediaKind else { return }
    // That is the subject of M05.
    let misplaced = subject.misplacedCodecs?.key
    for kind in FormatReader.Kind.allCases where kind != own {
      for key in kind.ownKeys where key != misplaced {
        guard let value = attributes[key] else { continue }
        report.add(keyOf: value, "\(key) means nothing here; it is a key of \(kind.name)", fix: "delete it")
      }
    }
  }
}
