// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What headers of programs, firmware and captures have behind the two bytes that libmagic tells them by.
enum FeebleHeaders {
  /// Code of whole blocks of 512 bytes whose sum is zero, or a structure of PCI where the header says (IBM: PS/2 and PC BIOS
  /// interface technical reference, section ROM scan; PCI firmware specification 3.0, section 5.1).
  static func isOptionROM(_ head: [UInt8]) -> Bool {
    guard head.count > 26, head[2] > 0 else { return false }
    if let place = head.littleEndian(UInt16.self, at: 24), head.matches("PCIR", at: Int(place)) { return true }
    let length = Int(head[2]) * 512
    return length <= head.count && head[..<length].reduce(0, &+) == 0
  }

  /// The length of the first record, and behind it another one of the same family (Novell: LANalyzer; Wireshark:
  /// wiretap/lanalyzer.c).
  static func hasRecords(_ head: [UInt8]) -> Bool {
    guard let length = head.littleEndian(UInt16.self, at: 2) else { return false }
    return head.littleEndian(UInt16.self, at: 4 + Int(length)).map { $0 >> 8 == 0x10 } ?? false
  }

  /// Bytes of a comment that a document begins with.
  private static let longestFirstComment = 256

  /// After `%!` the line ends or goes on with a blank or a capital letter, as in `%!PS-Adobe-3.0`; the test blocks of GNU
  /// Octave have a small letter there (Adobe: Document Structuring Conventions 3.0, section 4.4; Octave manual, Test
  /// Functions).
  static func isPostScript(_ head: [UInt8]) -> Bool {
    guard head.matches("%!", at: 0), head.count > 2 else { return true }
    // No operator begins with a backslash: TeX and what is written about S-Lang have such comments too.
    let next = head.prefix(longestFirstComment).firstIndex(of: 0x0a).map {
      head[($0 + 1)...].drop { $0 == UInt8(ascii: "%") }
    }
    if next?.first == UInt8(ascii: "\\") { return false }
    return !(0x61...0x7a).contains(head[2]) && head[2..<min(head.count, 8)].allSatisfy { (0x09...0x7e).contains($0) }
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

  /// A block of subcodes behind the header, both of 80 bytes (IEC 61834-2, section 11.4; SMPTE 314M, section 4.3.1).
  static func isDigitalVideo(_ head: [UInt8]) -> Bool {
    head.count < 83 || head[80] >> 5 == 1 && head[82] == 0
  }

  /// A version of the program, and a directory behind the header (DZIP: dzip.c).
  static func isDemonstration(_ head: [UInt8]) -> Bool {
    guard head.count >= 12, let place = head.littleEndian(UInt32.self, at: 4) else { return false }
    return (1...2).contains(head[2]) && head[3] < 10 && place >= 12
  }

  /// The orders of bytes and of words, a processor and a system that exist; a program with the stub of DOS has them elsewhere
  /// (IBM: LX format, section 32-bit linear EXE header).
  static func isLinear(_ head: [UInt8]) -> Bool {
    guard head.matches("LX", at: 0) || head.matches("LE", at: 0) else { return true }
    guard head.count > 12 else { return false }
    return head[2] <= 1 && head[3] <= 1 && head[8] | head[9] != 0 && head[10] | head[11] != 0
  }

  /// Of a module that begins with the name of its source, the length of that name within the length of the record, and a sum
  /// of zero or none (TIS: OMF 1.1, section THEADR).
  static func isModule(_ head: [UInt8]) -> Bool {
    guard head.first == 0x80 else { return true }
    guard let size = head.littleEndian(UInt16.self, at: 1), size >= 3, 3 + Int(size) <= head.count,
      Int(head[3]) + 2 == Int(size)
    else { return false }
    let record = head[..<(3 + Int(size))]
    return record.last == 0 || record.reduce(0, &+) == 0
  }

  /// A name of the terminal, and no more flags, numbers and strings than there are capabilities (term(5), section Storage
  /// Format; X/Open Curses, issue 7).
  static func hasCapabilities(_ head: [UInt8]) -> Bool {
    let counts = (1..<5).compactMap { head.littleEndian(UInt16.self, at: 2 * $0) }
    return counts.count == 4 && (1...512).contains(counts[0]) && counts[1] <= 64 && counts[2] <= 64 && counts[3] <= 1024
  }

  /// Five flags, the first and the last column and row in their order, and the version again at the end of the header (X.Org:
  /// bdftosnf, snfstr.h).
  static func isServerFont(_ head: [UInt8]) -> Bool {
    let isBig = head.first == 0
    let word = { (number: Int) in head.number(UInt32.self, at: 4 * number, isBig: isBig) ?? .max }
    guard head.count >= 48, (1...5).allSatisfy({ word($0) <= 1 }) else { return false }
    return word(7) <= word(8) && word(8) <= 255 && word(9) <= word(10) && word(10) <= 255
  }

  /// A width and a height in characters, and of each of them its colours and fourteen rows, with little behind (Award: EPA logos
  /// of the first version; Coreboot: awardeco).
  static func isLogo(_ head: [UInt8]) -> Bool {
    guard head.count > 2 else { return false }
    let size = 2 + 15 * Int(head[0]) * Int(head[1])
    return head.matches("AWBM", at: 0) || head.count >= size && head.count <= size + 64
  }

  /// A header of some bytes, and no more valid bytes than the whole has room for (Microsoft: BOOTSTAT.DAT).
  static func isBootLog(_ head: [UInt8]) -> Bool {
    guard let header = head.littleEndian(UInt32.self, at: 4), let room = head.littleEndian(UInt32.self, at: 8),
      let valid = head.littleEndian(UInt32.self, at: 12)
    else { return false }
    return header <= 4096 && valid <= room
  }

  /// The name of the first section behind the header and what an image has behind it (System V: coff(4), Section header).
  static func hasSection(_ head: [UInt8]) -> Bool {
    let places = [false, true].compactMap { head.number(UInt16.self, at: 16, isBig: $0).map { 20 + Int($0) } }
    let marks: [StaticString] = [".", "/", "_"]
    return head.count < 24 || places.contains { place in marks.contains { head.matches($0, at: place) } }
  }

  /// Bytes of a scanned page that are looked at.
  private static let longestPageStart = 1024

  /// Few bytes of zero: marks of the ends of lines have hardly more zeros than one byte, and no code has as many (ITU-T T.4,
  /// section 4.1).
  static func isFax(_ head: [UInt8]) -> Bool {
    let front = head.prefix(longestPageStart)
    return front.count { $0 == 0 } * 3 <= front.count
  }

  /// The version of Windows after the kind and the size of the header ([MS-WMF] 2.3.2.2).
  static func isMetafile(_ head: [UInt8]) -> Bool {
    guard head.count > 5, head[0] <= 2, head[1] == 0 else { return true }
    return head[4] == 0 && (head[5] == 1 || head[5] == 3)
  }

  /// The name of a vendor behind the version (OpenWrt: mktplinkfw.c, struct fw_header).
  static func hasVendor(_ head: [UInt8]) -> Bool {
    guard head.count >= 28 else { return false }
    let name = head[4..<28].prefix { $0 != 0 }
    return name.count > 2 && name.allSatisfy { (0x20...0x7e).contains($0) }
  }

  /// The address where the program begins, of which the processor has 24 bits (Motorola: MC68000 user's manual, section 3.1 and
  /// exception vectors).
  static func isPicoProgram(_ head: [UInt8]) -> Bool { head.count > 8 && head[4] == 0 }

  /// An object or a list that ends where its line does: columns of notes in brackets begin with a list too (NDJSON 1.0.0,
  /// section 3.1).
  static func hasWholeLine(_ head: [UInt8]) -> Bool {
    let line = head.drop { $0 <= 0x20 }.prefix { $0 != 0x0a && $0 != 0x0d }
    guard let last = line.last(where: { $0 > 0x20 }) else { return false }
    return last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
  }
}
