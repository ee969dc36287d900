// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Streams of sound frames, bare or behind an ID3 tag.
enum AudioFrames {
  static let types = TypeTable(
    """
    aac|public.aac-audio|audio/aac|AAC audio, ADTS|ISO/IEC 13818-7, section 6.2
    ac3|public.ac3-audio|audio/ac3|AC-3 audio|ATSC A/52, section 5.3
    ape||audio/x-ape|Monkey's Audio, tagged|Monkey's Audio SDK
    eac3|public.enhanced-ac3-audio|audio/eac3|Enhanced AC-3 audio|ATSC A/52, annex E
    flac|org.xiph.flac|audio/flac|FLAC audio, tagged|RFC 9639, section 6
    mpeg|public.mp3|audio/mpeg|MPEG audio|ISO/IEC 11172-3, section 2.4.1.3
    musepack||audio/x-musepack|Musepack audio, tagged|Musepack: SV8 specification
    tagged|public.mp3|audio/mpeg|Tagged audio|ID3v2.4, section 3.1
    tta||audio/x-tta|True Audio, tagged|True Audio: format description
    wavpack||audio/x-wavpack|WavPack audio, tagged|WavPack 5 file format
    """)

  /// How far frames may stand behind the front or the tag: encoders and editors leave padding there.
  private static let reach = 4096

  /// What frames or a tag show; nil for neither.
  static func match(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 2 else { return nil }
    if head.matches("ID3", at: 0) { return tagged(subject) }
    if let known = frames(head[...]) { return KnownFinding(known, .strong) }
    guard head[0] == 0 || head[0] == 0xff else { return nil }
    // Padding of zeros may come first.
    guard let first = head.prefix(reach).firstIndex(where: { $0 != 0 }), first > 0 else { return nil }
    return KnownFinding(frames(head[first...]), .fair)
  }

  /// The tag's size is written in seven bits a byte.
  private static func tagged(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // The version and its revision, which no text has there.
    guard head.count >= 10, (2...4).contains(head[3]), head[4] < 0x10, head[6..<10].allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let size = head[6..<10].reduce(0) { $0 << 7 | Int64($1) }
    let behind = SubjectReader(subject).bytes(reach, at: 10 + size)
    for (signature, key) in [
      ("fLaC", "flac"), ("TTA1", "tta"), ("wvpk", "wavpack"), ("MAC ", "ape"), ("MPCK", "musepack"),
    ] {
      if behind.starts(with: signature.utf8) { return KnownFinding(types[key], .certain) }
    }
    if let first = behind.firstIndex(where: { $0 != 0 }), let known = frames(behind[first...]) {
      return KnownFinding(known, .certain)
    }
    return KnownFinding(types["tagged"], .strong)
  }

  /// Two frames in a row, the second where the first says; one, where the bytes end before the second.
  private static func frames(_ bytes: ArraySlice<UInt8>) -> KnownType? {
    guard let first = bytes.first else { return nil }
    if first == 0xff {
      for (key, length) in [("aac", adtsLength), ("mpeg", mpegLength)] as [(String, (ArraySlice<UInt8>) -> Int?)] {
        guard let size = length(bytes) else { continue }
        let next = bytes.dropFirst(size)
        if length(next) != nil || next.isEmpty && bytes.count >= size { return types[key] }
      }
    } else if first == 0x0b, bytes.matches([0x0b, 0x77], at: 0), bytes.count > 5, bytes[bytes.startIndex + 4] >> 6 < 3,
      bytes[bytes.startIndex + 5] >> 3 <= 16
    {
      // The bit stream identification says which syntax follows (ATSC A/52, annex E, section 2.3.1.6).
      return types[bytes[bytes.startIndex + 5] >> 3 > 10 ? "eac3" : "ac3"]
    }
    return nil
  }

  /// The sync word, the layer 0, a sampling rate and a length that can be.
  private static func adtsLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 7 else { return nil }
    let at = bytes.startIndex
    guard bytes[at] == 0xff, bytes[at + 1] & 0xf6 == 0xf0, bytes[at + 2] >> 2 & 15 < 13 else { return nil }
    let length = Int(bytes[at + 3] & 3) << 11 | Int(bytes[at + 4]) << 3 | Int(bytes[at + 5] >> 5)
    return length >= 7 ? length : nil
  }

  /// Bit rates in kbit/s by version and layer (ISO/IEC 11172-3, table in section 2.4.2.3; 13818-3 for version 2).
  private static let bitRates: [[Int]] = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  private static func mpegLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let at = bytes.startIndex
    let (second, third) = (bytes[at + 1], bytes[at + 2])
    guard bytes[at] == 0xff, second & 0xe0 == 0xe0 else { return nil }
    let version = second >> 3 & 3
    let layer = 4 - Int(second >> 1 & 3)
    let rateIndex = Int(third >> 4)
    let frequencyIndex = Int(third >> 2 & 3)
    guard version != 1, layer < 4, (1...14).contains(rateIndex), frequencyIndex < 3, bytes[at + 3] & 3 != 2 else {
      return nil
    }
    let isFirst = version == 3
    let rate = bitRates[isFirst ? layer - 1 : layer == 1 ? 3 : 4][rateIndex - 1] * 1000
    let frequency = [44_100, 48_000, 32_000][frequencyIndex] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let padding = Int(third >> 1 & 1)
    if layer == 1 { return (12 * rate / frequency + padding) * 4 }
    return (layer == 3 && !isFirst ? 72 : 144) * rate / frequency + padding
  }
}
