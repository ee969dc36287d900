// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Fonts in the sfnt container (OpenType 1.9, chapter Font file).
enum FontPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    collection|public.truetype-collection-font|font/collection|Font collection|OpenType 1.9, Font Collections
    otf|public.opentype-font|font/otf|OpenType font|OpenType 1.9, OTTO
    ttf|public.truetype-ttf-font|font/ttf|TrueType font|OpenType 1.9, 0x00010000; Apple TrueType reference manual, true and typ1
    """)

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.count >= 12 else { return head.matches("ttcf", at: 0) || head.matches([0, 1, 0, 0, 0], at: 0) }
    return switch head[0] {
    case 0: head.matches([0, 1, 0, 0], at: 0)
    case UInt8(ascii: "O"): head.matches("OTTO", at: 0)
    case UInt8(ascii: "t"): head.matches("ttcf", at: 0) || head.matches("true", at: 0) || head.matches("typ1", at: 0)
    default: false
    }
  }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    let key: String
    if head.matches("ttcf", at: 0) {
      let version = head.bigEndian(UInt16.self, at: 4) ?? 1
      guard version == 1 || version == 2 else { return Findings() }
      key = "collection"
    } else {
      guard let tags = tableTags(head) else { return cutFindings(in: subject) }
      key = head[0] == UInt8(ascii: "O") || tags.contains("CFF ") || tags.contains("CFF2") ? "otf" : "ttf"
    }
    guard let known = types[key] else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  /// Bytes of the header and of the entry of one table.
  private static let leastFont = 28

  /// A guess where the font ends before its first table is named, as all there is looks like a header.
  private static func cutFindings(in subject: Subject) -> Findings {
    guard subject.head.count < leastFont, subject.head.matches([0, 1, 0, 0, 0], at: 0), let known = types["ttf"] else {
      return Findings()
    }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .weak))
  }

  /// The tags of the table directory; nil where it is none.
  private static func tableTags(_ head: [UInt8]) -> Set<String>? {
    guard let count = head.bigEndian(UInt16.self, at: 4), count <= 256 else { return nil }
    // A font without tables has nothing but its header.
    if count == 0 { return head.count == 12 ? [] : nil }
    var tags: Set<String> = []
    for index in 0..<Int(count) {
      let at = 12 + 16 * index
      guard at + 16 <= head.count else { break }
      let tag = head[at..<at + 4]
      guard tag.allSatisfy(\.isPrintable) else { return nil }
      tags.insert(String(decoding: tag, as: UTF8.self))
    }
    return tags.isEmpty ? nil : tags
  }
}
