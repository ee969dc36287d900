// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Models of things, drawings of circuits, and what letters look like.
  static func models(_ subject: Subject) -> KnownFinding? {
    if let found = openMesh(subject) { return found }
    if let found = eagleDrawing(subject) { return found }
    return tesseractData(subject)
  }

  /// Two letters and the kind of faces, a version, and numbers of vertices, faces and edges that can make a mesh: each face has
  /// three edges or more, each edge two faces at most, and each vertex three coordinates (OpenMesh: OMFormat.hh, Header).
  private static func openMesh(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 16, head[0] == UInt8(ascii: "O"), head[1] == UInt8(ascii: "M"),
      head[2] == UInt8(ascii: "T") || head[2] == UInt8(ascii: "Q") || head[2] == UInt8(ascii: "P"),
      let vertices = head.littleEndian(UInt32.self, at: 4).map(Int64.init), vertices >= 3,
      let faces = head.littleEndian(UInt32.self, at: 8).map(Int64.init),
      let edges = head.littleEndian(UInt32.self, at: 12).map(Int64.init), 2 * edges >= 3 * faces,
      edges <= 3 * (vertices + faces), subject.mayReach(16 + 12 * vertices)
    else { return nil }
    return KnownFinding(types["openmesh"], .strong)
  }

  /// Bytes of a section of a drawing.
  private static let sectionLength: Int64 = 24

  /// A first section with the number of all of them, which fill most of the file, and the version of the program; the section
  /// after it has the number that comes next (EAGLE: binary drawings of versions 3 to 5).
  private static func eagleDrawing(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 2 * sectionLength, head[0] == 0x10, head[1] & 0x7f == 0, head[24] == 0x11,
      (2...6).contains(head[8]),
      let length = subject.length, let count = head.littleEndian(UInt32.self, at: 4).map(Int64.init), count > 2,
      count * sectionLength < length, 4 * count * sectionLength > length
    else { return nil }
    return KnownFinding(types["eagle"], .strong)
  }

  /// Parts that data for a language have, fewer in older ones (Tesseract: tessdatamanager.h, TessdataType).
  private static let languageParts = 9...64

  /// The number of parts and the places of each, of which the first begins right after the list, and which rise; places of parts
  /// that are missing are all ones (Tesseract: tessdatamanager.cpp, LoadMemBuffer).
  private static func tesseractData(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 76, head[1] == 0, head[2] == 0, head[3] == 0, languageParts.contains(Int(head[0])),
      let length = subject.length
    else { return nil }
    var next = Int64(4 + 8 * Int(head[0]))
    var used = 0
    for part in 0..<Int(head[0]) {
      guard let place = head.littleEndian(Int64.self, at: 4 + 8 * part) else { return nil }
      guard place != -1 else { continue }
      guard used == 0 ? place == next : place >= next && place <= length else { return nil }
      next = place
      used += 1
    }
    return used > 0 ? KnownFinding(types["traineddata"], .strong) : nil
  }
}
