// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// Formats that libmagic tells by two or three bytes, mostly small numbers, which headers of all kinds begin with.
///
/// Where the format prescribes more, more must be there; where it does not, the bytes prove nothing.
enum FeebleSignatures {
  /// Whether a head shows more of a format than other files show by chance.
  typealias Check = @Sendable (_ head: [UInt8]) -> Bool

  /// The MIME types, as libmagic writes them, and what else must hold, sorted by MIME type.
  private static let checks: [(mimeType: String, holds: Check)] = [
    ("application/dicom", FormatHeaders.isDICOM),
    ("application/marc", FormatHeaders.hasLeader),
    ("application/pdf", hasDocumentHeader),
    ("application/postscript", FeebleHeaders.isPostScript),
    ("application/vnd.gentoo.ebuild", { !SentenceLines.fill($0) }),
    ("application/vnd.gentoo.eclass", { !SentenceLines.fill($0) }),
    ("application/vnd.hp-HPGL", isPlot),
    ("application/x-adobe-aco", isColourSwatch),
    ("application/x-apple-diskimage", FeebleHeaders.isDriverMap),
    ("application/x-apple-rsr", isResourceFork),
    ("application/x-arc", isARC),
    ("application/x-arj", isARJ),
    ("application/x-cdf", isCommonData),
    ("application/x-coff", FeebleHeaders.hasSection),
    ("application/x-commodore-basic", isBASIC),
    ("application/x-compress", FormatHeaders.isCompress),
    ("application/x-compress-ttcomp", never),
    ("application/x-cpio", isMember),
    ("application/x-dbase-index", never),
    ("application/x-dbt", never),
    ("application/x-dc42-floppy-image", isFloppy),
    ("application/x-dosdriver", isDriver),
    ("application/x-dosexec", isProgram),
    ("application/x-dzip", FeebleHeaders.isDemonstration),
    ("application/x-font-sfn", FeebleHeaders.isServerFont),
    ("application/x-fpt", never),
    ("application/x-geoswath-rdf", hasRawHeader),
    ("application/x-ibm-dsk", isSavedFloppy),
    ("application/x-ibm-rom", FeebleHeaders.isOptionROM),
    ("application/x-lanalyzer", FeebleHeaders.hasRecords),
    ("application/x-lx-executable", FeebleHeaders.isLinear),
    ("application/x-lzma", FormatHeaders.isLZMA),
    ("application/x-matlab-data", isMatrix),
    ("application/x-ms-dat", FeebleHeaders.isBootLog),
    ("application/x-mswinurl", { $0.first { $0 > 0x20 } == UInt8(ascii: "[") }),
    ("application/x-ndjson", FeebleHeaders.hasWholeLine),
    ("application/x-object", FeebleHeaders.isModule),
    ("application/x-sega-pico-rom", FeebleHeaders.isPicoProgram),
    ("application/x-stargallery-thm", never),
    ("application/x-tar", isTapeArchive),
    ("application/x-terminfo", FeebleHeaders.hasCapabilities),
    ("application/x-terminfo2", FeebleHeaders.hasCapabilities),
    ("application/x-tex-tfm", isMetric),
    ("application/x-tplink-bin", FeebleHeaders.hasVendor),
    ("application/zlib", isDeflated),
    ("audio/mp4", isSound),
    ("audio/mpeg", isSoundFrame),
    ("audio/vnd.dolby.dd-raw", isDolbyFrame),
    ("audio/x-hx-aac-adts", isSoundFrame),
    ("audio/x-mp4a-latm", isSynchronised),
    ("audio/x-syx", isSystemExclusive),
    ("font/x-amiga-font", isFontContents),
    ("image/g3fax", FeebleHeaders.isFax),
    ("image/svg+xml", isMarkup),
    ("image/wmf", FeebleHeaders.isMetafile),
    ("image/x-atari-degas", isPalettePicture),
    ("image/x-award-bioslogo", FeebleHeaders.isLogo),
    ("image/x-gem", isBitImage),
    ("image/x-gimp-gih", beginsWithText),
    ("image/x-miff", beginsWithText),
    ("image/x-os2-ico", isPointer),
    ("image/x-pcx", FormatHeaders.isPaintbrush),
    ("image/x-sony-tim", isTexture),
    ("image/x-tga", FormatHeaders.isTruevision),
    ("message/news", isArticle),
    ("message/rfc822", isMessage),
    ("text/PGP", never),
    ("video/ogg", isFilm),
    ("video/x-dv", FeebleHeaders.isDigitalVideo),
  ]

