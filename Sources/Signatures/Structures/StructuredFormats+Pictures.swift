// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import Headers

/// Pictures that begin as those of another format do.
extension StructuredFormats {
  /// Tags of an index of pictures that are looked at: honest files have a dozen.
  static let mostTags = 64
  /// Pictures of one file that are looked at.
  static let mostPictures = 16
  /// Bytes of what a file of several pictures tells of each.
  private static let pictureEntry = 16
  /// The list of all pictures (CIPA DC-007, section 5.2.3).
  private static let listOfPictures: UInt16 = 0xb002
  /// The kinds of pictures of one scene: parts of a panorama, both eyes, or several views; previews and what lightens a picture
  /// up are another's (CIPA DC-007, table 4).
  private static let kindsOfScene: ClosedRange<UInt32> = 0x02_0001...0x02_0003

  /// A JPEG picture that has an index of others behind it, of the same scene.
  static func picturesOfScene(_ head: [UInt8]) -> KnownFinding? {
    let index = JPEGSegments(head)?.first { $0.marker == 0xe2 && $0.content.matches([0x4d, 0x50, 0x46, 0], at: 0) }
    guard let index, showsScene(Array(index.content.dropFirst(4))) else { return nil }
    return KnownFinding(types["mpo"], .certain)
  }

  /// Whether an index, which is a directory of TIFF, lists a picture of a scene.
  private static func showsScene(_ index: [UInt8]) -> Bool {
    let isBig = index.first == UInt8(ascii: "M")
    let short = { (at: Int) in isBig ? index.bigEndian(UInt16.self, at: at) : index.littleEndian(UInt16.self, at: at) }
    let long = { (at: Int) in isBig ? index.bigEndian(UInt32.self, at: at) : index.littleEndian(UInt32.self, at: at) }
    guard short(2) == 42, let start = long(4).map(Int.init), let count = short(start) else { return false }
    for number in 0..<min(Int(count), mostTags) {
      let entry = start + 2 + 12 * number
      guard let tag = short(entry) else { return false }
      guard tag == listOfPictures, let size = long(entry + 4), let place = long(entry + 8) else { continue }
      return (0..<min(Int(size) / pictureEntry, mostPictures)).contains { picture in
        long(Int(place) + pictureEntry * picture).map { kindsOfScene.contains($0 & 0xff_ffff) } ?? false
      }
    }
    return false
  }
}
