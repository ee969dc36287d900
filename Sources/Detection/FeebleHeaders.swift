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