  /// What else must hold where libmagic names a format; nil where its word is enough.
  static func check(of mimeType: String) -> Check? { checks.first { $0.mimeType == mimeType }?.holds }

  /// The number of a saved article and its group after the word that it begins with, which laws and essays begin with too:
  /// `Article 1234 of news.groups:` (readnews(1), section Saving articles).
  private static func isArticle(_ head: [UInt8]) -> Bool {
    guard head.matches("Article ", at: 0) else { return true }
    let number = head[8...].prefix { (0x30...0x39).contains($0) }
    return !number.isEmpty && head[number.endIndex...].matches(" of ", at: 0)
  }

  /// Bytes in which the first packets of the streams behind a skeleton stand.
  private static let longestSkeleton = 4096

  /// Whether no sound alone stands behind a skeleton, as it does too (RFC 5334, section 10; Ogg Skeleton 4.0, section
  /// Fishead).
  private static func isFilm(_ head: [UInt8]) -> Bool {
    guard head.matches("fishead", at: 28) else { return true }
    let front = head.prefix(longestSkeleton)
    return front.contains("theora") || !front.contains("vorbis") && !front.contains("OpusHead")
  }

  /// Bytes of a message in which an address or what its parts are stands.
  private static let longestMessageHead = 4 << 10

  /// An address, which has a sign in it, or a field that says what the body is: letters on paper have a subject and the names of
  /// people too (RFC 5322, section 3.4; RFC 976, section 2.4; RFC 2045, section 3).
  private static func isMessage(_ head: [UInt8]) -> Bool {
    let front = head.prefix(longestMessageHead)
    return front.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "!") }
      || front.indices.contains { front[$0...].matchesAnyCase("content-", at: 0) }
  }

  /// A tag, an instruction or a comment at the beginning, after a byte order mark and white space: libmagic finds the root of a
  /// picture in other data too, which list what roots are called (XML 1.0, section 2.1, production 1).
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    head.first { $0 > 0x20 && ![0xef, 0xbb, 0xbf, 0xfe, 0xff].contains($0) } == UInt8(ascii: "<")
  }

  private static func never(_ head: [UInt8]) -> Bool { false }

  /// A frame, and another one where it ends, or the end (ATSC A/52:2018, section 5.3.1).
  private static func isDolbyFrame(_ head: [UInt8]) -> Bool {
    guard let size = AudioFrameLength.dolby(head[...]) else { return head.count < 6 }
    return size == head.count || head.matches([0x0b, 0x77], at: size)
  }

  /// The number of a version after the sign, and an object, not only words about it, unless nothing but white space or bytes of
  /// no text stand in front (ISO 32000-1, sections 7.5.2 and 7.5.3).
  private static func hasDocumentHeader(_ head: [UInt8]) -> Bool {
    guard let start = head[...].firstIndex(ofWord: "%PDF-", from: 0), start > 0 else { return true }
    guard start + 5 < head.count, (0x30...0x39).contains(head[start + 5]) else { return false }
    return head[..<start].allSatisfy { $0 <= 0x20 || $0 >= 0x80 } || head.contains(" obj")
  }

  /// The lines of words and numbers that these pictures begin with, in front of what libmagic looks for (ImageMagick: MIFF;
  /// GIMP: gih.txt).
  private static func beginsWithText(_ head: [UInt8]) -> Bool {
    let line = head.prefix { $0 != 0x0a }
    return !line.isEmpty && line.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0d }
  }

  /// The header whose size of 544 bytes the signature is (GeoAcoustics: GeoSwath Plus raw data file).
  private static func hasRawHeader(_ head: [UInt8]) -> Bool { head.count >= 544 }

  /// A method of 1 to 11, or one of the later programs, a name of up to twelve characters with a zero after it, and a size
  /// that a floppy or a small disk had (SEA: ARC 6.02, ARC-FILE.INF, Archive entry).
  private static func isARC(_ head: [UInt8]) -> Bool {
    guard head.count >= 25, head[0] == 0x1a, (1...0x7f).contains(head[1]) else { return false }
    let name = head[2..<15].prefix { $0 != 0 }
    guard (1...12).contains(name.count), name.allSatisfy({ (0x20...0x7e).contains($0) }),
      let size = head.littleEndian(UInt32.self, at: 15)
    else { return false }
    return size < 1 << 28
  }

  /// The mark that came with ustar: without it the checksum is all there is, and libmagic reads one from digits that other data
  /// have at its place.
  ///
  /// Where the checksum holds by the rules, the header tells more than libmagic does (POSIX.1-2017, pax, ustar interchange
  /// format).
  private static func isTapeArchive(_ head: [UInt8]) -> Bool { head.matches("ustar", at: 257) }

  /// Both magic numbers; the revision logs of Mercurial begin with the first one of version 2.5 (NASA: CDF internal format
  /// description, section 2.1).
  private static func isCommonData(_ head: [UInt8]) -> Bool {
    guard head.matches([0, 0, 0xff, 0xff], at: 0) else { return true }
    return head.matches([0, 0, 0xff, 0xff], at: 4) || head.matches([0xcc, 0xcc, 0, 1], at: 4)
  }

  /// After the length of the first frame the sign of the next one, or the end (ISO/IEC 14496-3, section 1.7.2).
  private static func isSynchronised(_ head: [UInt8]) -> Bool {
    guard let start = head.bigEndian(UInt32.self, at: 0) else { return false }
    let next = Int(start >> 8 & 0x1fff) + 3
    return next == head.count || head.bigEndian(UInt16.self, at: next).map { $0 & 0xffe0 == 0x56e0 } ?? false
  }

  /// After the address of the program stands that of its second line, where a zero ends the first one (Commodore: 64 programmer's
  /// reference guide, section Keywords and abbreviations; VIC-20 and PET alike).
  private static func isBASIC(_ head: [UInt8]) -> Bool {
    guard let start = head.littleEndian(UInt16.self, at: 0), let next = head.littleEndian(UInt16.self, at: 2),
      next > start
    else { return false }
    // Two bytes of address are in front, a link and a number begin the line.
    let place = Int(next - start) + 2
    return place >= 7 && place < head.count && head[place - 1] == 0 && !head[6..<place - 1].contains(0)
  }

  /// The brand of a portable that plays films, which libmagic takes for one of sound (mp4ra.org: MSNV); whether there is a
  /// picture is told by the tracks.
  private static func isSound(_ head: [UInt8]) -> Bool { !head.matches("MSNV", at: 8) }

  /// Entry points after the header, and a name of eight characters or, for block devices, a number of units (Microsoft:
  /// MS-DOS 4.0, DEVHDR).
  private static func isDriver(_ head: [UInt8]) -> Bool {
    guard head.count >= 18, let attributes = head.littleEndian(UInt16.self, at: 4),
      let strategy = head.littleEndian(UInt16.self, at: 6), let interrupt = head.littleEndian(UInt16.self, at: 8),
      strategy >= 18, interrupt >= 18
    else { return false }
    return attributes & 0x8000 == 0 ? head[10] <= 26 : head[10..<18].allSatisfy { (0x20...0x7e).contains($0) }
  }

  /// Some sizes, and of each the path of a font in a folder (Commodore: Amiga ROM kernel reference manual, Libraries,
  /// FontContentsHeader).
  private static func isFontContents(_ head: [UInt8]) -> Bool {
    guard let count = head.bigEndian(UInt16.self, at: 2), (1...64).contains(count), head.count >= 260 else {
      return false
    }
    let path = head[4..<260].prefix { $0 != 0 }
    return path.allSatisfy { (0x20...0x7e).contains($0) } && path.contains(UInt8(ascii: "/"))
  }

  /// Version 1, a number of colours, and after them the same number in version 2, or the end (Adobe: Color swatches).
  private static func isColourSwatch(_ head: [UInt8]) -> Bool {
    guard let version = head.bigEndian(UInt16.self, at: 0), version == 1 || version == 2,
      let count = head.bigEndian(UInt16.self, at: 2), count > 0
    else { return false }
    // Spaces of colours are numbered up to fifteen.
    let end = 4 + 10 * Int(count)
    let spaces = stride(from: 4, to: min(end, head.count - 1), by: version == 1 ? 10 : head.count)
    guard spaces.allSatisfy({ head[$0] == 0 && head[$0 + 1] <= 15 }) else { return false }
    // Names stand behind the first colours of version 2, in two bytes a character, with a zero at the end.
    if version == 2 {
      guard let length = head.bigEndian(UInt32.self, at: 14), (1...1024).contains(length) else { return false }
      return head.bigEndian(UInt16.self, at: 16 + 2 * Int(length)).map { $0 == 0 } ?? true
    }
    return end == head.count
      || head.bigEndian(UInt16.self, at: end) == 2 && head.bigEndian(UInt16.self, at: end + 2) == count
  }

  /// Bytes of a plot that are looked at: some dozen instructions.
  private static let longestPlotStart = 256

  /// Instructions of two capitals and numbers, divided by semicolons (HP: HP-GL/2 reference guide, section Syntax).
  private static func isPlot(_ head: [UInt8]) -> Bool {
    // A plot is text, except for the characters that end labels.
    guard !head.prefix(longestPlotStart).contains(0) else { return false }
    let instructions = head.prefix(longestPlotStart).split(separator: UInt8(ascii: ";")).prefix(4)
    return !instructions.isEmpty
      && instructions.allSatisfy { instruction in
        let letters = instruction.drop { $0 <= 0x20 }.prefix(2)
        let parameters = instruction.drop { $0 <= 0x20 }.dropFirst(2)
        return letters.count == 2 && letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
          && parameters.allSatisfy { $0 <= 0x20 || (UInt8(ascii: "+")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// A name of up to 63 printable characters, the encoding of a drive that existed, whole sectors, and a tag of twelve bytes for
  /// each of them or none (Apple: Disk Copy 4.2 format).
  private static func isFloppy(_ head: [UInt8]) -> Bool {
    guard let length = head.first, (1..<64).contains(length), head.count > 84, head[80] < 4,
      head[1...Int(length)].allSatisfy({ $0 >= 0x20 }), let size = head.bigEndian(UInt32.self, at: 64),
      let tags = head.bigEndian(UInt32.self, at: 68)
    else { return false }
    return size > 0 && size % 512 == 0 && (tags == 0 || UInt64(tags) == UInt64(size) / 512 * 12)
  }

  /// The letters of every program but the oldest, which are bare code, or those behind what Windows keeps of one (PRONOM
  /// x-fmt/430, PIF).
  private static func isProgram(_ head: [UInt8]) -> Bool {
    head.matches("MZ", at: 0) || head.matches("ZM", at: 0) || head.matches("MICROSOFT PIFEX", at: 369)
  }

  /// The name of the program and its version, or a matrix of version 4: type, rows, columns, a flag and the length of a name in letters
  /// (MathWorks: MAT-file format).
  private static func isMatrix(_ head: [UInt8]) -> Bool {
    if head.matches("MATLAB ", at: 0) { return head.count > 7 && (0x30...0x39).contains(head[7]) }
    for isBig in [false, true] {
      let word = { (at: Int) in head.number(UInt32.self, at: at, isBig: isBig) }
      guard let type = word(0), type < 5000, type % 10 < 3, let isComplex = word(12), isComplex <= 1,
        let length = word(16), (2...64).contains(length), 20 + Int(length) <= head.count
      else { continue }
      let name = head[20..<20 + Int(length)]
      if name.last == 0, name.dropLast().allSatisfy({ (0x30...0x7a).contains($0) }) { return true }
    }
    return false
  }

  /// Data bytes below 80 up to the end mark (MIDI 1.0, section System exclusive messages).
  private static func isSystemExclusive(_ head: [UInt8]) -> Bool {
    let data = head.dropFirst().prefix { $0 < 0x80 }
    return data.count > 2 && (data.endIndex == head.count || head[data.endIndex] == 0xf7)
  }

  /// Version 1, a header of eight words or more, a number of planes that screens have, a pattern of a few bytes, and the
  /// sizes of a pixel and of the picture (Digital Research: GEM, bit image file format).
  private static func isBitImage(_ head: [UInt8]) -> Bool {
    let words = (0..<8).compactMap { head.bigEndian(UInt16.self, at: 2 * $0) }
    guard words.count == 8, words[0] == 1, (8...1024).contains(words[1]),
      [1, 2, 3, 4, 8, 16, 24, 32].contains(words[2])
    else { return false }
    return (1...8).contains(words[3]) && words[4] > 0 && words[5] > 0 && words[6] > 0 && words[7] > 0
  }

  /// A window, a check divisible by 31, no preset dictionary, and a first block of a type that exists and with data
  /// after it (RFC 1950, section 2.2; RFC 1951, section 3.2.3).
  private static func isDeflated(_ head: [UInt8]) -> Bool {
    guard head.count >= 8, head[0] & 0x8f == 0x08, (Int(head[0]) << 8 | Int(head[1])) % 31 == 0, head[1] & 0x20 == 0,
      let stored = head.littleEndian(UInt16.self, at: 3), let check = head.littleEndian(UInt16.self, at: 5)
    else { return false }
    let kind = head[2] >> 1 & 3
    return (kind == 0 ? stored == ~check : kind != 3) && inflates(head.prefix(proofLength))
  }

  /// Compressed bytes that are looked at: bad codes show within the first of them.
  private static let proofLength = 512
  /// Bytes that they are inflated to, at most.
  private static let longestProof = 64 << 10

  /// Whether there is no impossible code among the bytes.
  private static func inflates(_ bytes: ArraySlice<UInt8>) -> Bool {
    let inflater = Inflater(.zlib)
    var output: [UInt8] = []
    var rest = bytes
    do throws(ByteSourceError) {
      while !rest.isEmpty, output.count < longestProof {
        let used = try inflater.decompress(rest, into: &output, limit: longestProof - output.count)
        guard used > 0 else { break }
        rest = rest.dropFirst(used)
      }
    } catch {
      return false
    }
    return true
  }

  /// A bitmap header of OS/2 1 or 2 after the hot spot and the offset (IBM: Presentation Manager, BITMAPFILEHEADER).
  private static func isPointer(_ head: [UInt8]) -> Bool {
    guard let size = head.littleEndian(UInt32.self, at: 14) else { return false }
    return (12...64).contains(size)
  }

  /// A block whose length is that of its rows and columns (Sony: TIM file format).
  private static func isTexture(_ head: [UInt8]) -> Bool {
    guard let flags = head.littleEndian(UInt32.self, at: 4), flags < 16,
      let length = head.littleEndian(UInt32.self, at: 8), let columns = head.littleEndian(UInt16.self, at: 16),
      let rows = head.littleEndian(UInt16.self, at: 18)
    else { return false }
    return columns > 0 && rows > 0 && UInt64(length) == 12 + 2 * UInt64(columns) * UInt64(rows)
  }

  /// Frames that follow each other as far as the bytes go; other answers of this type rest on a tag.
  private static func isSoundFrame(_ head: [UInt8]) -> Bool {
    guard head.count >= AudioFrameLength.longestHeader, head[0] == 0xff, head[1] & 0xe0 == 0xe0 else { return true }
    return !AudioFrameLength.adtsRun(head[...]).isBroken || !AudioFrameLength.mpegRun(head[...]).isBroken
  }

  /// A media descriptor that floppies have (IBM: SaveDskF; ECMA-107, section 9.1).
  private static func isSavedFloppy(_ head: [UInt8]) -> Bool { head.count > 2 && (head[2] == 0xf0 || head[2] >= 0xf8) }

  /// Bytes of the header of an ARJ archive from its own size to the checksum, at most (ARJ: TECHNOTE.TXT).
  private static let longestArchiveHeader: UInt16 = 2600

  /// A header no longer than it can be, the first part of which is 30 bytes or more (ARJ: TECHNOTE.TXT).
  private static func isARJ(_ head: [UInt8]) -> Bool {
    guard let size = head.littleEndian(UInt16.self, at: 2), head.count > 4 else { return false }
    return size <= longestArchiveHeader && head[4] >= 30 && UInt16(head[4]) <= size
  }

  /// Of the binary headers, those with a name; libmagic knows the textual ones by six digits.
  private static func isMember(_ head: [UInt8]) -> Bool {
    guard head.first == 0xc7 || head.first == 0x71 else { return true }
    return FormatHeaders.isBinaryMember(head) ?? true
  }

  /// The lengths of the parts of a font metric, which make up the whole.
  private static func isMetric(_ head: [UInt8]) -> Bool { FormatHeaders.wordsOfFontMetric(head) != nil }

  /// Sixteen colours after the resolution, and a screen of 32,000 bytes, unless it is packed.
  private static func isPalettePicture(_ head: [UInt8]) -> Bool {
    head.count > (head.first == 0 ? 32_000 : 512) && FormatHeaders.hasAtariPalette(head, at: 2)
  }

  /// No part reaches farther than the places of resources, which have three bytes (Apple: Inside Macintosh, More Macintosh
  /// Toolbox, reference list).
  private static let farthestResource: UInt32 = 1 << 24

  /// Data and a map one after another, neither of them farther away or longer than places reach.
  private static func isResourceFork(_ head: [UInt8]) -> Bool {
    guard let fork = FormatHeaders.ResourceFork(head) else { return false }
    return [fork.data, fork.dataLength, fork.map, fork.mapLength].allSatisfy { $0 <= farthestResource }
  }
}
