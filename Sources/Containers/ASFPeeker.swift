// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Advanced Systems Format files by their streams ([Advanced Systems Format 1.20.03], sections 3.1 to 3.3).
enum ASFPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    asf|com.microsoft.advanced-systems-format|video/x-ms-asf|Advanced Systems Format|ASF specification, section 2
    wma|com.microsoft.windows-media-wma|audio/x-ms-wma|Windows Media audio|ASF specification, section 3.3
    wmv|com.microsoft.windows-media-wmv|video/x-ms-wmv|Windows Media video|ASF specification, section 3.3
    """)

  private static let header: [UInt8] = [
    0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0x00, 0xaa, 0x00, 0x62, 0xce, 0x6c,
  ]
  private static let streamProperties: [UInt8] = [
    0x91, 0x07, 0xdc, 0xb7, 0xb7, 0xa9, 0xcf, 0x11, 0x8e, 0xe6, 0x00, 0xc0, 0x0c, 0x20, 0x53, 0x65,
  ]
  private static let audio: [UInt8] = [0x40, 0x9e, 0x69, 0xf8]
  private static let video: [UInt8] = [0xc0, 0xef, 0x19, 0xbc]

  /// Header objects looked at most.
  private static let mostObjects = 64

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches(header, at: 0) }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    var kinds: Set<String> = []
    var offset = 30
    for _ in 0..<mostObjects {
      guard let size = head.littleEndian(UInt64.self, at: offset + 16), size >= 24 else { break }
      if head.matches(streamProperties, at: offset) {
        if head.matches(audio, at: offset + 24) { kinds.insert("audio") }
        if head.matches(video, at: offset + 24) { kinds.insert("video") }
      }
      let (next, overflow) = offset.addingReportingOverflow(Int(clamping: size))
      guard !overflow, next < head.count else { break }
      offset = next
    }
    let isSound = !kinds.isEmpty
    if !isSound { kinds = scatteredKinds(in: head) }
    let key = kinds.contains("video") ? "wmv" : kinds.contains("audio") ? "wma" : "asf"
    guard let known = types[key] else { return Findings() }
    let weight: Evidence.Weight = isSound || kinds.isEmpty ? .certain : .strong
    return Findings(known.evidence(in: subject.types, from: .container, weight: weight))
  }

  /// The kinds of the stream properties wherever they stand, for a header whose objects do not lead to them.
  private static func scatteredKinds(in head: [UInt8]) -> Set<String> {
    var kinds: Set<String> = []
    var at = 30
    for _ in 0..<mostObjects {
      guard let found = head.span.firstIndex(of: streamProperties.span, from: at) else { break }
      if head.matches(audio, at: found + 24) { kinds.insert("audio") }
      if head.matches(video, at: found + 24) { kinds.insert("video") }
      at = found + streamProperties.count
    }
    return kinds
  }
}
