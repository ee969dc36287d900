// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Ogg files by the codecs of their streams (RFC 3533; RFC 5334).
enum OggPeeker: ContainerPeeker {
  /// By the identification at the front of a stream's first packet.
  private static let codecs: [(signature: StaticString, key: String)] = [
    ("OpusHead", "opus"), ("Speex   ", "audio"), ("PCM     ", "audio"), ("CELT    ", "audio"),
    ("\u{01}video", "video-ogm"), ("BBCD", "video"),
    ("fLaC", "audio"), ("\u{01}audio", "audio"), ("YUV4MPEG", "video"), ("OVP80", "video"),
    ("Annodex", "annodex"), ("CMML\0\0\0\0", "annodex"),
  ]

  /// The kinds of a stream that decide about the file, whatever the other streams are.
  private static let tellingKinds = ["annodex", "video-ogm", "video", "audio"]

  /// Codecs of sound whose names stand after a byte for the kind of packet.
  private static let names: [StaticString] = ["FLAC", "vorbis"]

  static let types = TypeTable(
    """
    annodex||application/annodex|Annodex data|Annodex: The Annodex exchange format, Version 3.0; CMML in Ogg
    application||application/ogg|Ogg data|RFC 5334, section 10.1
    audio|org.xiph.ogg-audio|audio/ogg|Ogg audio|RFC 5334, section 10.3
    opus|org.xiph.opus|audio/ogg|Opus audio|RFC 7845, section 9
    video||video/ogg|Ogg video|RFC 5334, section 10.2
    video-ogm||video/x-ogm+ogg|OGM video|Ogg Media streams: OGM
    """)

  /// Streams looked at most; each begins with a page of its own before any data (RFC 3533, section 4).
  private static let mostStreams = 16

  /// Where the first packet stands after a page header of 27 bytes and a table of one entry.
  private static let identification = 28

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches("OggS", at: 0) && head.count >= 5 && head[4] == 0 }

  static func findings(in subject: Subject) -> Findings {
    var kinds: Set<String> = []
    var offset = 0
    let head = subject.head
    for _ in 0..<mostStreams {
      guard head.matches("OggS", at: offset), let flags = head.bigEndian(UInt8.self, at: offset + 5), flags & 2 != 0,
        let segments = head.bigEndian(UInt8.self, at: offset + 26)
      else { break }
      let packet = offset + 27 + Int(segments)
      guard packet <= head.count else { break }
      if let kind = kind(of: head, at: packet) { kinds.insert(kind) }
      let length = head[(offset + 27)..<packet].reduce(0) { $0 + Int($1) }
      offset = packet + length
    }
    // The first page of a stream holds one short packet alone, after a table of one entry (RFC 3533, section 4), whatever the
    // table says.
    let isSound = !kinds.isEmpty
    if !isSound, let kind = kind(of: head, at: identification) { kinds.insert(kind) }
    let key = tellingKinds.first(where: kinds.contains) ?? kinds.first ?? "application"
    guard let known = types[key] else { return Findings() }
    let weight: Evidence.Weight = isSound || kinds.isEmpty ? .certain : .strong
    return Findings(known.evidence(in: subject.types, from: .container, weight: weight))
  }

  private static func kind(of head: [UInt8], at packet: Int) -> String? {
    // Theora's first byte has its top bit set (Theora specification, section 6.1), which no literal can say.
    if head.matches([0x80, 0x74, 0x68, 0x65, 0x6f, 0x72, 0x61], at: packet) { return "video" }
    // The name of a codec tells it even where the byte in front is not that of a first packet.
    return codecs.first { head.matches($0.signature, at: packet) }?.key
      ?? names.first { head.matches($0, at: packet + 1) }.map { _ in "audio" }
  }
}
