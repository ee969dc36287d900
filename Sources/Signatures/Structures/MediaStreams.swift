// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Bare streams of pictures and voices, which start codes and the size of frames tell.
enum MediaStreams {
  static let types = TypeTable(
    """
    av1||video/av1|AV1 stream|AV1 bitstream specification, sections 5.3 and 7.5
    gsm||audio/x-gsm|GSM voice|ETSI EN 300 961, section 1.7; RFC 3551, section 4.5.8
    h264||video/h264|H.264 stream|ITU-T H.264, annex B
    h265||video/h265|H.265 stream|ITU-T H.265, annex B
    mp4v||video/mp4v-es|MPEG-4 video stream|ISO/IEC 14496-2, section 6.2
    pushed||multipart/x-mixed-replace|Pictures that replace each other|Netscape: Server push; RFC 2046, section 5.1
    vc1||video/vc1|VC-1 stream|SMPTE ST 421, section 6.1 and annex G
    """)

  /// What the head is a stream of; nil for nothing that is known.
  static func match(_ head: [UInt8]) -> KnownFinding? {
    guard let first = head.first else { return nil }
    if first >> 4 == 0xd { return voice(head) }
    if first == UInt8(ascii: "-") { return pushed(head) }
    if first == 0x12 { return openBitstream(head) }
    guard first == 0, head.count > 8, let unit = unit(head[...]) else { return nil }
    if unit.first == 0x0f { return advancedProfile(unit) }
    return parameters(unit) ?? delimited(unit) ?? videoObject(unit)
  }

  /// A delimiter without content, and a header of a sequence of some bytes and one of three profiles.
  private static func openBitstream(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 5, head[1] == 0, head[2] == 0x0a, (4...64).contains(head[3]), head[4] >> 5 <= 2 else {
      return nil
    }
    return KnownFinding(types["av1"], .strong)
  }

  /// The start of a video object and right behind it that of one of its layers, whose kind there is (ISO/IEC 14496-2, tables 6-3
  /// and 6-10).
  private static func videoObject(_ bytes: ArraySlice<UInt8>) -> KnownFinding? {
    guard let number = bytes.first, number < 0x20, bytes.count > 8, let next = unit(bytes.dropFirst()),
      let layer = next.first, (0x20...0x2f).contains(layer), let kinds = next.bigEndian(UInt16.self, at: 1),
      (1...18).contains(kinds >> 7 & 0xff)
    else { return nil }
    return KnownFinding(types["mp4v"], .strong)
  }

  /// What stands after a start code of three or four bytes.
  private static func unit(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if bytes.matches([0, 0, 1], at: 0) { return bytes.dropFirst(3) }
    return bytes.matches([0, 0, 0, 1], at: 0) ? bytes.dropFirst(4) : nil
  }

  /// Profiles that sequence parameter sets name (ITU-T H.264, section 7.3.2.1.1 and annexes A, F and G).
  private static let profiles: [UInt8] = [44, 66, 77, 83, 86, 88, 100, 110, 118, 122, 128, 134, 135, 138, 139, 244]

  /// A sequence parameter set of a profile that exists, with two reserved zero bits after it, or a video parameter set
  /// with its sixteen reserved one bits.
  private static func parameters(_ unit: ArraySlice<UInt8>) -> KnownFinding? {
    guard unit.count > 5 else { return nil }
    let at = unit.startIndex
    if unit[at] & 0x9f == 0x07, unit[at] != 0x07, profiles.contains(unit[at + 1]), unit[at + 2] & 3 == 0 {
      return KnownFinding(types["h264"], .strong)
    }
    return unit.matches([0x40, 0x01], at: 0) && unit.matches([0xff, 0xff], at: 4)
      ? KnownFinding(types["h265"], .strong) : nil
  }

  /// A delimiter, whose one byte is three bits, a one and zeros, in front of the parameter sets (ITU-T H.264, section
  /// 7.3.2.4; H.265, section 7.3.2.5).
  private static func delimited(_ bytes: ArraySlice<UInt8>) -> KnownFinding? {
    let length = bytes.first == 0x09 ? 1 : bytes.matches([0x46, 0x01], at: 0) ? 2 : 0
    guard length > 0, let kind = bytes.dropFirst(length).first, kind & 0x1f == 0x10,
      let next = unit(bytes.dropFirst(length + 1))
    else { return nil }
    return parameters(next)
  }

