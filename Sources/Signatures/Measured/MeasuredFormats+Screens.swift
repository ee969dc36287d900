// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

extension MeasuredFormats {
  /// Pictures of the Atari ST, of windows and of games, whose sizes and places must agree with the file.
  static func screens(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 44 else { return nil }
    switch head[0] {
    case 0x6c, 0x7c: if let found = bareBitmap(subject) { return found }
    case UInt8(ascii: "S"): if let found = packedSpectrum(subject) { return found }
    case 0: if let found = earlyWindow(subject) { return found }
    default: break
    }
    return tinyPicture(subject) ?? spectrumPicture(subject) ?? wallTexture(subject)
  }

  /// Bits that a pixel of a bitmap may have, and the sizes of the headers of its fourth and fifth version.
  private static let bitmapDepths: Set<UInt16> = [1, 4, 8, 16, 24, 32]
  private static let (fourthHeader, fifthHeader): (UInt32, UInt32) = (108, 124)

  /// A header of the fourth or fifth version without that of a file: one plane, a depth, and rows that fill what colours and a
  /// profile leave of the file (Microsoft: BITMAPV4HEADER, BITMAPV5HEADER).
  private static func bareBitmap(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let size = head.littleEndian(UInt32.self, at: 0), size == fourthHeader || size == fifthHeader,
      let width = head.littleEndian(Int32.self, at: 4), (1...0xffff).contains(width),
      let height = head.littleEndian(Int32.self, at: 8), height != 0, abs(Int64(height)) <= 0xffff,
      head.littleEndian(UInt16.self, at: 12) == 1, let depth = head.littleEndian(UInt16.self, at: 14),
      bitmapDepths.contains(depth), let compression = head.littleEndian(UInt32.self, at: 16), compression <= 3,
      let colours = head.littleEndian(UInt32.self, at: 32), colours <= 256
    else { return nil }
    let row = (Int64(width) * Int64(depth) + 31) / 32 * 4
    let isPacked = compression == 1 || compression == 2
    guard isPacked || subject.mayReach(Int64(size) + row * abs(Int64(height))) else { return nil }
    return KnownFinding(types["dib"], .strong)
  }

  /// Bytes of the header of a window of X10, and of its name.
  private static let windowHeader: UInt32 = 40
  private static let longestWindowName: UInt32 = 256

  /// A header with the name of the window behind it, version 6, planes, one of two orders of pixels, and as many as the size
  /// asks for (X10: XWDFile.h).
  private static func earlyWindow(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    let word = { (number: Int) in head.bigEndian(UInt32.self, at: 4 * number) ?? .max }
    guard word(1) == 6, (windowHeader...windowHeader + longestWindowName).contains(word(0)), word(2) <= 1,
      (1...32).contains(word(3)), word(4) <= 1, (1...4096).contains(word(5)), (1...4096).contains(word(6)),
      head.count > Int(word(0))
    else { return nil }
    let name = head[Int(windowHeader)..<Int(word(0))]
    guard name.prefix(while: { $0 != 0 }).allSatisfy(\.isPrintable) else { return nil }
    let (width, height) = (Int64(word(5)), Int64(word(6)))
    let pixels = word(4) == 0 ? (width + 7) / 8 * height * Int64(word(3)) : width * height
    return subject.mayReach(Int64(word(0)) + pixels) ? KnownFinding(types["xwd"], .strong) : nil
  }

  /// Bytes of a screen, of the colours of 199 rows that change within each, and of the first row, which has none.
  private static let (atariScreen, rowColours, firstRow) = (32_000, 19_104, 160)

  /// The screen and colours of at most four bits a channel, some of them not black; of three bits, where the first row is not
  /// empty (Trio Engineering: Spectrum 512, SPU).
  private static func spectrumPicture(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard subject.length == Int64(atariScreen + rowColours), head.count >= atariScreen + rowColours
    else { return nil }
    let unused: (UInt8, UInt8) = head[..<firstRow].allSatisfy({ $0 == 0 }) ? (0xf0, 0) : (0xf8, 0x88)
    let colours = head[atariScreen..<atariScreen + rowColours]
    return stride(from: colours.startIndex, to: colours.endIndex, by: 2).allSatisfy({
      colours[$0] & unused.0 == 0 && colours[$0 + 1] & unused.1 == 0
    })
      && colours.contains(where: { $0 != 0 }) ? KnownFinding(types["spectrum-512"], .strong) : nil
  }

