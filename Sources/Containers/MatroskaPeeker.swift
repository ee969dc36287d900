// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// EBML files: Matroska and WebM (RFC 8794; RFC 9559).
enum MatroskaPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    audio|org.matroska.mka|audio/x-matroska|Matroska audio|RFC 9559, section 27.2
    ebml||application/x-ebml|EBML data|RFC 8794, section 11.2
    matroska|org.matroska.mkv|video/x-matroska|Matroska video|RFC 9559, section 27.1
    subtitles||application/x-matroska|Matroska subtitles|RFC 9559, section 5.1.4.1.3
    webm|org.webmproject.webm|video/webm|WebM video|WebM Container Guidelines
    webm-audio||audio/webm|WebM audio|WebM Container Guidelines
    webm-segment|org.webmproject.webm|video/webm|WebM media segment|W3C: WebM byte stream format, section 4
    """)

  /// Elements looked at before the tracks at most, and tracks at most.
  private static let mostElements = 64

  private enum Element {
    static let documentType: UInt64 = 0x4282
    static let segment: UInt64 = 0x1853_8067
    /// Information, and the places of elements.
    static let segmentStarts: [UInt64] = [0x1549_a966, 0x114d_9b74, tracks]
    static let tracks: UInt64 = 0x1654_ae6b
    static let cluster: UInt64 = 0x1f43_b675
    static let trackEntry: UInt64 = 0xae
    static let trackType: UInt64 = 0x83
  }

  static func recognizes(_ head: [UInt8]) -> Bool {
    head.matches([0x1a, 0x45, 0xdf, 0xa3], at: 0) || isMediaSegment(head)
  }

  /// Whether a cluster stands alone, as servers of adaptive streams send it, with its timestamp of up to eight bytes first.
  private static func isMediaSegment(_ head: [UInt8]) -> Bool {
    guard head.matches([0x1f, 0x43, 0xb6, 0x75], at: 0) else { return false }
    var rest = head[4...]
    return vint(&rest, keepsMarker: false) != nil && rest.first == 0xe7
      && rest.dropFirst().first.map { (0x81...0x88).contains($0) } == true
  }

  static func findings(in subject: Subject) -> Findings {
    if isMediaSegment(subject.head) { return evidence("webm-segment", subject) }
    let head = subject.head[...]
    var rest = head.dropFirst(4)
    guard let size = vint(&rest, keepsMarker: false) else { return evidence("ebml", subject) }
    let header = rest.prefix(Int(clamping: size))
    var documentType = ""
    each(in: header) { identifier, content in
      guard identifier == Element.documentType else { return true }
      documentType = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
      return false
    }
    // WHATWG MIME Sniffing, section 6.2.2: the element is looked for even where the header's size is wrong.
    let isSound = !documentType.isEmpty
    if !isSound { documentType = documentTypeAnywhere(in: head.prefix(documentTypeReach)) }
    let tracks = kindsOfTracks(rest.dropFirst(header.count))
    // RFC 9559, section 5.1.4.1.3: 1 video, 2 audio, 17 subtitles.
    let soundOnly = tracks.contains(2) && !tracks.contains(1)
    return switch documentType {
    case "webm": evidence(soundOnly ? "webm-audio" : "webm", subject, isSound: isSound)
    case "matroska":
      evidence(soundOnly ? "audio" : tracks == [17] ? "subtitles" : "matroska", subject, isSound: isSound)
    case "" where isSegment(rest.dropFirst(header.count)):
      evidence(soundOnly ? "audio" : "matroska", subject, isSound: false)
    default: evidence("ebml", subject, isSound: false)
    }
  }

  /// Whether a segment begins with what is told of it, of its parts or of its tracks, as in Matroska alone; writers left the
  /// type of the document out when it was the only one.
  private static func isSegment(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    guard vint(&rest, keepsMarker: true) == Element.segment, vint(&rest, keepsMarker: false) != nil else {
      return false
    }
    return vint(&rest, keepsMarker: true).map(Element.segmentStarts.contains) == true
  }

  private static func evidence(_ key: String, _ subject: Subject, isSound: Bool = true) -> Findings {
    guard let known = types[key] else { return Findings() }
    let weight: Evidence.Weight = isSound && key != "ebml" ? .certain : .strong
    return Findings(known.evidence(in: subject.types, from: .container, weight: weight))
  }

  private static let documentTypeReach = 64

  private static func documentTypeAnywhere(in bytes: ArraySlice<UInt8>) -> String {
    for index in bytes.indices where bytes.matches([0x42, 0x82], at: index - bytes.startIndex) {
      var rest = bytes[(index + 2)...]
      guard let size = vint(&rest, keepsMarker: false) else { return "" }
      return String(decoding: rest.prefix(Int(clamping: size)).prefix { $0 != 0 }, as: UTF8.self)
    }
    return ""
  }

  /// The kinds of the tracks in the head; none where they are not in the head.
  private static func kindsOfTracks(_ bytes: ArraySlice<UInt8>) -> Set<UInt8> {
    var rest = bytes
    guard vint(&rest, keepsMarker: true) == Element.segment, vint(&rest, keepsMarker: false) != nil else {
      return []
    }
    var kinds: Set<UInt8> = []
    each(in: rest) { identifier, content in
      guard identifier == Element.tracks else { return identifier != Element.cluster }
      each(in: content) { identifier, track in
        guard identifier == Element.trackEntry else { return true }
        each(in: track) { identifier, value in
          if identifier == Element.trackType, let kind = value.last { kinds.insert(kind) }
          return true
        }
        return true
      }
      return false
    }
    return kinds
  }

  /// Hands each element of a level to `body` until it returns false.
  private static func each(in bytes: ArraySlice<UInt8>, _ body: (UInt64, ArraySlice<UInt8>) -> Bool) {
    var rest = bytes
    for _ in 0..<mostElements {
      guard let identifier = vint(&rest, keepsMarker: true), let size = vint(&rest, keepsMarker: false) else { return }
      let content = rest.prefix(Int(clamping: size))
      guard body(identifier, content) else { return }
      rest = rest.dropFirst(content.count)
    }
  }

  /// A variable-size integer (RFC 8794, section 4); an element's identifier keeps the length marker.
  private static func vint(_ rest: inout ArraySlice<UInt8>, keepsMarker: Bool) -> UInt64? {
    guard let first = rest.first, first != 0 else { return nil }
    let length = first.leadingZeroBitCount + 1
    guard rest.count >= length else { return nil }
    var value = keepsMarker ? UInt64(first) : UInt64(first) & (0xff >> UInt64(length))
    for byte in rest.dropFirst().prefix(length - 1) { value = value << 8 | UInt64(byte) }
    rest = rest.dropFirst(length)
    return value
  }
}
