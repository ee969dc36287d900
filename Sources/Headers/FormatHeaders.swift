// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What formats ask of their headers, where the answers of the signature database are checked by it and other detectors look
/// for the format themselves.
///
/// Each function asks for what the specification does, and nothing else; who needs more proof asks for that besides.
package enum FormatHeaders {
  /// Bytes of a name in a binary cpio archive with the zero at its end, as many as Linux takes (`PATH_MAX`).
  private static let longestMemberName: UInt16 = 4096

  /// Whether a binary cpio header is followed by a name of some bytes that ends with its only zero; nil where the head ends
  /// before the name does (cpio(5), section Old Binary Format).
  package static func isBinaryCpioMember(_ head: [UInt8]) -> Bool? {
    let isLittle = head.matches([0xc7, 0x71], at: 0)
    guard isLittle || head.matches([0x71, 0xc7], at: 0) else { return false }
    guard let length = head.number(UInt16.self, at: 20, isBig: !isLittle) else { return nil }
    guard (2...longestMemberName).contains(length) else { return false }
    let end = 26 + Int(length)
    guard end <= head.count else { return nil }
    return head[end - 1] == 0 && !head[26..<end - 1].contains(0)
  }

  /// Whether the prefix of DICOM stands behind a preamble of 128 bytes, and behind it a tag of an even group, of which all that
  /// are used there have a zero as their higher byte (PS3.10, section 7.1; PS3.5, section 7.8.1).
  package static func isDICOM(_ head: [UInt8]) -> Bool {
    guard head.matches("DICM", at: 128) else { return false }
    return head.count < 134 || head[132] % 2 == 0 && head[133] == 0 || head[132] == 0 && head[133] % 2 == 0
  }

  /// Whether a .lzma header stands there: properties below 225, a size of the dictionary and one of the data that encoders
  /// write, and the range coder's first byte, which is zero (LZMA SDK: lzma-specification.txt).
  ///
  /// As liblzma does, only dictionaries are believed of a power of two, of one and a half of it, or of the largest number, and
  /// only data of less than 256 GiB or of unknown length (liblzma: alone_decoder.c).
  package static func isLZMA(_ head: [UInt8]) -> Bool {
    guard head.count > 13, head[0] < 9 * 5 * 5, head[13] == 0, let dictionary = head.littleEndian(UInt32.self, at: 1),
      let size = head.littleEndian(UInt64.self, at: 5), dictionary >= 1 << 12
    else { return false }
    let isPower = dictionary.nonzeroBitCount == 1
    let isHalf = dictionary.nonzeroBitCount == 2 && dictionary >> UInt32(dictionary.trailingZeroBitCount) == 3
    return (isPower || isHalf || dictionary == .max) && (size == .max || size < 1 << 38)
  }

  /// Bytes of the block that an Apple disk image ends with.
  package static let diskImageTrailer = 512

  /// Whether the block at the end of some bytes is that of an Apple disk image, whose data may begin as those of any compressor
  /// do (libdmg-hfsplus: dmg.h, UDIFResourceFile).
  package static func isDiskImageTrailer(_ block: ArraySlice<UInt8>) -> Bool {
    block.count == diskImageTrailer && block.matches([0x6b, 0x6f, 0x6c, 0x79, 0, 0, 0, 4], at: 0)
  }

  /// Bytes of a comment that a document begins with.
  private static let longestFirstComment = 256
  /// Notes for editors, which stand where documents of TeX have their first comment (TeXworks manual, section Root document).
  private static let notesOfEditors: [StaticString] = ["%!BIB ", "%!TEX ", "%!TeX "]

  /// Whether the comment that a text begins with, `%!` and more, may be one of PostScript.
  ///
  /// After the signs the line ends or goes on with a blank or a capital letter, as in `%!PS-Adobe-3.0`; the test blocks of GNU
  /// Octave have a small letter there, and scripts within documents the path of a program (Adobe: Document Structuring
  /// Conventions 3.0, section 4.4; Octave manual, Test Functions).
  package static func mayBePostScript(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.dropFirst(2).first else { return true }
    if sign.isSmallLetter || sign == UInt8(ascii: "/") || notesOfEditors.contains(where: { text.matches($0, at: 0) }) {
      return false
    }
    // No operator begins with a backslash: TeX and what is written about S-Lang have such comments too.
    let end = text.prefix(longestFirstComment).firstIndex(of: 0x0a) ?? text.endIndex
    return text[end...].dropFirst().first { $0 != UInt8(ascii: "%") } != UInt8(ascii: "\\")
  }

  /// Whether a head is that of a compress'd file with codes of nine to sixteen bits (ncompress: compress.c).
  package static func isCompress(_ head: [UInt8]) -> Bool {
    head.matches([0x1f, 0x9d], at: 0) && head.count > 2 && (9...16).contains(head[2] & 0x1f)
  }

  /// Whether a Truevision header stands there: no colour map and zeros in its place, or one of some entries whose depth
  /// exists, a kind of picture with a depth that it may have, a size, and no reserved bits (Truevision: TGA file format 2.0).
  package static func isTruevision(_ head: [UInt8]) -> Bool {
    guard head.count >= 18, head[1] <= 1, [1, 2, 3, 9, 10, 11].contains(head[2]), head[17] & 0xc0 == 0 else {
      return false
    }
    let hasMap = head[1] == 1
    let isMapped = head[2] & 7 == 1
    let mapFits =
      hasMap ? [15, 16, 24, 32].contains(head[7]) && head[5] | head[6] != 0 : head[3..<8].allSatisfy { $0 == 0 }
    let depths: [UInt8] = isMapped ? [8, 16] : head[2] & 7 == 3 ? [1, 8, 16] : [15, 16, 24, 32]
    return mapFits && (hasMap || !isMapped) && depths.contains(head[16]) && head[12] | head[13] != 0
      && head[14] | head[15] != 0
  }

  /// Whether sixteen colours of three or four bits a channel stand at a place, not all of them black (Atari: DEGAS Elite,
  /// picture file formats).
  package static func hasAtariPalette(_ head: [UInt8], at offset: Int) -> Bool {
    var seen: UInt16 = 0
    for index in 0..<16 {
      guard let colour = head.bigEndian(UInt16.self, at: offset + 2 * index), colour & 0xf000 == 0 else { return false }
      seen |= colour
    }
    return seen != 0
  }

  /// Words of four bytes in a TeX font metric, as its first number says; nil where the lengths of the parts do not make up
  /// the whole, or are none that a font can have.
  ///
  /// Source: D. E. Knuth, TFtoPL, sections 20 and 21.
  package static func wordsOfFontMetric(_ head: [UInt8]) -> Int? {
    guard head.count >= 24, head[0] & 0x80 == 0 else { return nil }
    let numbers = stride(from: 0, to: 24, by: 2).map { Int(head.bigEndian(UInt16.self, at: $0) ?? 0) }
    let (first, last) = (numbers[2], numbers[3])
    guard numbers[1] >= 2, first <= last + 1, last <= 255, numbers[10] <= 256, numbers[4...7].allSatisfy({ $0 > 0 })
    else { return nil }
    return numbers[0] == 6 + numbers[1] + (last - first + 1) + numbers[4...].reduce(0, +) ? numbers[0] : nil
  }

  /// Whether the front of a record's leader stands there: its length, and where its data begin, in five digits each
  /// (ISO 2709; MARC 21, Leader).
  package static func hasMARCLeader(_ head: [UInt8]) -> Bool {
    head.count >= 24 && head[..<5].allSatisfy(\.isDigit) && head[12..<17].allSatisfy(\.isDigit)
  }

  /// Whether a version, an encoding and a depth that exist stand there, and edges in their order (ZSoft: PCX file format
  /// technical reference manual).
  package static func isPaintbrush(_ head: [UInt8]) -> Bool {
    guard head.first == 10, head.count >= 12, [0, 2, 3, 4, 5].contains(head[1]), head[2] <= 1,
      [1, 2, 4, 8].contains(head[3])
    else { return false }
    let edges = (2..<6).compactMap { head.littleEndian(UInt16.self, at: 2 * $0) }
    return edges[0] <= edges[2] && edges[1] <= edges[3]
  }

  /// The header of a resource fork (Apple: Inside Macintosh, More Macintosh Toolbox, resource header).
  package struct ResourceFork: Sendable {
    /// Where the data begin, and how many bytes they are.
    package let (data, dataLength): (UInt32, UInt32)
    /// Where the map begins, and how many bytes it is.
    package let (map, mapLength): (UInt32, UInt32)

    /// Bytes of a map without any type in it: a copy of the header, what the system keeps there, and two places.
    private static let shortestMap: UInt32 = 28

    /// Reads a header; nil where data and map begin inside it, lie over each other, or leave no room for a map.
    package init?(_ head: [UInt8]) {
      guard let data = head.bigEndian(UInt32.self, at: 0), let map = head.bigEndian(UInt32.self, at: 4),
        let dataLength = head.bigEndian(UInt32.self, at: 8), let mapLength = head.bigEndian(UInt32.self, at: 12),
        data >= 16, map >= 16, mapLength >= Self.shortestMap,
        data <= map ? UInt64(data) + UInt64(dataLength) <= map : UInt64(map) + UInt64(mapLength) <= data
      else { return nil }
      (self.data, self.dataLength, self.map, self.mapLength) = (data, dataLength, map, mapLength)
    }
  }
}