  /// Two letters, nothing, and the lengths of pixels and of colours, which make up the file (Trio Engineering: Spectrum 512,
  /// SPC).
  private static func packedSpectrum(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches("SP\0\0", at: 0), let pixels = head.bigEndian(UInt32.self, at: 4),
      let colours = head.bigEndian(UInt32.self, at: 8), pixels > 0, colours > 0
    else { return nil }
    return subject.length == 12 + Int64(pixels) + Int64(colours) ? KnownFinding(types["spectrum-512"], .strong) : nil
  }

  /// A resolution, four bytes for colours that turn where it says so, sixteen colours, the bytes that control and the words of
  /// data, which make up the file (Mumper: Tiny Stuff).
  private static func tinyPicture(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[0] < 6, let length = subject.length, length <= Int64(2 * atariScreen) else { return nil }
    let colours = head[0] < 3 ? 1 : 5
    guard FormatHeaders.hasAtariPalette(head, at: colours),
      let controls = head.bigEndian(UInt16.self, at: colours + 32),
      let words = head.bigEndian(UInt16.self, at: colours + 34), controls > 0, words > 0
    else { return nil }
    return length == Int64(colours + 36) + Int64(controls) + 2 * Int64(words)
      ? KnownFinding(types["tiny-stuff"], .strong) : nil
  }

  /// Bytes in front of the pixels of a texture, and its name.
  private static let (textureHeader, textureName): (Int64, Int) = (100, 32)

  /// A name, a size of whole sixteens, and the places of four pictures, each half as wide and high as the one before (id
  /// Software: Quake 2, qfiles.h, miptex_t).
  private static func wallTexture(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= Int(textureHeader), head[40] == UInt8(textureHeader), head[0] > 0x20,
      let width = head.littleEndian(UInt32.self, at: textureName), width > 0, width <= 4096,
      let height = head.littleEndian(UInt32.self, at: textureName + 4), height > 0, height <= 4096
    else { return nil }
    var place = textureHeader
    for level in 0..<4 {
      guard head.littleEndian(UInt32.self, at: 40 + 4 * level).map(Int64.init) == place else { return nil }
      place += Int64(width) * Int64(height) >> Int64(2 * level)
    }
    let name = head[..<textureName].prefix { $0 != 0 }
    return name.allSatisfy(\.isPrintable) && subject.mayReach(place) ? KnownFinding(types["wal"], .strong) : nil
  }

  /// Bits that a pixel may have.
  private static let palmDepths: Set<UInt8> = [1, 2, 4, 8, 16]
  /// Bytes of the header of the first three versions.
  private static let palmHeader: Int64 = 16

  /// A size, a line of as many whole words as it takes, a depth and a version from 1 to 3, which zeros follow in the first two;
  /// before version 1 there is one bit, nothing else but zeros, and the pixels to the end (Palm OS 68K SDK: Bitmap.h,
  /// BitmapTypeV0 to BitmapTypeV3).
  static func palmBitmap(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > Int(palmHeader), head[9] <= 3, palmDepths.contains(head[8]),
      let width = head.bigEndian(UInt16.self, at: 0), let height = head.bigEndian(UInt16.self, at: 2),
      let rowBytes = head.bigEndian(UInt16.self, at: 4), (1...4096).contains(width), (1...4096).contains(height),
      Int(rowBytes) == (Int(width) * Int(head[8]) + 15) / 16 * 2,
      head[9] == 3 || head[14] == 0 && head[15] == 0
    else { return nil }
    if head[9] > 0 { return KnownFinding(types["palm"], .fair) }
    let isWhole = subject.length == palmHeader + Int64(rowBytes) * Int64(height)
    return isWhole && head[8] == 1 && head[6] == 0 && head[7] == 0 && head[10] == 0 && head[11] == 0
      ? KnownFinding(types["palm"], .fair) : nil
  }
}
