// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Headers

/// Checks of archives, images of disks and compressed data.
extension FeebleSignatures {
  /// A method of 1 to 11, or one of the later programs, a name of up to twelve characters with a zero after it, and a size
  /// that a floppy or a small disk had (SEA: ARC 6.02, ARC-FILE.INF, Archive entry).
  static func isARC(_ head: [UInt8]) -> Bool {
    guard head.count >= 25, head[0] == 0x1a, (1...0x7f).contains(head[1]) else { return false }
    let name = head[2..<15].prefix { $0 != 0 }
    guard (1...12).contains(name.count), name.allSatisfy(\.isPrintable),
      let size = head.littleEndian(UInt32.self, at: 15)
    else { return false }
    return size < 1 << 28
  }

  /// Bytes of the header of an ARJ archive from its own size to the checksum, at most (ARJ: TECHNOTE.TXT).
  private static let longestArchiveHeader: UInt16 = 2600

  /// A header no longer than it can be, the first part of which is 30 bytes or more (ARJ: TECHNOTE.TXT).
  static func isARJ(_ head: [UInt8]) -> Bool {
    guard let size = head.littleEndian(UInt16.self, at: 2), head.count > 4 else { return false }
    return size <= longestArchiveHeader && head[4] >= 30 && UInt16(head[4]) <= size
  }

  /// Of the binary headers, those with a name; libmagic knows the textual ones by six digits.
  static func isCpioMember(_ head: [UInt8]) -> Bool {
    guard head.first == 0xc7 || head.first == 0x71 else { return true }
    return FormatHeaders.isBinaryCpioMember(head) ?? true
  }

  /// The mark that came with ustar: without it the checksum is all there is, and libmagic reads one from digits that other data
  /// have at its place.
  ///
  /// Where the checksum holds by the rules, the header tells more than libmagic does (POSIX.1-2017, pax, ustar interchange
  /// format).
  static func isTapeArchive(_ head: [UInt8]) -> Bool { head.matches("ustar", at: 257) }

  /// A version of the program, and a directory behind the header (DZIP: dzip.c).
  static func isDzipArchive(_ head: [UInt8]) -> Bool {
    guard head.count >= 12, let place = head.littleEndian(UInt32.self, at: 4) else { return false }
    return (1...2).contains(head[2]) && head[3] < 10 && place >= 12
  }

  /// A name of up to 63 printable characters, the encoding of a drive that existed, whole sectors, and a tag of twelve bytes for
  /// each of them or none (Apple: Disk Copy 4.2 format).
  static func isDiskCopyFloppy(_ head: [UInt8]) -> Bool {
    guard let length = head.first, (1..<64).contains(length), head.count > 84, head[80] < 4,
      head[1...Int(length)].allSatisfy({ $0 >= 0x20 }), let size = head.bigEndian(UInt32.self, at: 64),
      let tags = head.bigEndian(UInt32.self, at: 68)
    else { return false }
    return size > 0 && size % 512 == 0 && (tags == 0 || UInt64(tags) == UInt64(size) / 512 * 12)
  }

  /// A media descriptor that floppies have (IBM: SaveDskF; ECMA-107, section 9.1).
  static func isSavedFloppy(_ head: [UInt8]) -> Bool { head.count > 2 && (head[2] == 0xf0 || head[2] >= 0xf8) }

  /// No part reaches farther than the places of resources, which have three bytes (Apple: Inside Macintosh, More Macintosh
  /// Toolbox, reference list).
  private static let farthestResource: UInt32 = 1 << 24

  /// Data and a map one after another, neither of them farther away or longer than places reach.
  static func isResourceFork(_ head: [UInt8]) -> Bool {
    guard let fork = FormatHeaders.ResourceFork(head) else { return false }
    return [fork.data, fork.dataLength, fork.map, fork.mapLength].allSatisfy { $0 <= farthestResource }
  }

  /// Blocks of whole sectors and a count of them, where the map of drivers stands in front (Apple: Inside Macintosh, Devices, section
  /// The driver descriptor record).
  static func isDriverMap(_ head: [UInt8]) -> Bool {
    guard head.matches("ER", at: 0) else { return true }
    guard let size = head.bigEndian(UInt16.self, at: 2), let count = head.bigEndian(UInt32.self, at: 4) else {
      return false
    }
    return size > 0 && size % 512 == 0 && count > 0
  }
}
