// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Captured packets and what terminals and receivers wrote, whose headers must agree.
  static func captures(_ subject: Subject) -> KnownFinding? {
    if let found = commViewPackets(subject) { return found }
    if let found = receiverMessages(subject.head) ?? corrections(subject.head) { return found }
    if let found = recordedTerminal(subject.head) ?? endaceRecords(subject.head) { return found }
    if let found = commViewNetworkPackets(subject) { return found }
    return bluetoothPackets(subject) ?? hostPackets(subject) ?? routingMessages(subject)
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
    packets(subject, "commview", headerSize: 24) { head, at in
      guard let size = head.littleEndian(UInt16.self, at: at), let source = head.littleEndian(UInt16.self, at: at + 2),
        size > 0, source <= size, head[at + 4] <= 1, isTime(head, at: at + 5)
      else { return nil }
      return Int(size)
    }
  }

  /// The length of the packet, and the time (TamoSoft: CommView, NCFX format).
  private static func commViewNetworkPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, "commview", headerSize: 20) { head, at in
      guard let size = head.littleEndian(UInt32.self, at: at), size > 0, size < 1 << 24, isTime(head, at: at + 4)
      else { return nil }
      return Int(size)
    }
  }

  /// Packets one after the other, each of the size that its header says; nil for what is no header.
  private static func packets(
    _ subject: Subject, _ key: String, headerSize: Int, least: Int = 1, size: (_ head: [UInt8], _ at: Int) -> Int?
  ) -> KnownFinding? {
    let head = subject.head
    var at = 0
    var count = 0
    while count < mostPackets, at + headerSize <= head.count {
      guard let size = size(head, at) else { return nil }
      at += headerSize + size
      count += 1
    }
    return count >= least && (subject.length == Int64(at) || count == mostPackets && subject.mayReach(Int64(at)))
      ? KnownFinding(types[key], .strong) : nil
  }

  /// Nobody has captured anything before 1995, in seconds since 1970.
  private static let earliestCapture: UInt32 = 788_918_400

  /// The length behind itself, the time, and the kind of a packet (Apple: PacketLogger; Wireshark: packetlogger.c).
  private static func bluetoothPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, "packetlogger", headerSize: 13, least: 2) { head, at in
      guard let size = head.bigEndian(UInt32.self, at: at), (9..<1 << 16).contains(size),
        let seconds = head.bigEndian(UInt32.self, at: at + 4), seconds >= earliestCapture,
        let parts = head.bigEndian(UInt32.self, at: at + 8), parts < 1_000_000,
        head[at + 12] <= 4 || head[at + 12] >= 0xfb
      else { return nil }
      return Int(size) - 9
    }
  }

  /// The length, the direction, the time, and what begins with the kind of a packet (BlueZ: hcidump.c, struct hcidump_hdr).
  private static func hostPackets(_ subject: Subject) -> KnownFinding? {
    packets(subject, "hcidump", headerSize: 12, least: 2) { head, at in
      guard let size = head.littleEndian(UInt16.self, at: at), (2..<2048).contains(size), head[at + 2] <= 1,
        head[at + 3] == 0, let seconds = head.littleEndian(UInt32.self, at: at + 4), seconds >= earliestCapture,
        let parts = head.littleEndian(UInt32.self, at: at + 8), parts < 1_000_000,
        at + 12 < head.count, (1...4).contains(head[at + 12])
      else { return nil }
      return Int(size)
    }
  }

  /// The types of messages that routers exchange, or dumped of what they know (RFC 6396, section 4).
  private static let routingTypes: Set<UInt16> = [11, 12, 13, 16, 17, 32, 33, 48, 49]

  /// The time, a type and its part, and the length (RFC 6396, section 2).
  private static func routingMessages(_ subject: Subject) -> KnownFinding? {
    packets(subject, "mrt", headerSize: 12, least: 2) { head, at in
      guard let seconds = head.bigEndian(UInt32.self, at: at), seconds >= earliestCapture,
        let type = head.bigEndian(UInt16.self, at: at + 4), routingTypes.contains(type),
        let part = head.bigEndian(UInt16.self, at: at + 6), part <= 11,
        let size = head.bigEndian(UInt32.self, at: at + 8), size > 0, size < 1 << 20
      else { return nil }
      return Int(size)
    }
  }

  /// A year of two bytes, the month, the day and the time of the day, and the parts of a second.
  private static func isTime(_ head: [UInt8], at offset: Int) -> Bool {
    guard let year = head.littleEndian(UInt16.self, at: offset), (1990...2100).contains(year),
      let parts = head.littleEndian(UInt32.self, at: offset + 7), parts < 1_000_000
    else { return false }
    return (1...12).contains(head[offset + 2]) && (1...31).contains(head[offset + 3]) && head[offset + 4] < 24
      && head[offset + 5] < 60 && head[offset + 6] < 60
  }

  /// A preamble, six bits of zero, a length of ten bits, and a checksum of three bytes that is right in the first message and,
  /// where there is another one, a second preamble behind it (RTCM 10403.3, section 4).
  private static func corrections(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 8, head[0] == 0xd3, head[1] & 0xfc == 0 else { return nil }
    let end = 3 + (Int(head[1]) << 8 | Int(head[2]))
    guard end > 4, end + 3 <= head.count, end + 3 == head.count || head[end + 3] == 0xd3 else { return nil }
    let sum = head[..<end].reduce(UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte) << 16) { value, _ in
        value & 0x80_0000 != 0 ? value << 1 ^ 0x186_4cfb : value << 1
      } & 0xff_ffff
    }
    let expected = UInt32(head[end]) << 16 | UInt32(head[end + 1]) << 8 | UInt32(head[end + 2])
    return sum == expected ? KnownFinding(types["rtcm"], .strong) : nil
  }

  /// Records of a terminal that are looked at.
  private static let mostTerminalRecords = 3
  /// Bytes that a terminal is believed to have shown at once.
  private static let longestTerminalRecord: UInt32 = 1 << 20

  /// Seconds, their parts and a length, one record after the other, at times that do not go back; the clock of a terminal is of
  /// this century.
  private static func recordedTerminal(_ head: [UInt8]) -> KnownFinding? {
    var place = 0
    var time: (seconds: UInt32, parts: UInt32) = (946_684_800, 0)
    for _ in 0..<mostTerminalRecords {
      guard let seconds = head.littleEndian(UInt32.self, at: place), seconds < 0xf000_0000,
        let parts = head.littleEndian(UInt32.self, at: place + 4), parts < 1_000_000,
        let length = head.littleEndian(UInt32.self, at: place + 8), (1..<longestTerminalRecord).contains(length),
        (seconds, parts) >= time
      else { return nil }
      time = (seconds, parts)
      place += 12 + Int(length)
    }
    return place <= head.count ? KnownFinding(types["ttyrec"], .strong) : nil
  }

  /// Records of packets that are looked at.
  private static let mostPacketRecords = 3

  /// Seconds between the first packets of a capture; letters that are taken for times lie further apart.
  private static let longestPause: UInt64 = 86_400

  /// A time of eight bytes, a kind, the length of the record and of what was on the wire, one record after the other, at times
  /// that do not go back, nor far ahead.
  private static func endaceRecords(_ head: [UInt8]) -> KnownFinding? {
    var place = 0
    var time: UInt64 = 946_684_800 << 32
    for _ in 0..<mostPacketRecords {
      guard place + 16 <= head.count, let stamp = head.littleEndian(UInt64.self, at: place), stamp >= time,
        stamp >> 32 < 0xf000_0000, place == 0 || (stamp - time) >> 32 < longestPause,
        (1...48).contains(head[place + 8] & 0x7f),
        let length = head.bigEndian(UInt16.self, at: place + 10), length > 16,
        let wire = head.bigEndian(UInt16.self, at: place + 14), wire > 0
      else { return nil }
      time = stamp
      place += Int(length)
    }
    return place <= head.count ? KnownFinding(types["endace"], .strong) : nil
  }
}
