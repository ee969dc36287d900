// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Messages of receivers, servers of names and recorders of earthquakes, one after the other.
  static func messages(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 12 else { return nil }
    switch head[0] {
    case 0xa0: return positions(head)
    case 0x24: return blocksOfReceiver(head)
    case 0xaa: return logsOfReceiver(head)
    case 0x41...0x53: if let found = packetsOfRecorder(head) { return found }
    default: break
    }
    return namesAsked(subject)
  }

  /// Two bytes in front, a length, the payload, its sum in 15 bits, and two bytes behind (SiRF: Binary protocol reference
  /// manual, section Protocol layers).
  private static func positions(_ head: [UInt8]) -> KnownFinding? {
    guard head[1] == 0xa2, let length = head.bigEndian(UInt16.self, at: 2), (1..<0x800).contains(length) else {
      return nil
    }
    let end = Int(length) + 4
    guard end + 4 <= head.count, head[end + 2] == 0xb0, head[end + 3] == 0xb3 else { return nil }
    let sum = head[4..<end].reduce(0) { $0 + Int($1) } & 0x7fff
    return head.bigEndian(UInt16.self, at: end).map(Int.init) == sum ? KnownFinding(types["sirf"], .strong) : nil
  }

  /// `$@`, a checksum of what follows it, a number, and a length that four divides (Septentrio: SBF reference guide, section
  /// SBF block header format).
  private static func blocksOfReceiver(_ head: [UInt8]) -> KnownFinding? {
    guard head[1] == 0x40, let sum = head.littleEndian(UInt16.self, at: 2),
      let length = head.littleEndian(UInt16.self, at: 6), length >= 8, length % 4 == 0, Int(length) <= head.count
    else { return nil }
    return checksum(head[4..<Int(length)]) == sum ? KnownFinding(types["sbf"], .strong) : nil
  }

  /// Bytes of the checksum of a log.
  private static let logChecksum = 4

  /// Three bytes to find logs by, the lengths of header and log, and the same behind its checksum (NovAtel: OEM7 commands and
  /// logs reference manual, section Binary).
  private static func logsOfReceiver(_ head: [UInt8]) -> KnownFinding? {
    guard head[1] == 0x44 else { return nil }
    let next: Int
    switch head[2] {
    case 0x12:
      guard head[3] >= 28, let length = head.littleEndian(UInt16.self, at: 8) else { return nil }
      next = Int(head[3]) + Int(length) + logChecksum
    case 0x13: next = 12 + Int(head[3]) + logChecksum
    default: return nil
    }
    let isFollowed = next == head.count || head.matches([0xaa, 0x44], at: next)
    return isFollowed ? KnownFinding(types["novatel"], .strong) : nil
  }

  /// Kinds of packets of a recorder, and the bytes of each.
  private static let (packetKinds, packetSize): ([StaticString], Int) = (
    ["AD", "CD", "DS", "DT", "EH", "ET", "FD", "OM", "SC", "SH"], 1024
  )

  /// Whether a byte has two decimal digits.
  private static func isDecimal(_ byte: UInt8) -> Bool { byte & 0x0f < 10 && byte >> 4 < 10 }

  /// A kind of two letters, and then in decimal digits an experiment, a year, the time, the length and the number of the packet;
  /// the next one begins 1024 bytes on (REF TEK: 130 data acquisition system, record formats).
  private static func packetsOfRecorder(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= packetSize, isPacket(head, at: 0),
      head.count == packetSize || head.count >= packetSize + 16 && isPacket(head, at: packetSize)
    else { return nil }
    return KnownFinding(types["reftek"], .strong)
  }

  /// Whether a packet of a recorder begins at a place.
  private static func isPacket(_ head: [UInt8], at place: Int) -> Bool {
    guard packetKinds.contains(where: { head.matches($0, at: place) }), isDecimal(head[place + 3]),
      head[(place + 6)..<(place + 16)].allSatisfy(isDecimal)
    else { return false }
    // The day of the year, the hour, the minute and the second.
    let digits = head[(place + 6)..<(place + 11)].flatMap { [Int($0 >> 4), Int($0 & 15)] }
    let day = digits[0] * 100 + digits[1] * 10 + digits[2]
    let hour = digits[3] * 10 + digits[4]
    let length = head[(place + 12)...(place + 13)].reduce(0) { $0 * 100 + Int($1 >> 4) * 10 + Int($1 & 15) }
    return (1...366).contains(day) && hour < 24 && digits[5] < 6 && digits[7] < 6 && (16...packetSize).contains(length)
  }

  // MARK: Names

  /// Bytes of a message about names in front of what is asked.
  private static let questionPlace = 12
  /// Answers that a message is believed to have, of each of the three kinds.
  private static let mostAnswers = 64
  /// The classes of names that there are: the internet, Chaosnet, Hesiod, none and any.
  private static let classesOfNames: [UInt16] = [1, 3, 4, 254, 255]

  /// Flags that agree, a question, and as many answers as the header says, up to the very end (RFC 1035, section 4).
  private static func namesAsked(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard subject.isWhole, head.count > questionPlace + 6, head[3] & 0x40 == 0, head[2] & 0x78 <= 0x28,
      head[3] & 15 <= 10,
      head[4] == 0, head[5] == 1, head[6] == 0, head[8] == 0, head[10] == 0
    else { return nil }
    let isAnswer = head[2] & 0x80 != 0
    let counts = [6, 8, 10].map { Int(head[$0 + 1]) }
    guard counts.allSatisfy({ $0 <= mostAnswers }), isAnswer || head[3] & 0x8f == 0 && head[2] & 4 == 0,
      isAnswer || counts[0] == 0, head[questionPlace] > 0, var place = endOfName(head, at: questionPlace),
      let kind = head.bigEndian(UInt16.self, at: place), (1...260).contains(kind), isClass(head, at: place + 2)
    else { return nil }
    place += 4
    for _ in 0..<(counts[0] + counts[1] + counts[2]) {
      guard let name = endOfName(head, at: place), let kind = head.bigEndian(UInt16.self, at: name), kind > 0,
        let size = head.bigEndian(UInt16.self, at: name + 8)
      else { return nil }
      // What a message tells of itself has the size of an answer where others have a class (RFC 6891, section 6.1.2).
      guard kind == 41 || isClass(head, at: name + 2) else { return nil }
      place = name + 10 + Int(size)
    }
    return place == head.count ? KnownFinding(types["dns"], .strong) : nil
  }

  /// Whether a class of names stands at a place; the top bit asks for an answer to one alone (RFC 6762, section 18).
  private static func isClass(_ head: [UInt8], at place: Int) -> Bool {
    head.bigEndian(UInt16.self, at: place).map { classesOfNames.contains($0 & 0x7fff) || $0 == 255 } ?? false
  }

  /// Bytes of a name, and of each of its parts (RFC 1035, section 2.3.4).
  private static let longestDomain = 255
  private static let longestLabel = 63

  /// Where a name ends that begins at a place: labels with their lengths up to an empty one or a pointer to further ones in
  /// front; nil where it is none.
  private static func endOfName(_ head: [UInt8], at start: Int) -> Int? {
    var place = start
    while place < head.count, place - start <= longestDomain {
      let length = Int(head[place])
      if length == 0 { return place + 1 }
      if length >= 0xc0 {
        guard let pointer = head.bigEndian(UInt16.self, at: place), Int(pointer & 0x3fff) < start,
          pointer & 0x3fff >= questionPlace
        else { return nil }
        return place + 2
      }
      guard length <= longestLabel, place + length < head.count,
        head[(place + 1)...(place + length)].allSatisfy({ (0x21...0x7e).contains($0) || $0 >= 0x80 })
      else { return nil }
      place += length + 1
    }
    return nil
  }
}
