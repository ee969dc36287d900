// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What the sectors of a compound file show where its directory is out of reach: cut off, overwritten, or not where the
/// header says.
enum CompoundFileRemains {
  /// The document that the remains show; nil for none.
  static func document(in head: [UInt8]) -> KnownType? {
    let entries = strayEntries(in: head)
    if let known = CompoundDocumentTypes.document(of: Set(entries.map(\.name))) { return known }
    if let root = entries.first(where: \.isRoot), let known = CompoundDocumentTypes.byClass[root.classText] {
      return known
    }
    return firstStream(in: head) ?? describedClass(in: head) ?? strayName(in: head)
  }

  // MARK: Entries of a directory without a chain

  private static let entrySize = 128
  private static let headerSize = 512

  private struct StrayEntry {
    let name: String
    let isRoot: Bool
    let classText: String
  }

  /// What has the form of a directory entry at a place that one can have ([MS-CFB] 2.6.1).
  private static func strayEntries(in head: [UInt8]) -> [StrayEntry] {
    stride(from: headerSize, through: head.count - entrySize, by: entrySize).compactMap { entry(in: head, at: $0) }
  }

  /// A name of printable characters with a zero after it and zeros to the end of its field, its length in bytes, a kind,
  /// and a colour.
  private static func entry(in head: [UInt8], at start: Int) -> StrayEntry? {
    guard let length = head.littleEndian(UInt16.self, at: start + 64).map(Int.init), (4...64).contains(length),
      length % 2 == 0, [1, 2, 5].contains(head[start + 66]), head[start + 67] <= 1
    else { return nil }
    let units = stride(from: start, to: start + length - 2, by: 2).compactMap { head.littleEndian(UInt16.self, at: $0) }
    // The names of property sets begin with a control character.
    guard units.allSatisfy({ $0 > 0 }), units.dropFirst().allSatisfy({ $0 >= 0x20 }),
      head[(start + length - 2)..<(start + 64)].allSatisfy({ $0 == 0 })
    else { return nil }
    return StrayEntry(
      name: String(decoding: units, as: UTF16.self), isRoot: head[start + 66] == 5,
      classText: CompoundDocumentTypes.text(ofClass: Array(head[(start + 80)..<(start + 96)])))
  }

  // MARK: Streams

  /// What the main streams begin with, which most writers put into the first sector; others stand at the front of any.
  private static func firstStream(in head: [UInt8]) -> KnownType? {
    for start in stride(from: headerSize, to: head.count - 8, by: headerSize) {
      if let key = stream(in: head, at: start) { return CompoundDocumentTypes.document(ofRule: key) }
    }
    return nil
  }

  /// The name of the stream that begins with a sector; nil for none that is known.
  private static func stream(in head: [UInt8], at start: Int) -> String? {
    switch head[start] {
    case 0xec:
      // FibBase: wIdent, and an nFib from Word 97 on ([MS-DOC] 2.5.2 and 2.5.1).
      let isNew = head[start + 1] == 0xa5 && (head[start + 3] == 0 || head[start + 3] == 1) && head[start + 2] > 0
      return isNew ? "WordDocument" : nil
    case 0xdc:
      // The same of Word 6 and 95, whose nFib is 101 to 104.
      return head[start + 1] == 0xa5 && (101...104).contains(head[start + 2]) && head[start + 3] == 0
        ? "WordDocument" : nil
    case 0x09:
      // BOF: a record of 16 or 8 bytes, the version of BIFF8 or BIFF5, and the substream of the globals ([MS-XLS] 2.4.21).
      if head.matches([0x09, 0x08, 0x10, 0, 0, 6, 5, 0], at: start) { return "Workbook" }
      return head.matches([0x09, 0x08, 0x08, 0, 0, 5, 5, 0], at: start) ? "Book" : nil
    case 0x0f:
      // DocumentContainer ([MS-PPT] 2.4.1), and the atom that a DocumentAtom is ([MS-PPT] 2.4.2).
      return head.matches([0x0f, 0, 0xe8, 3], at: start) && head.matches([1, 0, 0xe9, 3, 0x28, 0, 0, 0], at: start + 8)
        ? "PowerPoint Document" : nil
    default: return nil
    }
  }

  /// Small streams stand at multiples of this.
  private static let miniSectorSize = 64

  /// The class identifier in the header of a stream that describes the class ([MS-OLEDS] 2.3.7; libgsf: gsf-msole-utils.c).
  private static func describedClass(in head: [UInt8]) -> KnownType? {
    for start in stride(from: headerSize, through: head.count - 28, by: miniSectorSize)
    where head.matches([1, 0, 0xfe, 0xff], at: start) && head.matches([0xff, 0xff, 0xff, 0xff], at: start + 8) {
      let text = CompoundDocumentTypes.text(ofClass: Array(head[(start + 12)..<(start + 28)]))
      if let known = CompoundDocumentTypes.byClass[text] { return known }
    }
    return nil
  }

  // MARK: Names

  /// Shorter names are words of any text in UTF-16, unless the zeros of their field follow.
  private static let longName = 8
  private static let shortestName = 4
  private static let leastZeros = 8

  /// The first rule of one name that stands anywhere in UTF-16.
  private static func strayName(in head: [UInt8]) -> KnownType? {
    let rule = CompoundDocumentTypes.streamRules.first { rule in
      guard rule.streams.count == 1, let name = rule.streams.first, name.utf8.count >= shortestName else {
        return false
      }
      let letters = name.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      let wide = name.utf8.count >= longName ? letters : letters + [UInt8](repeating: 0, count: leastZeros)
      return head.span.firstIndex(of: wide.span, from: 0) != nil
    }
    return rule?.known
  }
}
