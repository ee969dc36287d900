// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Opens containers whose first bytes show them, and names the document inside.
package final class ContainerDetector: Detector {
  /// Every container that can be opened.
  static let peekers: [any ContainerPeeker.Type] = [
    GzipPeeker.self,
    ZipPeeker.self,
    CompoundFilePeeker.self,
    RIFFPeeker.self,
    ISOMediaPeeker.self,
    MatroskaPeeker.self,
    OggPeeker.self,
    ASFPeeker.self,
    ExecutablePeeker.self,
    ArchivePeeker.self,
    PDFPeeker.self,
    TIFFPeeker.self,
    FontPeeker.self,
    SQLitePeeker.self,
    HDF5Peeker.self,
    DICOMPeeker.self,
    TarPeeker.self,
    XarPeeker.self,
    CompressedPeeker.self,
    AppendedZipPeeker.self,
  ]

  /// A detector without state.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    for peeker in ContainerDetector.peekers where peeker.recognizes(subject.head) {
      let findings = peeker.findings(in: subject)
      if !findings.evidence.isEmpty { return findings }
    }
    return Findings()
  }
}
