// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

/// Streams of sound frames, bare or after an ID3 tag.
enum AudioFrames {
  static let types = TypeTable(
    """
    aac|public.aac-audio|audio/aac|AAC audio, ADTS|ISO/IEC 13818-7, section 6.2
    ac3|public.ac3-audio|audio/ac3|AC-3 audio|ATSC A/52, section 5.3
    ac4||audio/ac4|AC-4 audio|ETSI TS 103 190-2, annex C
    ape||audio/x-ape|Monkey's Audio, tagged|Monkey's Audio SDK
    dts|org.videolan.dts|audio/vnd.dts|DTS audio, tagged|ETSI TS 102 114
    eac3|public.enhanced-ac3-audio|audio/eac3|Enhanced AC-3 audio|ATSC A/52, annex E
    flac|org.xiph.flac|audio/flac|FLAC audio, tagged|RFC 9639, section 6
    mpeg|public.mp3|audio/mpeg|MPEG audio|ISO/IEC 11172-3, section 2.4.1.3
    mpeg-2|public.mp2|audio/mpeg|MPEG audio, layer II|ISO/IEC 11172-3, section 2.4.2.3
    musepack||audio/x-musepack|Musepack audio, tagged|Musepack: SV8 specification
    ogg|org.xiph.ogg-audio|audio/ogg|Ogg audio, tagged|RFC 3533, section 6
    sbc||audio/sbc|Subband audio|Bluetooth SIG: A2DP 1.4, appendix B
    tagged|public.mp3|audio/mpeg|Tagged audio|ID3v2.4, section 3.1
    tta||audio/x-tta|True Audio, tagged|True Audio: format description
    wave|com.microsoft.waveform-audio|audio/vnd.wave|Wave audio, tagged|Microsoft and IBM: Multimedia Programming Interface 1.0
    wavpack||audio/x-wavpack|WavPack audio, tagged|WavPack 5 file format
    """)

  /// Bytes after the front or the tag within which frames must begin: encoders and editors leave padding there.
  private static let reach = 4096

  /// What frames or a tag show; nil for neither.
  static func match(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 2 else { return nil }
    if head.matches("ID3", at: 0) { return tagged(subject) }
    if head.matches("APETAGEX", at: 0) { return itemized(subject) }
    if let known = frames(head[...]) { return KnownFinding(known, .strong) }
    guard head[0] == 0 || head[0] == 0xff else { return nil }
    // Padding of zeros may come first.
    guard let first = head.prefix(reach).firstIndex(where: { $0 != 0 }) else { return nil }
    return KnownFinding((first > 0 ? frames(head[first...]) : nil) ?? scattered(head[first...]), .fair)
  }

  /// The longest frame of MPEG audio: layer II with 384 kbit/s at 32 kHz.
  private static let longestFrame = 1728
  /// The shortest one that a stream is expected to have: layer III with 8 kbit/s at 24 kHz.
  private static let shortestFrame = 24

  /// Headers of MPEG audio, each within a frame's reach of the one before: what is left of a stream that lost bytes.
  ///
  /// Of layer I, whose headers the right edges of rows of a picture look like, three must follow each other where they say.
  private static func scattered(_ bytes: ArraySlice<UInt8>) -> KnownType? {
    guard AudioFrameHeaders.mpegLength(bytes) != nil, !AudioFrameHeaders.isPattern(bytes) else { return nil }
    let isEdge = AudioFrameHeaders.isLayerOne(bytes)
    var rest = bytes
    var count = 1
    while count < mostScattered {
      let isProven =
        isEdge
        ? AudioFrameHeaders.mpegRun(rest).count == AudioFrameHeaders.mostFrames && !AudioFrameHeaders.isPattern(rest)
        : count == leastFrames
      if isProven { return types[mpegKey(bytes)] }
      let near = rest.dropFirst(shortestFrame).prefix(longestFrame)
      // A slice for each place would cost more than the byte that rules most of them out.
      let next = near.indices.first { near[$0] == 0xff && AudioFrameHeaders.isOfStream(rest[$0...], with: bytes) }
      guard let next else { return nil }
      rest = rest[next...]
      count += 1
    }
    return nil
  }

