// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Models of things, drawings of circuits, and what letters look like.
  static func models(_ subject: Subject) -> KnownFinding? {
    if let found = openMesh(subject) { return found }
    if let found = eagleDrawing(subject) { return found }
    if let found = simulatorScene(subject.head) ?? fuseMap(subject) { return found }
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

  /// Bytes of the header of a scene, shorter in older versions.
  private static let sceneHeaders: ClosedRange<UInt16> = 228...512
  /// Versions of the format, as hundreds.
  private static let sceneVersions: ClosedRange<UInt32> = 1100...1800

  /// The code of a header, its length, a name in eight bytes, and the version of the format.
  private static func simulatorScene(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0, 1], at: 0), let length = head.bigEndian(UInt16.self, at: 2), sceneHeaders.contains(length),
      length.isMultiple(of: 4), let version = head.bigEndian(UInt32.self, at: 12), sceneVersions.contains(version)
    else { return nil }
    let name = head[4..<12].prefix { $0 != 0 }
    let isName = name.allSatisfy(\.isPrintable) && head[name.endIndex..<12].allSatisfy { $0 == 0 }
    return isName && !name.isEmpty ? KnownFinding(types["openflight"], .strong) : nil
  }

  /// Bytes in which the fields about the chip stand.
  private static let longestFuseHeader = 4096

  /// The start of a transmission, fields that end in asterisks, among them the number of fuses and a list of them, and where
  /// the end is known, the end of the transmission and its check sum.
  private static func fuseMap(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.first == 2, head.count > 16 else { return nil }
    let front = head[1...].prefix(longestFuseHeader)
    guard let count = front.firstIndex(of: "QF", from: 1), count + 2 < head.count, head[count + 2].isDigit,
      let list = front.firstIndex(of: "L0", from: count), front[count..<list].contains(UInt8(ascii: "*"))
    else { return nil }
    guard subject.isWhole, let end = head.lastIndex(of: 3) else { return KnownFinding(types["jedec"], .fair) }
    let sum = head[(end + 1)...].prefix(4)
    let isSum = sum.count == 4 && sum.allSatisfy { $0.isDigit || (0x41...0x46).contains($0 & 0xdf) }
    return KnownFinding(types["jedec"], isSum ? .strong : .fair)
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
    guard head.count >= 76, head[1] == 0, head[2] == 0, head[3] == 0, languageParts.contains(Int(head[0]))
    else { return nil }
    var next = Int64(4 + 8 * Int(head[0]))
    var used = 0
    for part in 0..<Int(head[0]) {
      guard let place = head.littleEndian(Int64.self, at: 4 + 8 * part) else { return nil }
      guard place != -1 else { continue }
      guard used == 0 ? place == next : place >= next && subject.mayReach(place) else { return nil }
      next = place
      used += 1
    }
    return used > 0 ? KnownFinding(types["traineddata"], .strong) : nil
  }
}
