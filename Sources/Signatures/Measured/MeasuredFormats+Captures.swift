// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Captured packets, whose headers must agree.
  static func captures(_ subject: Subject) -> KnownFinding? {
    if let found = commViewPackets(subject) { return found }
    if let found = receiverMessages(subject.head) { return found }
    return commViewNetworkPackets(subject)
  }

  /// Bytes around the payload of a message of a receiver.
  private static let messageFrame = 8
  /// The longest payload that is believed.
  private static let longestMessage = 8192

  /// Two bytes to find messages by, a class and a kind, the length of the payload, and a sum of eight bits in two bytes (RFC
  /// 1145) that is right.
  private static func receiverMessages(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0xb5, 0x62], at: 0), let length = head.littleEndian(UInt16.self, at: 4),
      Int(length) <= longestMessage, Int(length) + messageFrame <= head.count
    else { return nil }
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in head[2..<(6 + Int(length))] {
      first &+= byte
      second &+= first
    }
    return head.matches([first, second], at: 6 + Int(length)) ? KnownFinding(types["ubx"], .strong) : nil
  }

  /// Packets whose headers must agree, at most.
  private static let mostPackets = 3

  /// The length of the data twice, a version, and the time (TamoSoft: CommView, NCF format).
  private static func commViewPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, headerSize: 24) { head, at in
      guard let size = head.littleEndian(UInt16.self, at: at), let source = head.littleEndian(UInt16.self, at: at + 2),
        size > 0, source <= size, head[at + 4] <= 1, isTime(head, at: at + 5)
      else { return nil }
      return Int(size)
    }
  }

  /// The length of the packet, and the time (TamoSoft: CommView, NCFX format).
  private static func commViewNetworkPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, headerSize: 20) { head, at in
      guard let size = head.littleEndian(UInt32.self, at: at), size > 0, size < 1 << 24, isTime(head, at: at + 4)
      else { return nil }
      return Int(size)
    }
  }

  /// Packets one after the other, each of the size that its header says; nil for what is no header.
  private static func packets(
    _ subject: Subject, headerSize: Int, size: (_ head: [UInt8], _ at: Int) -> Int?
  ) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length else { return nil }
    var at = 0
    var count = 0
    while count < mostPackets, at + headerSize <= head.count {
      guard let size = size(head, at) else { return nil }
      at += headerSize + size
      count += 1
    }
    return count > 0 && (Int64(at) == length || count == mostPackets && Int64(at) <= length)
      ? KnownFinding(types["commview"], .strong) : nil
  }

  /// A year of two bytes, the month, the day and the time of the day, and the parts of a second.
  private static func isTime(_ head: [UInt8], at offset: Int) -> Bool {
    guard let year = head.littleEndian(UInt16.self, at: offset), (1990...2100).contains(year),
      let parts = head.littleEndian(UInt32.self, at: offset + 7), parts < 1_000_000
    else { return false }
    return (1...12).contains(head[offset + 2]) && (1...31).contains(head[offset + 3]) && head[offset + 4] < 24
      && head[offset + 5] < 60 && head[offset + 6] < 60
  }
}