  /// Bytes of a header of a sequence, with numbers of a decoder's buffer.
  private static let shortestSequence = 6
  private static let longestSequence = 128

  /// A sequence header of the advanced profile, the only one that has start codes, in the one colour format that it has.
  private static func advancedProfile(_ unit: ArraySlice<UInt8>) -> KnownFinding? {
    let header = unit[unit.startIndex + 1]
    // An entry point behind the header of a sequence tells more than the header does (SMPTE ST 421, annex E).
    let rest = unit.dropFirst(shortestSequence).prefix(longestSequence)
    if header >> 6 == 3, rest.indices.contains(where: { unit[$0] == 0 && unit[$0...].matches([0, 0, 1, 0x0e], at: 0) })
    {
      return KnownFinding(types["vc1"], .strong)
    }
    return header >> 6 == 3 && header >> 1 & 3 == 1 && header >> 3 & 7 <= 4 ? KnownFinding(types["vc1"], .fair) : nil
  }

  /// Bytes of a boundary with the two hyphens in front of it (RFC 2046, section 5.1.1), and of the fields behind it.
  private static let longestBoundary = 72
  private static let longestFields = 512

  /// A boundary, fields that say how the part is encoded, an empty line, and the start of a JPEG image, as cameras send them.
  private static func pushed(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("--", at: 0), let end = head.prefix(longestBoundary + 2).firstIndex(of: 0x0a), end > 3,
      head[2..<end].allSatisfy({ (0x21...0x7e).contains($0) || $0 == 0x20 || $0 == 0x0d })
    else { return nil }
    let fields = head[(end + 1)...].prefix(longestFields)
    guard let picture = fields.firstIndex(where: { $0 >= 0x80 }), head.matches([0xff, 0xd8, 0xff], at: picture),
      head.matches([0x0d, 0x0a, 0x0d, 0x0a], at: picture - 4) || head.matches([0x0a, 0x0a], at: picture - 2)
    else { return nil }
    let words = String(decoding: fields[..<picture], as: UTF8.self).lowercased()
    return words.contains("content-type: image/jpeg") ? KnownFinding(types["pushed"], .strong) : nil
  }

  /// Bytes of a frame of 20 milliseconds, the frames that must be there, and those that are compared at most.
  private static let frameLength = 33
  private static let leastFrames = 8
  private static let mostFrames = 64

  /// Frames of silence that must be there: they are all alike, as the records of other data are that are as long.
  private static let leastSilentFrames = 20

  /// The steps that a frame has a whole number of: records that are as long begin with the four bits of a frame in more places.
  private static let lengthsOfRecords = [1, 3, 11]

  /// Frames that begin with the same four bits, which the bytes between them do not, and are not all alike, as repeated bytes
  /// are, or are many.
  private static func voice(_ head: [UInt8]) -> KnownFinding? {
    let frames = head.prefix(mostFrames * frameLength)
    let isVoice =
      frames.count >= leastFrames * frameLength
      && isMarked(frames, each: frameLength) && !lengthsOfRecords.contains { isMarked(frames, each: $0) }
      && (!repeats(frames, each: frameLength)
        || frames.count >= leastSilentFrames * frameLength && !repeats(frames, each: 3) && !repeats(frames, each: 11))
    return isVoice ? KnownFinding(types["gsm"], .fair) : nil
  }

  /// Whether after each so many bytes one begins with the four bits of a frame.
  private static func isMarked(_ bytes: ArraySlice<UInt8>, each period: Int) -> Bool {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: period).allSatisfy { bytes[$0] >> 4 == 0xd }
  }

  /// Whether the bytes are the same after each so many of them.
  private static func repeats(_ bytes: ArraySlice<UInt8>, each period: Int) -> Bool {
    bytes.dropFirst(period).elementsEqual(bytes.dropLast(period))
  }
}
