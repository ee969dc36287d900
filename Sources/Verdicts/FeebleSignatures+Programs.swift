// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Checks of programs, firmware and what systems keep of them.
extension FeebleSignatures {
  /// The letters of every program but the oldest, which are bare code, or those behind what Windows keeps of one (PRONOM
  /// x-fmt/430, PIF).
  static func isDOSProgram(_ head: [UInt8]) -> Bool {
    head.matches("MZ", at: 0) || head.matches("ZM", at: 0) || head.matches("MICROSOFT PIFEX", at: 369)
  }

  /// The orders of bytes and of words, a processor and a system that exist; a program with the stub of DOS has them elsewhere
  /// (IBM: LX format, section 32-bit linear EXE header).
  static func isLinearExecutable(_ head: [UInt8]) -> Bool {
    guard head.matches("LX", at: 0) || head.matches("LE", at: 0) else { return true }
    guard head.count > 12 else { return false }
    return head[2] <= 1 && head[3] <= 1 && head[8] | head[9] != 0 && head[10] | head[11] != 0
  }

  /// Of a module that begins with the name of its source, the length of that name within the length of the record, and a sum
  /// of zero or none (TIS: OMF 1.1, section THEADR).
  static func isObjectModule(_ head: [UInt8]) -> Bool {
    guard head.first == 0x80 else { return true }
    guard let size = head.littleEndian(UInt16.self, at: 1), size >= 3, 3 + Int(size) <= head.count,
      Int(head[3]) + 2 == Int(size)
    else { return false }
    let record = head[..<(3 + Int(size))]
    return record.last == 0 || record.reduce(0, &+) == 0
  }

  /// The name of the first section behind the header and what an image has behind it (System V: coff(4), Section header).
  static func hasCOFFSection(_ head: [UInt8]) -> Bool {
    let places = [false, true].compactMap { head.number(UInt16.self, at: 16, isBig: $0).map { 20 + Int($0) } }
    let marks: [StaticString] = [".", "/", "_"]
    return head.count < 24 || places.contains { place in marks.contains { head.matches($0, at: place) } }
  }

  /// Entry points after the header, and a name of eight characters or, for block devices, a number of units (Microsoft:
  /// MS-DOS 4.0, DEVHDR).
  static func isDOSDriver(_ head: [UInt8]) -> Bool {
    guard head.count >= 18, let attributes = head.littleEndian(UInt16.self, at: 4),
      let strategy = head.littleEndian(UInt16.self, at: 6), let interrupt = head.littleEndian(UInt16.self, at: 8),
      strategy >= 18, interrupt >= 18
    else { return false }
    return attributes & 0x8000 == 0 ? head[10] <= 26 : head[10..<18].allSatisfy(\.isPrintable)
  }

  /// After the address of the program stands that of its second line, where a zero ends the first one (Commodore: 64 programmer's
  /// reference guide, section Keywords and abbreviations; VIC-20 and PET alike).
  static func isCommodoreBASIC(_ head: [UInt8]) -> Bool {
    guard let start = head.littleEndian(UInt16.self, at: 0), let next = head.littleEndian(UInt16.self, at: 2),
      next > start
    else { return false }
    // Two bytes of address are in front, a link and a number begin the line.
    let place = Int(next - start) + 2
    return place >= 7 && place < head.count && head[place - 1] == 0 && !head[6..<place - 1].contains(0)
  }

  /// Code of whole blocks of 512 bytes whose sum is zero, or a structure of PCI where the header says (IBM: PS/2 and PC BIOS
  /// interface technical reference, section ROM scan; PCI firmware specification 3.0, section 5.1).
  static func isOptionROM(_ head: [UInt8]) -> Bool {
    guard head.count > 26, head[2] > 0 else { return false }
    if let place = head.littleEndian(UInt16.self, at: 24), head.matches("PCIR", at: Int(place)) { return true }
    let length = Int(head[2]) * 512
    return length <= head.count && head[..<length].reduce(0, &+) == 0
  }

  /// The address where the program begins, of which the processor has 24 bits (Motorola: MC68000 user's manual, section 3.1 and
  /// exception vectors).
  static func isPicoProgram(_ head: [UInt8]) -> Bool { head.count > 8 && head[4] == 0 }

  /// The name of a vendor behind the version (OpenWrt: mktplinkfw.c, struct fw_header).
  static func hasFirmwareVendor(_ head: [UInt8]) -> Bool {
    guard head.count >= 28 else { return false }
    let name = head[4..<28].prefix { $0 != 0 }
    return name.count > 2 && name.allSatisfy(\.isPrintable)
  }

  /// A header of some bytes, and no more valid bytes than the whole has room for (Microsoft: BOOTSTAT.DAT).
  static func isBootLog(_ head: [UInt8]) -> Bool {
    guard let header = head.littleEndian(UInt32.self, at: 4), let room = head.littleEndian(UInt32.self, at: 8),
      let valid = head.littleEndian(UInt32.self, at: 12)
    else { return false }
    return header <= 4096 && valid <= room
  }

  /// A name of the terminal, and no more flags, numbers and strings than there are capabilities (term(5), section Storage
  /// Format; X/Open Curses, issue 7).
  static func isTerminalDescription(_ head: [UInt8]) -> Bool {
    let counts = (1..<5).compactMap { head.littleEndian(UInt16.self, at: 2 * $0) }
    return counts.count == 4 && (1...512).contains(counts[0]) && counts[1] <= 64 && counts[2] <= 64 && counts[3] <= 1024
  }
}
