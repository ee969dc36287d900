// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Streams that belong to films and have two letters in front of each part.
  static func film(_ head: [UInt8]) -> KnownFinding? { presentationGraphics(head) }

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
