// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Archives that the tree of their codes, their directory or their end proves.
  ///
  /// `macBinary` is looked for before others that numbers at the front prove.
  static func archives(_ subject: Subject) -> KnownFinding? {
    if let found = packedByHuffmanCodes(subject.head) { return found }
    if let found = compactProArchive(subject) ?? pakArchive(subject) ?? oldCompression(subject) { return found }
    return phpArchive(subject)
  }

  /// The codes of pack have this many bits at most, as does the depth of its tree.
  private static let treeDepth = 24

  /// The length of the unpacked data, the bits of the longest code, and how many bytes have a code of each length, of which the
  /// last ones fill the tree; two fewer of them are told (System V: pack(1); GNU gzip: unpack.c).
  private static func packedByHuffmanCodes(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 8, head[0] == 0x1f, head[1] == 0x1e, (1...treeDepth).contains(Int(head[6])),
      head.count > 7 + Int(head[6])
    else { return nil }
    // Nodes of the tree at each depth, less those that are leaves, have two nodes below each of them.
    var nodes = 1
    let counts = head[7..<7 + Int(head[6])]
    for (depth, count) in counts.enumerated() {
      let leaves = Int(count) + (depth == counts.count - 1 ? 2 : 0)
      nodes = 2 * nodes - leaves
      guard nodes >= 0, nodes <= 256 else { return nil }
    }
    return nodes == 0 ? KnownFinding(types["pack"], .strong) : nil
  }

  /// The directory of a volume at the end: a checksum, entries, a comment, and the name of the first file or folder with what
  /// is told of it; a file's forks are in front of the directory (The Unarchiver: Compact Pro).
  private static func compactProArchive(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 8, head[0] == 1, head[1] == 1, let length = subject.length,
      let directory = head.bigEndian(UInt32.self, at: 4), directory >= 8, Int64(directory) + 18 <= length
    else { return nil }
    let reader = SubjectReader(subject)
    let front = reader.bytes(7, at: Int64(directory))
    guard let entries = front.bigEndian(UInt16.self, at: 4), entries > 0, let comment = front.last else { return nil }
    let entry = reader.bytes(109, at: Int64(directory) + 7 + Int64(comment))
    guard let kind = entry.first, (1...63).contains(kind & 0x7f) else { return nil }
    let name = entry.dropFirst().prefix(Int(kind & 0x7f))
    let rest = entry.dropFirst(1 + name.count)
    guard name.count == Int(kind & 0x7f), name.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { return nil }
    if kind & 0x80 != 0 {
      guard let inside = rest.bigEndian(UInt16.self, at: 0), inside < entries else { return nil }
      return KnownFinding(types["compact-pro"], .fair)
    }
    guard rest.first == 1, let place = rest.bigEndian(UInt32.self, at: 1), place >= 8,
      let resources = rest.bigEndian(UInt32.self, at: 37), let data = rest.bigEndian(UInt32.self, at: 41)
    else { return nil }
    return UInt64(place) + UInt64(resources) + UInt64(data) <= UInt64(directory)
      ? KnownFinding(types["compact-pro"], .strong) : nil
  }

  /// A program in PHP in front, and the mark of the signature at the end.
  static func phpArchive(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches("<?php", at: 0) || head.matches("#!", at: 0), let end = SubjectReader(subject).tail(4),
      end.matches("GBMB", at: 0)
    else { return nil }
    return KnownFinding(types["phar"], .certain)
  }

  /// Zeros where the format wants them, a name, and either the checksum of version 2, the signature of version 3, or in the
  /// first version a type and a creator, and forks that fill the file.
  static func macBinary(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 128, head[0] == 0, (1...63).contains(head[1]), head[74] == 0, head[82] == 0 else { return nil }
    if head.matches("mBIN", at: 102) { return KnownFinding(types["macbinary"], .strong) }
    if head[122] >= 129, let expected = head.bigEndian(UInt16.self, at: 124), checksum(head[..<124]) == expected {
      return KnownFinding(types["macbinary"], .strong)
    }
    guard let data = head.bigEndian(UInt32.self, at: 83), let resources = head.bigEndian(UInt32.self, at: 87),
      head[2..<(2 + Int(head[1]))].allSatisfy({ $0 >= 0x20 && $0 != 0x7f }), head[65..<73].allSatisfy(\.isPrintable),
      head[99..<128].allSatisfy({ $0 == 0 }), data > 0 || resources > 0
    else { return nil }
    let blocks = (Int64(data) + 127) / 128 + (Int64(resources) + 127) / 128
    return subject.length == 128 + 128 * blocks ? KnownFinding(types["macbinary"], .strong) : nil
  }

  /// The methods of ARC that are not in use any more, and those of PAK, which ARC has not (SEA: ARC 5.2, file format; NoGate
  /// Consulting: PAK 2.51).
  private static let oldMethods: Set<UInt8> = [1, 5, 7]
  private static let methodsOfPAK: ClosedRange<UInt8> = 10...11

  /// A header of ARC with an old method or one of PAK, and the next header behind the data of the member, or the end; the first
  /// method has no length of what was packed.
  private static func pakArchive(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 31, head[0] == 0x1a, methodsOfPAK.contains(head[1]) || oldMethods.contains(head[1]),
      let size = head.littleEndian(UInt32.self, at: 15)
    else { return nil }
    let name = head[2..<15].prefix { $0 != 0 }
    guard (1...12).contains(name.count), name.allSatisfy(\.isPrintable) else { return nil }
    let next = SubjectReader(subject).bytes(2, at: (head[1] == 1 ? 25 : 29) + Int64(size))
    guard next.count == 2, next.first == 0x1a, let method = next.last, method <= methodsOfPAK.upperBound else {
      return nil
    }
    return KnownFinding(types[oldMethods.contains(head[1]) ? "arc" : "pak-archive"], .strong)
  }
}
