// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// The segments of a JPEG picture in front of its data (ITU-T T.81, section B.1.1).
package struct JPEGSegments: Sequence, IteratorProtocol {
  /// What stands between one marker and the next.
  package struct Segment {
    /// The second byte of the marker.
    package let marker: UInt8
    /// The bytes behind the length, as far as they are there.
    package let content: ArraySlice<UInt8>
  }

  /// Segments that are looked at: honest files have a dozen.
  private static let mostSegments = 64

  private let head: [UInt8]
  private var place = 2
  private var left = mostSegments

  /// The segments behind the start of an image and the first byte of a marker; nil where those do not stand there.
  package init?(_ head: [UInt8]) {
    guard head.matches([0xff, 0xd8, 0xff], at: 0) else { return nil }
    self.head = head
  }

  /// The next segment; nil in front of the data, which begin with a segment of their own (section B.2.3), and of what is none.
  package mutating func next() -> Segment? {
    while left > 0 {
      left -= 1
      // Any number of bytes of ones may stand in front of a marker (section B.1.1.2).
      while place + 1 < head.count, head[place] == 0xff, head[place + 1] == 0xff { place += 1 }
      guard place + 4 <= head.count, head[place] == 0xff, let length = head.bigEndian(UInt16.self, at: place + 2) else {
        return nil
      }
      let marker = head[place + 1]
      // The directory of SPIFF ends with another start of the image, which has no length (ITU-T T.84, annex F).
      guard marker != 0xd8 else {
        place += 2
        continue
      }
      guard marker != 0xda, length >= 2 else { return nil }
      let start = place + 4
      place += 2 + Int(length)
      return Segment(marker: marker, content: head[start..<Swift.min(place, head.count)])
    }
    return nil
  }
}
