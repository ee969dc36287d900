// SPDX-License-Identifier: Apache-2.0
package import Detection

extension SignatureDetector {
  /// Every type that a signature or a structure can show.
  package static var knownTypes: [KnownType] {
    [
      ArchiveSignatures.table, AudioFrames.types, DERKey.types, DERStructure.types, DataSignatures.table,
      DesignSignatures.table, HistoricSignatures.table, ImageSignatures.table, MediaSignatures.table,
      ProgramSignatures.table, ScienceSignatures.table, OpenPGPPackets.types, MeasuredFormats.types, PackedValues.types,
      StructuredFormats.types,
    ].flatMap(\.lines)
  }
}
