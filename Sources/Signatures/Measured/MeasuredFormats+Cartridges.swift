// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Cartridges, programs, floppies and memory cards of consoles and home computers.
  static func cartridges(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length, subject.head.count >= 16 else { return nil }
    switch subject.head[0] {
    case 0x41: return cartridgeOfMSX(subject.head, length)
    case 0x46: return floppyOfSpectrum(subject.head, length)
    case 0x4d: return memoryCard(subject.head)
    case 0x55, 0xaa: return cartridgeOfColeco(subject.head, length)
    case 0xfe: return memoryOfMSX(subject.head, length)
    case 0xf0: return exclusiveMessages(subject.head, length)
    case 0...3: if let found = recordedPlay(subject.head) ?? measuredSeries(subject.head, length) { return found }
    default: break
    }
    return embroidery(subject.head)
  }

  /// Bytes of a page of a cartridge of an MSX, and where such a page is seen.
  private static let (cartridgePage, cartridgeSlot): (Int64, ClosedRange<UInt16>) = (8192, 0x4000...0xbfff)

  /// `AB`, the places of what is called at the start, for statements, for devices and of a program in BASIC, all in the slot or
  /// none, and six zeros (ASCII: MSX technical data book, section Cartridge header).
  private static func cartridgeOfMSX(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head[1] == 0x42, head[10..<16].allSatisfy({ $0 == 0 }), length % cartridgePage == 0 else { return nil }
    let calls = stride(from: 2, to: 10, by: 2).map { head.littleEndian(UInt16.self, at: $0) ?? 0 }
    guard calls.contains(where: { $0 != 0 }), calls.allSatisfy({ $0 == 0 || cartridgeSlot.contains($0) }) else {
      return nil
    }
    return KnownFinding(types["msx-rom"], .strong)
  }

  /// Bytes in front of a piece of memory of an MSX.
  private static let memoryFrame: Int64 = 7

  /// A mark, the first and last address and where to start, within them or, for a picture, nowhere; the file is as long as they
  /// say (ASCII: MSX Disk BASIC, BSAVE).
  private static func memoryOfMSX(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard let first = head.littleEndian(UInt16.self, at: 1), let last = head.littleEndian(UInt16.self, at: 3),
      first < last, let start = head.littleEndian(UInt16.self, at: 5), start == 0 || (first...last).contains(start),
      length == memoryFrame + Int64(last) - Int64(first) + 1
    else { return nil }
    return KnownFinding(types["msx-bload"], .strong)
  }

  /// Where the program of a cartridge of a ColecoVision is, and its sizes.
  private static let (colecoProgram, colecoSizes): (ClosedRange<UInt16>, ClosedRange<Int64>) = (
    0x8000...0xffff, 0x800...0x8_0000
  )

  /// A mark that asks for the title or for none, four places in memory, and where the game starts (Coleco: ColecoVision
  /// programmers' manual, section Cartridge header).
  private static func cartridgeOfColeco(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head[1] == ~head[0], length % 1024 == 0, colecoSizes.contains(length),
      let start = head.littleEndian(UInt16.self, at: 10), colecoProgram.contains(start), Int64(start) < 0x8000 + length,
      stride(from: 2, to: 10, by: 2).allSatisfy({ place in
        head.littleEndian(UInt16.self, at: place).map { $0 == 0 || $0 >= 0x6000 } == true
      })
    else { return nil }
    return KnownFinding(types["coleco"], .strong)
  }

  /// Tracks of a floppy of a Spectrum, at most.
  private static let mostCylinders: UInt16 = 100

  /// Three letters, whether it may be written, the numbers of cylinders and sides, and where its text and its sectors begin
  /// (UKV: FDI format).
  private static func floppyOfSpectrum(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head.matches("FDI", at: 0), head[3] <= 1, let cylinders = head.littleEndian(UInt16.self, at: 4),
      (1...mostCylinders).contains(cylinders), let sides = head.littleEndian(UInt16.self, at: 6),
      (1...2).contains(sides),
      let text = head.littleEndian(UInt16.self, at: 8), text >= 14,
      let sectors = head.littleEndian(UInt16.self, at: 10), sectors > 14, Int64(sectors) <= length
    else { return nil }
    return KnownFinding(types["fdi"], .strong)
  }

  /// Bytes of a frame of a memory card.
  private static let cardFrame = 128

  /// Two letters, zeros, and what all bytes of the frame make together; the next frame is of a directory (Sony: PlayStation
  /// memory card; Nocash PSX specifications, section Memory card data format).
  private static func memoryCard(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("MC", at: 0), head.count >= 2 * cardFrame, head[cardFrame - 1] == 0x0e,
      head[2..<(cardFrame - 1)].allSatisfy({ $0 == 0 }),
      head[cardFrame] & 0xf0 == 0x50 || head[cardFrame] & 0xf0 == 0xa0,
      head[cardFrame..<(2 * cardFrame)].reduce(0, ^) == 0
    else { return nil }
    return KnownFinding(types["memory-card"], .strong)
  }

  /// Days of versions of a game, as numbers.
  private static let versionsOfGame: ClosedRange<UInt32> = 2007_01_01...2099_12_31

  /// A kind of play, a version that is a day, and a checksum of 32 hexadecimal digits (osu! wiki: .osr file format).
  private static func recordedPlay(_ head: [UInt8]) -> KnownFinding? {
    guard let version = head.littleEndian(UInt32.self, at: 1), versionsOfGame.contains(version), head.count > 40,
      head[5] == 0x0b, head[6] == 32, head[7..<39].allSatisfy({ $0.hexadecimalValue != nil })
    else { return nil }
    return KnownFinding(types["osu-replay"], .strong)
  }

  // MARK: Threads and keys

  /// Bytes in front of the colours of a design, and of each colour.
  private static let (designHeader, threadSize) = (0x74, 8)
  /// Threads of a design, at most.
  private static let mostThreads: UInt32 = 128

  /// Where the stitches begin, which the number of threads tells, and a day and a time in digits (Janome: JEF format;
  /// Embroidermodder: format-jef).
  static func embroidery(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= designHeader, head[2] == 0, head[3] == 0, let start = head.littleEndian(UInt32.self, at: 0),
      let threads = head.littleEndian(UInt32.self, at: 24), threads <= mostThreads,
      Int(start) == designHeader + threadSize * Int(threads), head[8..<22].allSatisfy({ $0.isDigit })
    else { return nil }
    return KnownFinding(types["jef"], .strong)
  }

  /// Bytes of messages for synthesisers that are looked at.
  private static let exclusiveReach = 4096
  /// A message shorter than that may be anything.
  private static let shortestExclusive = 6

  /// Whose instrument is meant, and bytes of seven bits up to a mark, behind which nothing or another message stands (MIDI 1.0
  /// detailed specification, System exclusive messages).
  static func exclusiveMessages(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head[0] == 0xf0, head[1] < 0x80 else { return nil }
    let data = head.dropFirst().prefix(exclusiveReach).prefix { $0 < 0x80 }
    guard data.count >= shortestExclusive else { return nil }
    guard data.endIndex < head.count else {
      return Int64(head.count) < length || data.count == exclusiveReach ? KnownFinding(types["sysex"], .fair) : nil
    }
    let isEnded = head[data.endIndex] == 0xf7 && (data.endIndex + 1 == head.count || head[data.endIndex + 1] == 0xf0)
    return isEnded || data.count == exclusiveReach ? KnownFinding(types["sysex"], .strong) : nil
  }

  /// Archives of a series of measures, and functions that bring several values together.
  private static let mostSeries: UInt32 = 32
  private static let gatherings: ClosedRange<UInt32> = 1...8

  /// How values are gathered, for how long, a part of one, and archives with their places, steps and numbers of points, which
  /// fill the file (Graphite: Whisper, file format).
  static func measuredSeries(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard let kind = head.bigEndian(UInt32.self, at: 0), gatherings.contains(kind),
      let part = head.bigEndian(UInt32.self, at: 8).map(Float.init(bitPattern:)), part >= 0, part <= 1,
      let count = head.bigEndian(UInt32.self, at: 12), (1...mostSeries).contains(count),
      head.count >= 16 + 12 * Int(count)
    else { return nil }
    var end = 16 + 12 * Int64(count)
    for series in 0..<Int(count) {
      let place = 16 + 12 * series
      guard let start = head.bigEndian(UInt32.self, at: place), Int64(start) == end,
        let points = head.bigEndian(UInt32.self, at: place + 8)
      else { return nil }
      end += 12 * Int64(points)
    }
    return end == length ? KnownFinding(types["whisper"], .strong) : nil
  }
}
