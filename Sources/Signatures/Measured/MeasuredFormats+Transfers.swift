// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Where the name of the first chunk may stand: at 12, or further by as many line ends as grew, or sooner by one that shrank.
  private static let placesOfHeader = 11...16

  /// Pictures that a transfer as text has changed, which their signature is made to show (W3C: PNG 3, section 5.2): the first
  /// chunk is told by its name, its depth and its colours.
  static func transferredPicture(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 32, head[0] & 0x7f == 0x09,
      let chunk = placesOfHeader.first(where: { head.matches("IHDR", at: $0) })
    else { return nil }
    // Line ends within the numbers may have grown or shrunk too; those that are whole say what can be.
    let fields = head[(chunk + 4)...]
    guard let width = fields.bigEndian(UInt32.self, at: 0), let height = fields.bigEndian(UInt32.self, at: 4),
      width < 1 << 24, height < 1 << 24
    else { return nil }
    let (depth, colours) = (fields[chunk + 12], fields[chunk + 13])
    guard [1, 2, 4, 8, 16].contains(depth), [0, 2, 3, 4, 6].contains(colours) else { return nil }
    return KnownFinding(types["png-transferred"], .strong)
  }
}
