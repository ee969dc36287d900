// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Headers

/// Checks of pictures and fonts.
extension FeebleSignatures {
  /// The lines of words and numbers that these pictures begin with, in front of what libmagic looks for (ImageMagick: MIFF;
  /// GIMP: gih.txt).
  static func beginsWithTextLine(_ head: [UInt8]) -> Bool {
    let line = head.prefix { $0 != 0x0a }
    return !line.isEmpty && line.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0d }
  }

  /// Version 1, a header of eight words or more, a number of planes that screens have, a pattern of a few bytes, and the
  /// sizes of a pixel and of the picture (Digital Research: GEM, bit image file format).
  static func isGEMImage(_ head: [UInt8]) -> Bool {
    let words = (0..<8).compactMap { head.bigEndian(UInt16.self, at: 2 * $0) }
    guard words.count == 8, words[0] == 1, (8...1024).contains(words[1]),
      [1, 2, 3, 4, 8, 16, 24, 32].contains(words[2])
    else { return false }
    return (1...8).contains(words[3]) && words[4] > 0 && words[5] > 0 && words[6] > 0 && words[7] > 0
  }

  /// Sixteen colours after the resolution, and a screen of 32,000 bytes, unless it is packed.
  static func isDEGASPicture(_ head: [UInt8]) -> Bool {
    head.count > (head.first == 0 ? 32_000 : 512) && FormatHeaders.hasAtariPalette(head, at: 2)
  }

  /// A bitmap header of OS/2 1 or 2 after the hot spot and the offset (IBM: Presentation Manager, BITMAPFILEHEADER).
  static func isOS2Pointer(_ head: [UInt8]) -> Bool {
    guard let size = head.littleEndian(UInt32.self, at: 14) else { return false }
    return (12...64).contains(size)
  }

  /// A width and a height; the pictures of any depth name theirs (Netpbm: pam(5)).
  static func isNetpbmPicture(_ head: [UInt8]) -> Bool {
    // Where the comments of a header end, the head may have none of its numbers.
    head.matches("P7", at: 0) || FormatHeaders.behindNetpbmSize(head, isWhole: !head.contains(UInt8(ascii: "#"))) != nil
  }

  /// A block whose length is that of its rows and columns (Sony: TIM file format).
  static func isPlayStationTexture(_ head: [UInt8]) -> Bool {
    guard let flags = head.littleEndian(UInt32.self, at: 4), flags < 16,
      let length = head.littleEndian(UInt32.self, at: 8), let columns = head.littleEndian(UInt16.self, at: 16),
      let rows = head.littleEndian(UInt16.self, at: 18)
    else { return false }
    return columns > 0 && rows > 0 && UInt64(length) == 12 + 2 * UInt64(columns) * UInt64(rows)
  }

  /// Version 1, a number of colours, and after them the same number in version 2, or the end (Adobe: Color swatches).
  static func isColourSwatch(_ head: [UInt8]) -> Bool {
    guard let version = head.bigEndian(UInt16.self, at: 0), version == 1 || version == 2,
      let count = head.bigEndian(UInt16.self, at: 2), count > 0
    else { return false }
    // Spaces of colours are numbered up to fifteen.
    let end = 4 + 10 * Int(count)
    let spaces = stride(from: 4, to: min(end, head.count - 1), by: version == 1 ? 10 : head.count)
    guard spaces.allSatisfy({ head[$0] == 0 && head[$0 + 1] <= 15 }) else { return false }
    // Names stand behind the first colours of version 2, in two bytes a character, with a zero at the end.
    if version == 2 {
      guard let length = head.bigEndian(UInt32.self, at: 14), (1...1024).contains(length) else { return false }
      return head.bigEndian(UInt16.self, at: 16 + 2 * Int(length)).map { $0 == 0 } ?? true
    }
    return end == head.count
      || head.bigEndian(UInt16.self, at: end) == 2 && head.bigEndian(UInt16.self, at: end + 2) == count
  }

  /// Bytes of a scanned page that are looked at.
  private static let longestPageStart = 1024

  /// Few bytes of zero: marks of the ends of lines have hardly more zeros than one byte, and no code has as many (ITU-T T.4,
  /// section 4.1).
  static func isFaxPage(_ head: [UInt8]) -> Bool {
    let front = head.prefix(longestPageStart)
    return front.count { $0 == 0 } * 3 <= front.count
  }

  /// The version of Windows after the kind and the size of the header ([MS-WMF] 2.3.2.2).
  static func isWindowsMetafile(_ head: [UInt8]) -> Bool {
    guard head.count > 5, head[0] <= 2, head[1] == 0 else { return true }
    return head[4] == 0 && (head[5] == 1 || head[5] == 3)
  }

  /// A width and a height in characters, and of each of them its colours and fourteen rows, with little behind (Award: EPA logos
  /// of the first version; Coreboot: awardeco).
  static func isBIOSLogo(_ head: [UInt8]) -> Bool {
    guard head.count > 2 else { return false }
    let size = 2 + 15 * Int(head[0]) * Int(head[1])
    return head.matches("AWBM", at: 0) || head.count >= size && head.count <= size + 64
  }

  /// Some sizes, and of each the path of a font in a folder (Commodore: Amiga ROM kernel reference manual, Libraries,
  /// FontContentsHeader).
  static func isAmigaFontContents(_ head: [UInt8]) -> Bool {
    guard let count = head.bigEndian(UInt16.self, at: 2), (1...64).contains(count), head.count >= 260 else {
      return false
    }
    let path = head[4..<260].prefix { $0 != 0 }
    return path.allSatisfy(\.isPrintable) && path.contains(UInt8(ascii: "/"))
  }

  /// Five flags, the first and the last column and row in their order, and the version again at the end of the header (X.Org:
  /// bdftosnf, snfstr.h).
  static func isX11ServerFont(_ head: [UInt8]) -> Bool {
    let isBig = head.first == 0
    let word = { (number: Int) in head.number(UInt32.self, at: 4 * number, isBig: isBig) ?? .max }
    guard head.count >= 48, (1...5).allSatisfy({ word($0) <= 1 }) else { return false }
    return word(7) <= word(8) && word(8) <= 255 && word(9) <= word(10) && word(10) <= 255
  }

  /// The lengths of the parts of a font metric, which make up the whole.
  static func isFontMetric(_ head: [UInt8]) -> Bool { FormatHeaders.wordsOfFontMetric(head) != nil }
}
