// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// M07: a codec without a name.
  static let codecName = DeclarationRule(
    "M07", .warning, "codec without a name",
    explanation: """
      Each entry of CodecInfo, or of ProcessorInfo in a RAW processor, has a CodecName beside its CodecType: the name of \
      the format that players may show to people.
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
        CodecInfo = ({ CodecType = "VP9 "; }); }; }
        """, at: "EXAppExtensionAttributes.CodecInfo[0]"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.rawprocessor; \
        ProcessorInfo = ({ CodecType = "RAW1"; CodecName = ""; }); }; }
        """, at: "EXAppExtensionAttributes.ProcessorInfo[0].CodecName"
      ),
    ]
  ) { subject, report in
    let lists = FormatReader.Kind.allCases.compactMap(\.codecKey).compactMap { subject.mediaAttributes?[$0] }
    for codec in lists.flatMap(\.elements) where codec.value.dictionary != nil {
      guard (codec.string("CodecName") ?? "").isEmpty else { continue }
      let name = codec["CodecName"]
      report.add(
        name ?? codec,
        name.map {
          $0.string == nil ? "CodecName is \($0.value.kindName), not a string" : "the name of this codec is empty"
        }
          ?? "this codec has no CodecName",
        fix: "add CodecName with what people call the format")
    }
  }
}
