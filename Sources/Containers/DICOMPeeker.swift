// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

/// DICOM files: a preamble of 128 bytes for any use, then the prefix (PS3.10, section 7.1); or a data set without them.
enum DICOMPeeker: ContainerPeeker {
  static let dicom = KnownType(
    key: "dicom", mimeType: "application/dicom", statement: "DICOM medical image", source: "DICOM PS3.10, section 7.1")

  static func recognizes(_ head: [UInt8]) -> Bool {
    FormatHeaders.isDICOM(head) || isDataSet(head) || isWithoutPreamble(head)
  }

  /// The element that says how long the group of the file is, in front of that group, with the prefix or without (PS3.10,
  /// section 7.1); some programs write no preamble.
  private static func isWithoutPreamble(_ head: [UInt8]) -> Bool {
    guard let first = head.first, first == 2 || first == 0x44 else { return false }
    let start = head.matches("DICM", at: 0) ? 4 : 0
    return head.matches([2, 0, 0, 0, 0x55, 0x4c, 4, 0], at: start) && head.matches([2, 0], at: start + 12)
  }

  /// Elements that must follow one another.
  private static let fewestElements = 4

  /// Groups about the study, the patient, how the image was made, how it lies, and what it is like.
  private static let groups: Set<UInt16> = [8, 0x10, 0x18, 0x20, 0x28]

  /// Elements of group 8 and of those behind it, as images without a preamble begin, whose tags rise and whose lengths lead
  /// to the next (PS3.5, section 7.1), in either order of bytes.
  private static func isDataSet(_ head: [UInt8]) -> Bool {
    guard head.count >= 64, head[0] == 8 || head[1] == 8, head[0] == 0 || head[1] == 0,
      head[4] >= 4 || head[5] >= 4 || head[0] == 0 && head[7] >= 4
    else { return false }
    let isBig = head[0] == 0
    var place = 0
    var last: (group: UInt16, element: UInt16)?
    for _ in 0..<fewestElements {
      let tag = [place, place + 2].map { head.number(UInt16.self, at: $0, isBig: isBig) }
      guard let group = tag[0], let element = tag[1], groups.contains(group),
        last.map({ $0 < (group, element) }) ?? (group == 8),
        place + 8 <= head.count
      else { return false }
      last = (group, element)
      let kind = head[(place + 4)..<(place + 6)]
      if kind.allSatisfy(\.isCapital) {
        let isShort = ["AE", "AS", "CS", "DA", "DS", "DT", "IS", "LO", "LT", "PN", "SH", "ST", "TM", "UI", "UL", "US"]
          .contains { kind.elementsEqual($0.utf8) }
        let size = head.number(UInt16.self, at: place + 6, isBig: isBig)
        guard isShort, let size, size % 2 == 0 else { return false }
        place += 8 + Int(size)
      } else {
        guard let size = head.number(UInt32.self, at: place + 4, isBig: isBig), size % 2 == 0, size < 1024 else {
          return false
        }
        place += 8 + Int(size)
      }
    }
    return true
  }

  static func findings(in subject: Subject) -> Findings {
    Findings(dicom.evidence(in: subject.types, from: .container, weight: .certain))
  }
}
