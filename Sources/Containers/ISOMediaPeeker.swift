// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Files of boxes: the ISO base media file format (ISO/IEC 14496-12), QuickTime before it and JPEG 2000 beside it.
enum ISOMediaPeeker: ContainerPeeker {
  /// Boxes looked at on one level at most; honest files have a handful before the movie box.
  private static let mostBoxes = 64
  /// Boxes inside each other at most: the handler stands in the media box of a track, and a box nested in its own kind
  /// would otherwise be followed as deep as the input likes.
  private static let deepestBox = 2
  /// Headers of boxes of a movie that are read at most: each track has a dozen, in three levels.
  private static let mostMovieBoxes = 1024

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.count >= 8 else { return false }
    return switch head[4] {
    case UInt8(ascii: "f"):
      mayListBrands(head, at: 0) || (head.matches("free", at: 4) && beginsMovie(head))
    case UInt8(ascii: "j"): head.matches([0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a], at: 4)
    case UInt8(ascii: "J"): head.matches([0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a], at: 4)
    case UInt8(ascii: "c"): head.matches("cmov", at: 4) && leadsToMovie(head)
    case UInt8(ascii: "e"): isFragment(head)
    case UInt8(ascii: "m"):
      (head.matches("moov", at: 4) || head.matches("mdat", at: 4)) && beginsMovie(head) || isFragment(head)
    case UInt8(ascii: "p"): head.matches("pnot", at: 4) && beginsMovie(head) || isFragment(head)
    case UInt8(ascii: "s"):
      // Lists of brands, indexes and free room are short; a larger size is text before a word with these letters.
      head[0] == 0 && (head.matches("skip", at: 4) || head.matches("styp", at: 4) || head.matches("sidx", at: 4))
        && beginsMovie(head)
    case UInt8(ascii: "u"): (head.matches("udta", at: 4) || head.matches("uuid", at: 4)) && leadsToBoxes(head)
    case UInt8(ascii: "w"): head.matches("wide", at: 4) && beginsMovie(head)
    default: false
    }
  }

  /// Bytes of a list of brands, which are hardly more than a dozen: a larger size is text before a word with these letters.
  private static let longestBrandList: UInt32 = 1 << 16

  /// Whether a list of brands begins at a place: its box is of whole brands, behind a major one and its version, or goes to the end
  /// (ISO/IEC 14496-12, sections 4.2 and 4.3).
  private static func mayListBrands(_ head: [UInt8], at place: Int) -> Bool {
    guard head.matches("ftyp", at: place + 4), let size = head.bigEndian(UInt32.self, at: place) else { return false }
    return size == 0 || (16..<longestBrandList).contains(size) && size % 4 == 0
  }

  /// Whether a fragment stands alone, as servers of smooth streaming send it, or behind events and the time at the producer: its
  /// header of sixteen bytes comes first in it (ISO/IEC 14496-12, sections 8.8.4, 8.8.5 and 8.16.5; 23009-1, section 5.10.3.3).
  private static func isFragment(_ head: [UInt8]) -> Bool {
    var place = 0
    for _ in 0..<mostBoxes {
      if head.matches("moof", at: place + 4) {
        return head.matches([0, 0, 0, 16, 0x6d, 0x66, 0x68, 0x64], at: place + 8)
      }
      guard head.matches("emsg", at: place + 4) || head.matches("prft", at: place + 4),
        let size = head.bigEndian(UInt32.self, at: place), size >= 8
      else { return false }
      place += Int(size)
    }
    return false
  }

  /// Whether the first box has a size that can be and, where the head reaches, a box after it.
  private static func startsWithBoxes(_ head: [UInt8]) -> Bool {
    guard let size = head.bigEndian(UInt32.self, at: 0) else { return false }
    if size <= 1 { return size == 1 || head.matches("mdat", at: 4) }
    // A size whose first byte is a printable character is more likely text, and no first box but `ftyp` proves more.
    guard size >= 8, size < 0x2000_0000 else { return false }
    let next = Int(size) + 4
    return next + 4 > head.count || head[next..<next + 4].allSatisfy(isTypeCharacter)
  }

  /// Whether a box that other data could begin with by chance is the first of a movie's.
  private static func beginsMovie(_ head: [UInt8]) -> Bool { startsWithBoxes(head) || leadsToMovie(head) }

  /// First bytes of a file in which the boxes of a movie are looked for, whatever the sizes of boxes say.
  private static let farthestMovie = 64

  /// Whether the boxes of a movie and of its header follow soon, whatever the sizes say, or a first box has the only size that it
  /// can have: a preview, or room for a wide size (Apple: QuickTime File Format, chapter Movie atoms).
  private static func leadsToMovie(_ head: [UInt8]) -> Bool {
    if head.matches([0, 0, 0, 20, 0x70, 0x6e, 0x6f, 0x74], at: 0) { return true }
    if head.matches([0, 0, 0, 8, 0x77, 0x69, 0x64, 0x65], at: 0) { return true }
    let front = head.prefix(farthestMovie)
    return front.contains("moov") && front.contains("mvhd")
  }

  /// What stands behind a first box of another kind in a movie.
  private static let movieBoxes: [StaticString] = ["moov", "mdat", "free", "skip", "wide", "ftyp"]

  /// Whether a box of a movie stands where the first one ends, for kinds of boxes that prove nothing themselves.
  private static func leadsToBoxes(_ head: [UInt8]) -> Bool {
    guard let size = head.bigEndian(UInt32.self, at: 0), size >= 8, Int(size) + 8 <= head.count else { return false }
    return movieBoxes.contains { head.matches($0, at: Int(size) + 4) }
  }

  private static func isTypeCharacter(_ byte: UInt8) -> Bool { byte.isPrintable || byte == 0xa9 }

  static func findings(in subject: Subject) -> Findings {
    if let known = type(of: subject) {
      return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
    }
    guard let known = ISOMediaBrands.table["iso"], isUnknownMovie(subject.head) else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .fair))
  }

  /// Whether a movie or its data stand after a list of brands of which none is known (ISO/IEC 14496-12, section 4.3).
  private static func isUnknownMovie(_ head: [UInt8]) -> Bool {
    guard head.matches("ftyp", at: 4), let size = head.bigEndian(UInt32.self, at: 0), (16..<1024).contains(size),
      size % 4 == 0
    else { return false }
    let next = Int(size) + 4
    return head.matches("moov", at: next) || head.matches("moof", at: next) || head.matches("mdat", at: next)
  }

  /// Where the list of brands begins, which free room may stand in front of; nil where there is none (ISO/IEC 14496-12, sections
  /// 4.3 and 8.1.2).
  private static func placeOfBrands(_ head: [UInt8]) -> Int? {
    var place = 0
    for _ in 0..<mostBoxes {
      if mayListBrands(head, at: place) { return place }
      guard (["free", "skip", "wide"] as [StaticString]).contains(where: { head.matches($0, at: place + 4) }),
        let size = head.bigEndian(UInt32.self, at: place), size >= 8, Int(size) < head.count - place
      else { return nil }
      place += Int(size)
    }
    return nil
  }

  private static func type(of subject: Subject) -> KnownType? {
    let head = subject.head
    let reader = SubjectReader(subject)
    if head.matches("styp", at: 4) || head.matches("sidx", at: 4) || isFragment(head) {
      return ISOMediaBrands.segment
    }
    guard let start = placeOfBrands(head) else {
      if head.matches("jP  ", at: 4) { return jpeg2000(reader) }
      if head.matches("JXL ", at: 4) { return ISOMediaBrands.table["jxl "] }
      return ISOMediaBrands.table["qt  "]
    }
    let size = Int(min(head.bigEndian(UInt32.self, at: start) ?? 0, 1024))
    let brands = stride(from: start + 8, to: start + max(12, size), by: 4).compactMap { offset -> String? in
      guard offset != start + 12, offset + 4 <= head.count else { return nil }
      // Some writers fill short brands with NUL instead of the space that the register has.
      return String(decoding: head[offset..<offset + 4].map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
    }
    guard let known = ISOMediaBrands.type(of: brands) else { return nil }
    // A movie of sound alone is an audio file (RFC 4337, section 3).
    if known.mimeType == "video/mp4", hasSoundOnly(reader) { return ISOMediaBrands.table["M4A "] }
    return known
  }

  /// A JPEG 2000 file has its brand after the signature box (ISO/IEC 15444-1, annex I.5).
  private static func jpeg2000(_ reader: SubjectReader) -> KnownType? {
    let box = reader.bytes(32, at: 12)
    guard box.matches("ftyp", at: 4) else { return ISOMediaBrands.table["jp2 "] }
    let letters = box.dropFirst(8).prefix(4).map { $0 == 0 ? 0x20 : $0 }
    let brand = String(decoding: letters + [UInt8](repeating: 0x20, count: 4 - letters.count), as: UTF8.self)
    return ISOMediaBrands.table[brand] ?? ISOMediaBrands.table["jp2 "]
  }

  // MARK: Tracks

  /// A box whose content is read where it is needed.
  private struct Box {
    let kind: ArraySlice<UInt8>
    /// Where the content begins, and where the next box does; the latter is the greatest number for one that goes to the end.
    let content: Int64
    let end: Int64

    /// Reads a header; nil where none is in reach, or its size cannot be (ISO/IEC 14496-12, section 4.2).
    init?(_ reader: SubjectReader, at place: Int64) {
      let header = reader.bytes(16, at: place)
      guard header.count >= 8, var size = header.bigEndian(UInt32.self, at: 0).map(Int64.init) else { return nil }
      let isWide = size == 1
      if isWide, let wide = header.bigEndian(Int64.self, at: 8) { size = wide }
      let (end, overflow) = place.addingReportingOverflow(size)
      guard size == 0 || size >= (isWide ? 16 : 8), !overflow else { return nil }
      kind = header.dropFirst(4).prefix(4)
      content = place + (isWide ? 16 : 8)
      self.end = size == 0 ? .max : end
    }

    func isOf(_ name: StaticString) -> Bool { kind.matches(name, at: 0) }
  }

  /// Whether the movie box has sound tracks and no picture.
  private static func hasSoundOnly(_ reader: SubjectReader) -> Bool {
    var place: Int64 = 0
    for _ in 0..<mostBoxes {
      guard let box = Box(reader, at: place) else { return false }
      if box.isOf("moov") {
        var tracks = Tracks()
        // Behind what was not seen a picture may stand.
        return look(for: &tracks, in: box, reader) && tracks.haveSound && !tracks.havePicture
      }
      place = box.end
    }
    return false
  }

  /// What the tracks of a movie have, and how many boxes may still be looked at to know it.
  private struct Tracks {
    var haveSound = false
    var havePicture = false
    var boxesLeft = mostMovieBoxes
  }

  /// Adds the handlers of the tracks in a box: moov, trak, mdia, hdlr; false where a box within was out of reach.
  ///
  /// Boxes are stepped over by their headers, since the table of a long track has more bytes than all that is read.
  private static func look(for tracks: inout Tracks, in outer: Box, _ reader: SubjectReader, depth: Int = 0) -> Bool {
    let end = min(outer.end, reader.length ?? .max)
    var place = outer.content
    while place < end - 7 {
      guard tracks.boxesLeft > 0 else { return false }
      tracks.boxesLeft -= 1
      // Zeros end a list of QuickTime's, and what is no box in it hides none.
      guard let box = Box(reader, at: place) else { return reader.bytes(8, at: place).count == 8 }
      if box.isOf("hdlr") {
        let kind = reader.bytes(12, at: box.content).dropFirst(8)
        if kind.matches("soun", at: 0) { tracks.haveSound = true }
        if kind.matches("vide", at: 0) { tracks.havePicture = true }
      }
      if depth < deepestBox, box.isOf("trak") || box.isOf("mdia") {
        guard look(for: &tracks, in: box, reader, depth: depth + 1) else { return false }
      }
      place = box.end
    }
    return outer.end == .max || place >= outer.end - 7
  }
}
