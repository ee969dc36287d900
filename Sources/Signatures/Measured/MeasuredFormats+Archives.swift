// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Archives that the tree of their codes, their directory or their end proves.
  static func archives(_ subject: Subject) -> KnownFinding? {
    if let found = packedByHuffmanCodes(subject.head) { return found }
    if let found = compactProArchive(subject) { return found }
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
  private static func phpArchive(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches("<?php", at: 0) || head.matches("#!", at: 0), let end = SubjectReader(subject).tail(4),
      end.matches("GBMB", at: 0)
    else { return nil }
    return KnownFinding(types["phar"], .certain)
  }
}
