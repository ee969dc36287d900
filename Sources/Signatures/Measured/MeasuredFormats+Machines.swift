// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Programs of 16-bit machines: their headers are numbers of two bytes, or they have none.
  static func machinePrograms(_ subject: Subject) -> KnownFinding? {
    guard subject.head.count >= 16 else { return nil }
    return switch subject.head[0] {
    case 0x06: xenixProgram(subject)
    case 0x07...0x09: seventhEdition(subject)
    case 0xe9, 0xeb: commandProgram(subject, from: behindJump(subject.head))
    // What else programs begin with: push, xor, moves of segments, clearing of directions, and numbers for registers (Intel:
    // 8086 family user's manual, table 4-13).
    case 0x0e, 0x1e, 0x31, 0x33, 0x8c, 0xb0, 0xb4, 0xb8, 0xba...0xbc, 0xbe, 0xbf, 0xfc: commandProgram(subject, from: 0)
    default: nil
    }
  }

  /// Text, data, room for more, symbols, entry point, nothing, and whether relocations were left out, which take as much as
  /// text and data; together they are the file (Seventh Edition: a.out(5)).
  private static func seventhEdition(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[1] == 1, let length = subject.length else { return nil }
    let word = { (at: Int) in Int64(head.littleEndian(UInt16.self, at: at) ?? 0) }
    let (text, data, symbols, flag) = (word(2), word(4), word(8), word(14))
    guard text > 0, flag <= 1, word(12) == 0 else { return nil }
    let parts = (text + data) * (flag == 0 ? 2 : 1)
    return length == 16 + parts + symbols ? KnownFinding(types["aout"], .strong) : nil
  }

  /// Bytes of the header of a program of Xenix, and of the one that may follow it (Microsoft: Xenix, a.out(F)).
  private static let (xenixHeader, xenixExtension): (Int64, UInt16) = (32, 44)

  /// The size of a second header, five parts, an entry point, a processor, and parts that make up the file.
  private static func xenixProgram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[1] == 2, let size = head.littleEndian(UInt16.self, at: 2), size == 0 || size == xenixExtension,
      let parts = sizes(head, at: 4, count: 6, isBig: false), head.count > Int(xenixHeader), parts[0] > 0,
      head[28] & 0x3f != 0,
      fills(subject, header: xenixHeader, [parts[0], parts[1], parts[3], parts[4]])
    else { return nil }
    return KnownFinding(types["aout"], .strong)
  }

  /// Bytes that a program without a header has at most: a segment, less what the system puts in front and at the end.
  private static let largestCommand: Int64 = 65_280
  /// Bytes behind the place that a program jumps to, in which it calls the system.
  private static let callReach = 24
  /// Bytes in front of a call in which the number is told.
  private static let numberReach = 6

  /// Where a jump at the start leads to; nil for backwards.
  private static func behindJump(_ head: [UInt8]) -> Int? {
    if head[0] == 0xeb { return head[1] < 0x80 ? 2 + Int(head[1]) : nil }
    return head.littleEndian(UInt16.self, at: 1).map { 3 + Int($0) }
  }

  /// A call of the system behind the number of what it shall do, among the first instructions (Microsoft: MS-DOS programmer's
  /// reference, section Program loading; interrupt 21h).
  private static func commandProgram(_ subject: Subject, from start: Int?) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length, length <= largestCommand, let start, start < head.count else { return nil }
    let code = head[start...].prefix(callReach)
    // The number goes to AH, alone or with AL, and the place of the data to DX behind that.
    let isNumbered = code.indices.dropLast().contains { call in
      code[call] == 0xcd && code[call + 1] == 0x21
        && code[..<call].suffix(numberReach).enumerated().contains { place, byte in
          byte == 0xb4 || byte == 0xb8 && place + 3 <= min(numberReach, call - start)
        }
    }
    return isNumbered ? KnownFinding(types["dos-command"], .fair) : nil
  }
}
