// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// States of home computers, and graphics of games, that the parts they are made of prove.
  ///
  /// Snapshots of one size, which `spectrumSnapshot` knows, are looked for before.
  static func games(_ subject: Subject) -> KnownFinding? {
    if let found = spectrumState(subject) { return found }
    return newGRFSprites(subject.head)
  }

  /// Lengths that the second header of a state may have.
  private static let stateHeaders: [UInt16] = [23, 54, 55]
  /// Banks of memory that a machine has at most, and what a bank that is not packed has for its length.
  private static let mostBanks = 24
  private static let wholeBank: Int64 = 16_384

  /// In version 1 packed memory with a mark at its end; in later ones a second header in place of an address to go on at, and
  /// banks of memory up to the end of the file (Lunter: Z80 file format).
  private static func spectrumState(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // How the processor takes interrupts, in the last byte of the first header, and whether it takes any.
    guard head.count >= 32, head[27] <= 1, head[28] <= 1, head[29] & 3 != 3, let length = subject.length else {
      return nil
    }
    guard head[6] == 0, head[7] == 0 else {
      let isPacked = head[12] != 0xff && head[12] & 0x20 != 0 && length < 49_179 + 30
      return isPacked && subject.tail(4)?.matches([0, 0xed, 0xed, 0], at: 0) == true
        ? KnownFinding(types["z80"], .strong) : nil
    }
    guard let size = head.littleEndian(UInt16.self, at: 30), stateHeaders.contains(size) else { return nil }
    let reader = SubjectReader(subject)
    var place = 32 + Int64(size)
    for _ in 0..<mostBanks where place < length {
      let bank = Array(reader.bytes(3, at: place))
      guard let packed = bank.littleEndian(UInt16.self, at: 0), bank.count == 3, bank[2] < mostBanks else { return nil }
      place += 3 + (packed == .max ? wholeBank : Int64(packed))
    }
    return place == length && place > 32 + Int64(size) ? KnownFinding(types["z80"], .certain) : nil
  }

  /// The number of the last of the actions.
  private static let lastAction: UInt8 = 0x14

  /// A first sprite of four bytes with the number of all, and a second one that is an action, with another after it
  /// (OpenTTD: NewGRF specification, container version 1).
  private static func newGRFSprites(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 16, head[0] == 4, head[1] == 0, head[2] == 0xff, head[6] == 0,
      let count = head.littleEndian(UInt32.self, at: 3), count > 0,
      let size = head.littleEndian(UInt16.self, at: 7), size > 0, head[9] == 0xff, head[10] <= lastAction
    else { return nil }
    let next = 10 + Int(size)
    guard next + 3 <= head.count else { return nil }
    return head[next] != 0 || head[next + 1] != 0 ? KnownFinding(types["newgrf"], .strong) : nil
  }

  /// Registers of 27 bytes and a memory of 48 KiB, and the other banks of the later machine.
  private static let snapshotLengths: [Int64] = [49_179, 131_103, 147_487]

  /// A size that a snapshot has, an interrupt mode and a border that exist, and a stack in writable memory.
  static func spectrumSnapshot(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length, snapshotLengths.contains(length), head.count > 27, head[25] <= 2, head[26] <= 7,
      head[19] & 0xfb == 0, let stack = head.littleEndian(UInt16.self, at: 23), stack >= 0x4000
    else { return nil }
    return KnownFinding(types["sna"], .strong)
  }
}
