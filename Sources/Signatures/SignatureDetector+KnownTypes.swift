// SPDX-License-Identifier: Apache-2.0
package import Detection

extension SignatureDetector {
  /// Every type that a signature or a structure can show.
  package static var knownTypes: [KnownType] {
    (SignatureIndex.tables + structured).flatMap(\.lines)
  }

  /// Every table that is asked for keys.
  static var structured: [TypeTable] {
    [
      AudioFrames.types, DERKey.types, DERStructure.types, MeasuredFormats.types, MediaStreams.types,
      OpenPGPPackets.types, PackedValues.types, StructuredFormats.types,
    ]
  }
}