  /// Headers of a stream with gaps that are looked at for frames without one.
  private static let mostScattered = 16

  /// Bytes of the frame that a recording or a download begins within; frames of advanced audio coding are seldom longer.
  private static let longestRest = 2048
  /// Frames that must follow each other up to the end of what is seen, of MPEG audio and of advanced audio coding, whose
  /// headers have fewer bits that cannot be otherwise.
  private static let (provingFrames, provingTransportFrames) = (6, 8)
  /// Frames that are followed from all places together, since many streams that break off late may begin there: a head has
  /// fewer of the shortest.
  private static let mostCutFrames = 65_536

  /// Frames behind the rest of one whose header is lost, as servers of radio send them and recorders cut them.
  static func cut(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // A text in front, such as the fields of a message with sound, says more than the sound.
    guard head.count > provingFrames * shortestFrame, subject.plainLength < shortestFrame else { return nil }
    var (next, left) = (0, mostCutFrames)
    while left > 0, let place = head.span.firstIndex(of: 0xff, from: next, to: min(longestRest, head.count - 1)) {
      next = place + 1
      guard head[next] >= 0xe0 else { continue }
      let rest = head[place...]
      if AudioFrameHeaders.adtsLength(rest) != nil {
        let run = AudioFrameHeaders.adtsRun(rest, most: left)
        left -= run.count
        if !run.isBroken, left > 0, run.count >= provingTransportFrames { return KnownFinding(types["aac"], .fair) }
      }
      if AudioFrameHeaders.mpegLength(rest) != nil {
        let run = AudioFrameHeaders.mpegRun(rest, most: left)
        left -= run.count
        guard !run.isBroken, left > 0, run.count >= provingFrames, !AudioFrameHeaders.isLayerOne(rest) else { continue }
        return KnownFinding(types[mpegKey(rest)], .fair)
      }
    }
    return nil
  }

  /// The tag's size is written in seven bits a byte.
  private static func tagged(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // The version and its revision, which no text has there.
    guard head.count >= 10, (2...4).contains(head[3]), head[4] < 0x10, head[6..<10].allSatisfy({ $0 < 0x80 }) else {
      // A tag of a version that does not exist, but with sound after it.
      let sync = head.dropFirst(10).prefix(reach).firstIndex(of: 0xff)
      return KnownFinding(sync.flatMap { scattered(head[$0...]) }, .fair)
    }
    let size = head[6..<10].reduce(0) { $0 << 7 | Int64($1) }
    // Since version 2.4 a flag tells of a copy of the header behind the tag (ID3v2.4.0 structure, section 3.4).
    let footer: Int64 = head[3] == 4 && head[5] & 0x10 != 0 ? 10 : 0
    let end = 10 + size + footer
    return KnownFinding(stream(behindTag: end, subject), .certain) ?? KnownFinding(types["tagged"], .strong)
  }

  /// A tag of APEv2 in front: its items and footer have the size that its header says (Monkey's Audio: APEv2 tag header).
  private static func itemized(_ subject: Subject) -> KnownFinding? {
    guard let size = subject.head.littleEndian(UInt32.self, at: 12) else { return nil }
    return KnownFinding(stream(behindTag: 32 + Int64(size), subject), .certain)
  }

  /// What streams of sound begin with that are told by that alone.
  private static let signatures: [([UInt8], String)] = [
    (Array("fLaC".utf8), "flac"), (Array("TTA1".utf8), "tta"), (Array("wvpk".utf8), "wavpack"),
    (Array("MAC ".utf8), "ape"), (Array("MPCK".utf8), "musepack"), (Array("MP+".utf8), "musepack"),
    ([0x7f, 0xfe, 0x80, 0x01], "dts"), ([0xfe, 0x7f, 0x01, 0x80], "dts"), (Array("OggS\0".utf8), "ogg"),
  ]

  /// The sound that a tag stands in front of; nil where it is none that is known.
  private static func stream(behindTag offset: Int64, _ subject: Subject) -> KnownType? {
    let behind = SubjectReader(subject).bytes(reach, at: offset)
    if let found = signatures.first(where: { behind.matches($0.0, at: 0) }) { return types[found.1] }
    if behind.matches("RIFF", at: 0), behind.matches("WAVE", at: 8) { return types["wave"] }
    return behind.firstIndex { $0 != 0 }.flatMap { frames(behind[$0...]) ?? cutFrame(behind[$0...]) }
  }

