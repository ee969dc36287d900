// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Captured packets, samples, atoms and pixels whose lengths make up the file.
  static func captures(_ subject: Subject) -> KnownFinding? {
    if let found = packets(subject) { return found }
    if let found = networkPackets(subject) { return found }
    if let found = parameters(subject) { return found }
    if let found = atoms(subject) { return found }
    return pixels(subject.head, subject.length)
  }

  /// Packets whose headers must agree, at most.
  private static let mostPackets = 3

  /// The length of the data twice, a version, and the time (TamoSoft: CommView, NCF format).
  private static func packets(_ subject: Subject) -> KnownFinding? {
    packets(subject, headerSize: 24) { head, at in
      guard let size = head.littleEndian(UInt16.self, at: at), let source = head.littleEndian(UInt16.self, at: at + 2),
        size > 0, source <= size, head[at + 4] <= 1, isTime(head, at: at + 5)
      else { return nil }
      return Int(size)
    }
  }

  /// The length of the packet, and the time (TamoSoft: CommView, NCFX format).
  private static func networkPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, headerSize: 20) { head, at in
      guard let size = head.littleEndian(UInt32.self, at: at), size > 0, size < 1 << 24, isTime(head, at: at + 4)
      else { return nil }
      return Int(size)
    }
  }

  /// Packets one after the other, each of the size that its header says; nil for what is no header.
  private static func packets(
    _ subject: Subject, headerSize: Int, size: (_ head: [UInt8], _ at: Int) -> Int?
  ) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length else { return nil }
    var at = 0
    var count = 0
    while count < mostPackets, at + headerSize <= head.count {
      guard let size = size(head, at) else { return nil }
      at += headerSize + size
      count += 1
    }
    return count > 0 && (Int64(at) == length || count == mostPackets && Int64(at) <= length)
      ? KnownFinding(types["commview"], .strong) : nil
  }

  /// A year of two bytes, the month, the day and the time of the day, and the parts of a second.
  private static func isTime(_ head: [UInt8], at offset: Int) -> Bool {
    guard let year = head.littleEndian(UInt16.self, at: offset), (1990...2100).contains(year),
      let parts = head.littleEndian(UInt32.self, at: offset + 7), parts < 1_000_000
    else { return false }
    return (1...12).contains(head[offset + 2]) && (1...31).contains(head[offset + 3]) && head[offset + 4] < 24
      && head[offset + 5] < 60 && head[offset + 6] < 60
  }

  /// Samples, their period in units of 100 nanoseconds, the size of each, and their kind, in either order of bytes (HTK
  /// book, section HTK format parameter files).
  private static func parameters(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 12, let length = subject.length else { return nil }
    let isWhole = [true, false].contains { isBig in
      guard let samples = head.number(UInt32.self, at: 0, isBig: isBig), samples > 0,
        let period = head.number(UInt32.self, at: 4, isBig: isBig), (50...1_000_000).contains(period),
        let size = head.number(UInt16.self, at: 8, isBig: isBig), size > 0,
        let kind = head.number(UInt16.self, at: 10, isBig: isBig), kind & 0x3f <= 11
      else { return false }
      return length == 12 + Int64(samples) * Int64(size)
    }
    return isWhole ? KnownFinding(types["htk"], .strong) : nil
  }

  /// The least number of atoms that makes a length count.
  private static let leastAtoms: UInt32 = 3
  /// No coordinate is as far away as this many ångströms.
  private static let farthest = 100_000.0

  /// A number of atoms, and three numbers of eight bytes for each (NAMD user's guide, section NAMD binary coordinates).
  private static func atoms(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let count = head.littleEndian(UInt32.self, at: 0), count >= leastAtoms,
      subject.length == 4 + 24 * Int64(count)
    else { return nil }
    let values = (0..<min(3 * Int(count), (head.count - 4) / 8)).lazy.compactMap { index in
      head.littleEndian(UInt64.self, at: 4 + 8 * index).map(Double.init(bitPattern:))
    }
    let isPlaced = values.allSatisfy { $0 == 0 || (1e-30..<farthest).contains($0.magnitude) }
    return isPlaced && values.contains { $0 != 0 } ? KnownFinding(types["namd"], .strong) : nil
  }

  /// Pixels that either side of a picture has at most.
  private static let longestSide: UInt32 = 0xffff

  /// Width and height in front of exactly as many pixels of four bytes, one bit, or, after a line with both numbers,
  /// three bytes.
  private static func pixels(_ head: [UInt8], _ length: Int64?) -> KnownFinding? {
    guard let length, head.count >= 8 else { return nil }
    // Nokia: Smart Messaging specification 3.0, section OTA bitmap.
    if head[0] == 0, head[1] > 0, head[2] > 0, head[3] == 1,
      length == 4 + (Int64(head[1]) * Int64(head[2]) + 7) / 8 || length == 4 + (Int64(head[1]) + 7) / 8 * Int64(head[2])
    {
      return KnownFinding(types["otb"], .strong)
    }
    // Stardent: AVS image format, and Dune HD's with the other order of bytes.
    if hasWholePixels(head, length, isBig: true) { return KnownFinding(types["avs"], .strong) }
    if hasWholePixels(head, length, isBig: false) { return KnownFinding(types["aai"], .strong) }
    // Van de Hoef: MTV ray tracer, output.
    guard (0x31...0x39).contains(head[0]), let end = head.prefix(12).firstIndex(of: 0x0a) else { return nil }
    let sides = head[..<end].split(separator: 0x20, omittingEmptySubsequences: false).map { word in
      word.allSatisfy { (0x30...0x39).contains($0) } && !word.isEmpty
        ? word.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } : 0
    }
    guard sides.count == 2, sides[0] > 0, sides[1] > 0, length == Int64(end + 1) + 3 * sides[0] * sides[1] else {
      return nil
    }
    // A table of numbers after its size has three bytes for each number of two digits.
    guard head[end...].contains(where: { $0 >= 0x7f || $0 < 0x20 && !(0x09...0x0d).contains($0) }) else { return nil }
    return KnownFinding(types["mtv"], .strong)
  }

  /// Whether width and height, in either order of bytes, stand in front of exactly as many pixels of four bytes.
  private static func hasWholePixels(_ head: [UInt8], _ length: Int64, isBig: Bool) -> Bool {
    guard let width = head.number(UInt32.self, at: 0, isBig: isBig), (2...longestSide).contains(width),
      let height = head.number(UInt32.self, at: 4, isBig: isBig), (2...longestSide).contains(height)
    else { return false }
    return length == 8 + 4 * Int64(width) * Int64(height)
  }
}
