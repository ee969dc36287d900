// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// M05: a codec without a four-character code.
  static let codecType = DeclarationRule(
    "M05", .error, "codec without a four-character code",
    explanation: """
      Each entry of CodecInfo, or of ProcessorInfo in a RAW processor, has a CodecType of exactly four ASCII \
      characters; a space counts. By it the system matches the codec of a track.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; \
      CodecInfo = ({ CodecType = "VP9 "; CodecName = "VP9"; }); }; }
      """
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; \
        CodecInfo = ({ CodecType = VP9; CodecName = "VP9"; }); }; }
        """, at: "EXAppExtensionAttributes.CodecInfo[0].CodecType"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.rawprocessor; \
        ProcessorInfo = ({ CodecName = "RAW"; }); }; }
        """, at: "EXAppExtensionAttributes.ProcessorInfo[0]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.videodecoder; \
        EXPrincipalClass = Decoder; }; }
        """, at: "EXAppExtensionAttributes"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.rawprocessor; \
        CodecInfo = ({ CodecType = "RAW1"; CodecName = "RAW"; }); }; }
        """, at: "EXAppExtensionAttributes.CodecInfo"
      ),
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes else { return }
    if let kind = subject.mediaKind, let key = kind.codecKey, (attributes[key]?.elements ?? []).isEmpty {
      if attributes[key] == nil, let misplaced = subject.misplacedCodecs {
        report.add(
          keyOf: misplaced, "\(kind.name) list their codecs in \(key), not in \(misplaced.key ?? "another key")",
          fix: "write \(key)")
      } else {
        report.add(
          attributes[key] ?? attributes, "the extension lists no codec", fix: "add \(key) with at least one entry")
      }
    }
    for codec in ["CodecInfo", "ProcessorInfo"].flatMap({ attributes[$0]?.elements ?? [] }) {
      guard let type = codec["CodecType"] else {
        report.add(codec, "this codec has no CodecType", fix: "add CodecType with four ASCII characters")
        continue
      }
      let text = type.string ?? ""
      guard BuildVariable.first(in: text) == nil, text.utf8.count != 4 || !text.utf8.allSatisfy({ $0 < 0x80 })
      else { continue }
      report.add(
        type,
        type.string.map { "the code “\($0)” is not four ASCII characters" } ?? "CodecType is \(type.value.kindName)",
        fix: "write four ASCII characters, with spaces at the end if need be")
    }
  }
}
