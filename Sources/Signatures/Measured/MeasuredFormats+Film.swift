// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Streams that belong to films and have two letters in front of each part.
  static func film(_ subject: Subject) -> KnownFinding? {
    presentationGraphics(subject.head) ?? simpleProfile(subject.head) ?? cinematic(subject) ?? runIn(subject.head)
  }

  /// Bytes in front of the first partition of which a head still holds the key; the format allows 15 more.
  private static let longestRunIn = 65_520

  /// The key of the pack of a header's partition, open or closed, behind bytes that do not have its beginning (SMPTE ST 377-1,
  /// sections 6.5 and 7.1).
  private static func runIn(_ head: [UInt8]) -> KnownFinding? {
    let key: StaticString = "\u{06}\u{0e}+4\u{02}\u{05}\u{01}\u{01}\u{0d}\u{01}\u{02}"
    guard let start = head.firstIndex(of: key, from: 0), start <= longestRunIn, head.count >= start + 16,
      head.matches([1, 1, 2], at: start + 11), (1...4).contains(head[start + 14]), head[start + 15] == 0
    else { return nil }
    return KnownFinding(types["mxf"], .strong)
  }

  /// The number of frames with a mark, four bytes that tell the decoder, a height and a width, and twelve bytes of a buffer and
  /// a rate (SMPTE ST 421, annex L).
  private static func simpleProfile(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 36, head[3] == 0x85 || head[3] == 0xc5, head.littleEndian(UInt32.self, at: 4) == 4,
      let height = head.littleEndian(UInt32.self, at: 12), (1...8192).contains(height),
      let width = head.littleEndian(UInt32.self, at: 16), (1...8192).contains(width),
      head.littleEndian(UInt32.self, at: 20) == 12
    else { return nil }
    return KnownFinding(types["vc1-file"], .strong)
  }

  /// Where the first frame begins, behind sizes of sound and pictures and the codes for bytes behind each byte.
  private static let firstFrame: Int64 = 20 + 1 << 16
  /// Sides of a picture at most.
  private static let largestCinematic: UInt32 = 1024

  /// A size, a rate of sound that there is, its bytes and channels, or none at all, and a first frame with its command (id
  /// Software: Quake 2, cl_cin.c).
  private static func cinematic(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 20, head[2] == 0, head[3] == 0, head[6] == 0, head[7] == 0, head[11] == 0, head[15] == 0,
      let width = head.littleEndian(UInt32.self, at: 0), (8...largestCinematic).contains(width),
      let height = head.littleEndian(UInt32.self, at: 4), (8...largestCinematic).contains(height),
      let rate = head.littleEndian(UInt32.self, at: 8), rate == 0 || (8000...48_000).contains(rate),
      let bytes = head.littleEndian(UInt32.self, at: 12), bytes <= 2, (bytes == 0) == (rate == 0),
      let channels = head.littleEndian(UInt32.self, at: 16), channels <= 2, (channels == 0) == (rate == 0)
    else { return nil }
    // The first frame brings its colours along, or has a length where it does without.
    let frame = SubjectReader(subject).bytes(8, at: firstFrame)
    guard let command = frame.littleEndian(UInt32.self, at: 0), let size = frame.littleEndian(UInt32.self, at: 4) else {
      return nil
    }
    return command == 1 || command == 0 && rate > 0 && size > 4 && size <= width * height
      ? KnownFinding(types["cinematic"], .strong) : nil
  }

  /// Kinds of segments: a palette, an object, a composition, a window, and the end of a display set.
  private static let segmentKinds: [UInt8] = [0x14, 0x15, 0x16, 0x17, 0x80]

  /// Two letters, two times, a kind and a length, and the same again behind that.
  private static func presentationGraphics(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("PG", at: 0), head.count >= 26, segmentKinds.contains(head[10]),
      let length = head.bigEndian(UInt16.self, at: 11)
    else { return nil }
    let next = 13 + Int(length)
    guard head.matches("PG", at: next), next + 10 < head.count, segmentKinds.contains(head[next + 10]) else {
      return nil
    }
    return KnownFinding(types["presentation-graphics"], .strong)
  }
}
