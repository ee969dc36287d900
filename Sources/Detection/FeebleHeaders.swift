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
}
