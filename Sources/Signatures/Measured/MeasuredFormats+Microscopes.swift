// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Images of microscopes, whose headers say how long the file is.
  static func microscopes(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // Zeros in front, or one of two marks further on: nearly all heads lack all three.
    guard head.count > 18,
      head[0] == 0 || head.count > 97 && (head[54] == 0x39 || head[96] == 0xa0 || head[96] == 0xc0)
    else { return nil }
    if let found = digitalMicrograph(head, subject.length) { return found }
    if let found = subject.length.flatMap({ bioRadConfocal(head, $0) }) { return found }
    return deltaVisionImage(subject)
  }

  /// Bytes in front of the tags and behind them, which the length leaves out.
  private static let micrographFrame: ClosedRange<Int64> = 8...48

  /// Version 3 or 4, the length of all tags in four or eight bytes, and the order of bytes, all written big endian; then whether
  /// the first group is sorted and open (Boothroyd: DM3 format).
  private static func digitalMicrograph(_ head: [UInt8], _ length: Int64?) -> KnownFinding? {
    guard let version = head.bigEndian(UInt32.self, at: 0), version == 3 || version == 4 else { return nil }
    let isLong = version == 4
    let order = isLong ? 12 : 8
    let tags =
      isLong ? head.bigEndian(UInt64.self, at: 4) : head.bigEndian(UInt32.self, at: 4).map { UInt64($0) }
    guard let tags, let size = Int64(exactly: tags), let isLittle = head.bigEndian(UInt32.self, at: order),
      isLittle <= 1,
      head.count > order + 5, head[order + 4] <= 1, head[order + 5] <= 1
    else { return nil }
    let isWhole = length.map { micrographFrame.contains($0 - size) } ?? false
    return isWhole || length.map { size > $0 } ?? true && hasNamedTag(head, at: order + (isLong ? 14 : 10))
      ? KnownFinding(types["digital-micrograph"], .strong) : nil
  }

  /// The longest name of a tag, where the file is cut or nobody knows its length.
  private static let longestTag: UInt16 = 64

  /// Whether a group or a value with a name that is printable is the first tag, after how many there are.
  private static func hasNamedTag(_ head: [UInt8], at place: Int) -> Bool {
    guard place < head.count, head[place] == 0x14 || head[place] == 0x15,
      let length = head.bigEndian(UInt16.self, at: place + 1), (1...longestTag).contains(length)
    else { return false }
    let name = head[(place + 3)...].prefix(Int(length))
    return name.count == Int(length) && name.allSatisfy(\.isPrintable)
  }

  /// Bytes of the header of a confocal image.
  private static let confocalHeader: Int64 = 76

  /// The number 12345 at its place, sizes, and as many samples of one or two bytes as they ask for (Bio-Rad: PIC file format).
  private static func bioRadConfocal(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head.matches([0x39, 0x30], at: 54), let width = head.littleEndian(UInt16.self, at: 0),
      let height = head.littleEndian(UInt16.self, at: 2), let images = head.littleEndian(UInt16.self, at: 4),
      width > 0, height > 0, images > 0, let isByte = head.littleEndian(UInt16.self, at: 14), isByte <= 1
    else { return nil }
    let samples = Int64(width) * Int64(height) * Int64(images)
    return confocalHeader + samples * (isByte == 1 ? 1 : 2) <= length ? KnownFinding(types["bio-rad"], .strong) : nil
  }

  /// Bytes of a sample by the kind of numbers.
  private static let restoredSizes: [UInt32: Int64] = [0: 1, 1: 2, 2: 4, 3: 4, 4: 8, 6: 2]
  /// Bytes of the first header of a restored image.
  private static let restoredHeader: Int64 = 1024

  /// The number -16224 at its place, in the order of bytes of all numbers, sizes, and as many samples as they ask for behind
  /// both headers (Applied Precision: DeltaVision file format; IVE library).
  private static func deltaVisionImage(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    let isBig = head.matches([0xc0, 0xa0], at: 96)
    guard isBig || head.matches([0xa0, 0xc0], at: 96) else { return nil }
    guard let kind = head.number(UInt32.self, at: 12, isBig: isBig), var expected = restoredSizes[kind],
      let further = head.number(UInt32.self, at: 92, isBig: isBig)
    else { return nil }
    for place in stride(from: 0, through: 8, by: 4) {
      guard let count = head.number(UInt32.self, at: place, isBig: isBig), (1...0xffff).contains(count) else {
        return nil
      }
      let product = expected.multipliedReportingOverflow(by: Int64(count))
      guard !product.overflow else { return nil }
      expected = product.partialValue
    }
    let (end, overflow) = expected.addingReportingOverflow(restoredHeader + Int64(further))
    return !overflow && subject.mayReach(end) ? KnownFinding(types["deltavision"], .strong) : nil
  }
}
