// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension StructuredFormats {
  /// Packets of 188 bytes that each begin with 47, in Blu-ray files after a time code, in broadcasts with a checksum.
  static func transportStream(_ head: [UInt8]) -> KnownFinding? {
    for (start, size) in [(0, 188), (4, 192), (0, 204)] {
      guard start < head.count, head[start] == 0x47 else { continue }
      let packets = Array(stride(from: start, to: head.count, by: size).prefix(8))
      // The receiver has not marked the first packet as one with errors that it could not correct.
      guard packets.allSatisfy({ head[$0] == 0x47 }), start + 1 < head.count, head[start + 1] < 0x80,
        !isOneColour(head[start...].prefix(size))
      else { continue }
      if packets.count == 2, head.count < 3 * size, head.contains(0) { return KnownFinding(types["ts"], .fair) }
      // Records of text may be as long.
      guard head.prefix(packets.count * size).contains(where: { $0 >= 0x7f || $0 < 0x09 }) else { continue }
      if packets.count >= 3 {
        return KnownFinding(types[size == 192 ? "m2ts" : "ts"], packets.count >= 5 ? .certain : .strong)
      }
    }
    return cutTransportStream(head)
  }

  /// Packets that must begin with their byte where a recording begins within one.
  private static let provingPackets = 12
  /// As many where the recording is short.
  private static let fewestPackets = 8

  /// Packets of any of the sizes, the first of which has lost its front: recorders begin where they are switched on.
  private static func cutTransportStream(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 208 * (fewestPackets + 1) else { return nil }
    for start in 0..<208 where head[start] == 0x47 {
      for size in [188, 192, 204, 208] where head[start + size] == 0x47 {
        let count = min(provingPackets, (head.count - start) / size)
        let packets = (0..<count).map { start + size * $0 }
        // The same byte over and over is no stream, and what follows it has no marks of errors.
        guard packets.allSatisfy({ head[$0] == 0x47 && head[$0 + 1] < 0x80 && head[$0 + 3] & 0x30 != 0 }),
          head[start..<start + size * count].contains(where: { $0 >= 0x80 }), areContinuous(packets, head)
        else { continue }
        return KnownFinding(types["ts"], .strong)
      }
    }
    return nil
  }

  /// Whether the bytes are the same pixel of three or four bytes over and over.
  private static func isOneColour(_ bytes: ArraySlice<UInt8>) -> Bool {
    [3, 4].contains { bytes.dropFirst($0).elementsEqual(bytes.dropLast($0)) }
  }

  /// Packets that must count on from the one before them in their part of a programme, or be empty.
  private static let fewestCountedPackets = 2

  /// Whether packets count on in each part of a programme, but for one loss: what rows of a picture do not (ISO/IEC 13818-1,
  /// section 2.4.3.3).
  private static func areContinuous(_ packets: [Int], _ head: [UInt8]) -> Bool {
    var last: [UInt16: UInt8] = [:]
    var (counted, losses) = (0, 0)
    for packet in packets {
      let part = (head.bigEndian(UInt16.self, at: packet + 1) ?? 0) & 0x1fff
      let (number, hasPayload) = (head[packet + 3] & 15, head[packet + 3] & 0x10 != 0)
      guard part != 0x1fff else {
        counted += 1
        continue
      }
      guard hasPayload else { continue }
      if let before = last[part] {
        if number == (before + 1) & 15 { counted += 1 } else if number != before { losses += 1 }
      }
      last[part] = number
    }
    return counted >= fewestCountedPackets && losses <= 1
  }
}