  /// A frame that ends beyond the file: where MPEG audio has its layer, ADTS has zeros (ISO/IEC 13818-7, section 6.2.1).
  private static func cutFrame(_ bytes: ArraySlice<UInt8>) -> KnownType? {
    guard let length = AudioFrameHeaders.adtsLength(bytes), length > bytes.count else { return nil }
    return types["aac"]
  }

  /// Frames of a short sync word that must follow each other.
  private static let leastFrames = 4

  private static func leadsToFrames(_ bytes: ArraySlice<UInt8>, _ length: (ArraySlice<UInt8>) -> Int?) -> Bool {
    var rest = bytes
    for _ in 0..<leastFrames {
      guard let size = length(rest), size <= rest.count else { return false }
      rest = rest.dropFirst(size)
    }
    return true
  }

  /// The key of MPEG audio by the layer that its first header tells of.
  private static func mpegKey(_ bytes: ArraySlice<UInt8>) -> String {
    AudioFrameHeaders.isLayerTwo(bytes) ? "mpeg-2" : "mpeg"
  }

  /// Up to three frames in a row, each where the one before it says; one, where the bytes end after it.
  private static func frames(_ bytes: ArraySlice<UInt8>) -> KnownType? {
    guard let first = bytes.first else { return nil }
    if first == 0xff {
      for (key, run, length) in [
        ("aac", AudioFrameHeaders.adtsRun(bytes), AudioFrameHeaders.adtsLength(bytes)),
        (mpegKey(bytes), AudioFrameHeaders.mpegRun(bytes), AudioFrameHeaders.mpegLength(bytes)),
      ] where !run.isBroken {
        // Text in units of two bytes begins as a frame may, with its byte order mark.
        if run.count > 1
          || length == bytes.count && !(bytes.matches([0xff, 0xfe], at: 0) && bytes.matches([0], at: 3)),
          key == "aac" || !AudioFrameHeaders.isPattern(bytes)
        {
          return types[key]
        }
      }
      if AudioFrameHeaders.isFreeFormat(bytes) { return types[mpegKey(bytes)] }
    } else if first == 0x0b, let size = AudioFrameHeaders.dolbyLength(bytes),
      size == bytes.count || bytes.matches([0x0b, 0x77], at: size)
    {
      return types[AudioFrameHeaders.isEnhancedAC3(bytes) ? "eac3" : "ac3"]
    } else if first == 0x77, isSwappedDolby(bytes) {
      return types["ac3"]
    } else if first == 0x9c || first == 0xad, leadsToFrames(bytes, AudioFrameHeaders.sbcLength) {
      return types["sbc"]
    } else if first == 0xac, leadsToFrames(bytes, advancedFrame) {
      return types["ac4"]
    }
    return nil
  }

  /// Whether frames of AC-3 follow each other in words of two bytes whose second one comes first, as some discs have them.
  private static func isSwappedDolby(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 6, bytes.matches([0x77, 0x0b], at: 0) else { return false }
    let front = (0..<6).map { bytes[bytes.startIndex + ($0 ^ 1)] }
    guard let size = AudioFrameHeaders.dolbyLength(front[...]) else { return false }
    return size == bytes.count || bytes.matches([0x77, 0x0b], at: size)
  }

  /// A sync word that says whether a checksum stands at the end, and the size in two bytes, or in three after FF FF.
  private static func advancedFrame(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 7, bytes.matches([0xac, 0x40], at: 0) || bytes.matches([0xac, 0x41], at: 0) else { return nil }
    let field = bytes.dropFirst(2)
    let isLong = field.matches([0xff, 0xff], at: 0)
    let size = field.dropFirst(isLong ? 2 : 0).prefix(isLong ? 3 : 2).reduce(0) { $0 << 8 | Int($1) }
    let checksum = bytes[bytes.startIndex + 1] == 0x41 ? 2 : 0
    return size > 0 ? (isLong ? 7 : 4) + size + checksum : nil
  }
}
