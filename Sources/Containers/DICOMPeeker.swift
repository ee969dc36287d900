// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// DICOM files: a preamble of 128 bytes for any use, then the prefix (PS3.10, section 7.1).
enum DICOMPeeker: ContainerPeeker {
  static let dicom = KnownType(
    key: "dicom", mimeType: "application/dicom", statement: "DICOM medical image", source: "DICOM PS3.10, section 7.1")

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches("DICM", at: 128) }

  static func findings(in subject: Subject) -> Findings {
    Findings(dicom.evidence(in: subject.types, from: .container, weight: .certain))
  }
}
