// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

/// Formats whose signature is too short to be believed without a look at what follows it.
enum StructuredFormats {
  /// What the first check that fits finds; each costs a few comparisons where its format is not there.
  static func match(_ subject: Subject) -> KnownFinding? {
    if let found = DERStructure.match(subject.head) { return found }
    if let found = DERKey.matchCurve(subject.head) { return found }
    if let found = AudioFrames.match(subject) { return found }
    if let found = MediaStreams.match(subject.head) { return found }
    if let found = animatedPNG(subject.head) ?? picturesOfScene(subject.head) { return found }
    if let found = transportStream(subject.head) { return found }
    if let found = keyedDocument(subject.head) { return found }
    if let found = mobipocket(subject) { return found }
    if let found = palmDatabase(subject) { return found }
    if let found = targa(subject) { return found }
    if let found = icon(subject.head) { return found }
    if let found = flic(subject) { return found }
    if let found = silicon(subject.head) { return found }
    if let found = metafile(subject.head) { return found }
    if let found = scene(subject) { return found }
    if let found = pythonBytecode(subject.head) { return found }
    if let found = bibliographic(subject.head) { return found }
    if let found = macromolecular(subject.head) { return found }
    if let found = objectFile(subject) { return found }
    if let found = extendedObjectFile(subject.head) { return found }
    if let found = OpenPGPPackets.match(subject.head) { return found }
    if let found = terminal(subject) { return found }
    if let found = constantDatabase(subject) { return found }
    if let found = PackedValues.match(subject) { return found }
    if let found = fontMetric(subject) { return found }
    if let found = windowsFont(subject) { return found }
    if let found = fontSuitcase(subject) { return found }
    if let found = paintbrush(subject.head) { return found }
    return behind(subject)
  }

  static let types = TypeTable(
    """
    3ds||image/x-3ds|3D Studio scene|Autodesk: 3DS file format, main chunk
    apng||image/apng|Animated PNG image|PNG 3.0, section 11.3.2
    cdb||application/x-cdb|Constant database|D. J. Bernstein: cdb, Structure
    cdi||application/x-discjuggler-cd-image|DiscJuggler disc image|DeXT: cdirip, cdi.h and cdirip.c
    cgm||image/cgm|Computer graphics metafile|ISO/IEC 8632-3, section 5
    clipping|com.apple.finder.textclipping||Text clipping|Apple: Finder, keys of a clipping
    coff||application/x-coff|COFF object|Microsoft: PE format, section COFF file header
    composition||application/x-quartzcomposer|Quartz Composer composition|Apple: Quartz Composer, keys of a composition
    cur||image/x-win-bitmap|Windows cursor|Microsoft: icon resources
    dfont|com.apple.truetype-datafork-suitcase-font|application/x-dfont|Font suitcase in a data fork|Apple: Inside Macintosh, More Macintosh Toolbox
    dfu||application/x-dfu|Firmware to be sent to a device|USB: DFU 1.1, appendix B
    dmg||application/x-apple-diskimage|Apple disk image|Apple: UDIF, koly trailer
    flc|public.flc-animation|video/x-flic|FLIC animation|Autodesk: Animator Pro FLC
    fnt||application/x-windows-fnt|Windows bitmap font|Microsoft: Windows 3.1 programmer's reference 4, chapter Font files
    geoip||application/x-maxmind-geoip|Address database, older form|MaxMind: GeoIP.c, _setup_segments
    ico|com.microsoft.ico|image/vnd.microsoft.icon|Windows icon|Microsoft: icon resources
    m2ts|public.avchd-mpeg-2-transport-stream|video/mp2t|MPEG transport stream of a disc|Blu-ray Disc: BDAV MPEG-2 transport streams
    marc||application/marc|MARC record|ISO 2709; MARC 21, Leader
    mmdb||application/vnd.maxmind.maxmind-db|Address database|MaxMind DB 2.0, section Database metadata
    mmtf||application/vnd.mmtf|Macromolecular transmission data|MMTF specification 1.0
    mobi8||application/vnd.amazon.mobi8-ebook|Kindle book, format 8|MobileRead: MOBI header, file version
    mpo|public.mpo-image|image/mpo|Pictures of one scene|CIPA DC-007: Multi-Picture Format, section 5.2.3
    nrg||application/x-nrg|Nero disc image|PRONOM fmt/1743; libmirage: NRG parser
    ocaml||application/x-ocaml-bytecode|OCaml program|OCaml: exec.h, EXEC_MAGIC
    palm||application/vnd.palm|Palm database|Palm OS file formats: PDB
    palm-resource||application/vnd.palm|Palm resource database|Palm OS file formats: PRC
    pcx||image/vnd.zbrush.pcx|PCX image|ZSoft: PCX technical reference
    pyc||application/x-bytecode.python|Python bytecode|CPython: importlib, MAGIC_NUMBER; PEP 552
    sgi||image/x-sgi|SGI image|Paul Haeberli: The SGI image file format 1.0
    terminfo||application/x-terminfo|Terminal description|term(5), section Storage Format
    terminfo2||application/x-terminfo2|Terminal description, 32-bit numbers|term(5), section Extended Number Format
    tfm||application/x-tex-tfm|TeX font metric|D. E. Knuth: TFtoPL, sections 8 and 9
    tga|com.truevision.tga-image|image/x-tga|Truevision image|Truevision: TGA file format 2.0
    ts|public.mpeg-2-transport-stream|video/mp2t|MPEG transport stream|ISO/IEC 13818-1, section 2.4.3
    vhd||application/x-vhd-disk|Virtual hard disk|Microsoft: VHD specification, footer
    webarchive|com.apple.webarchive|application/x-webarchive|Web archive|Apple: WebKit, WebArchive and WebResource keys
    xcoff||application/x-xcoff|AIX object or program|IBM: XCOFF object file format
    """)

  /// An animation control chunk before the first image data.
  private static func animatedPNG(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0) else { return nil }
    var offset = 8
    for _ in 0..<mostChunks {
      guard let size = head.bigEndian(UInt32.self, at: offset), !head.matches("IDAT", at: offset + 4) else {
        return nil
      }
      if head.matches("acTL", at: offset + 4) { return KnownFinding(types["apng"], .certain) }
      offset += 12 + Int(size)
    }
    return nil
  }

  /// Chunks looked at before the image data.
  private static let mostChunks = 64

  /// Names of 32 bytes, attributes of which three do not exist, dates, and the four letters of type and creator; record offsets
  /// rise (Palm OS 68K SDK: DataMgr.h, dmHdrAttrResDB to dmHdrAttrOpen).
  private static func palmDatabase(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 78, let name = head.prefix(32).firstIndex(of: 0), name > 0,
      head[..<name].allSatisfy({ $0 >= 0x20 && $0 != 0x7f }), head[60..<68].allSatisfy(\.isPrintable),
      let attributes = head.bigEndian(UInt16.self, at: 32), attributes & 0x7000 == 0,
      let count = head.bigEndian(UInt16.self, at: 76), head.bigEndian(UInt32.self, at: 72) == 0
    else { return nil }
    let isResource = attributes & 1 != 0
    let size = isResource ? 10 : 8
    let offsets = (0..<min(Int(count), 8)).map {
      head.bigEndian(UInt32.self, at: 78 + $0 * size + (isResource ? 6 : 0))
    }
    var last = UInt32(78 + Int(count) * size)
    for offset in offsets {
      guard let offset, offset >= last else { return nil }
      last = offset
    }
    let length = subject.length
    guard length.map({ Int64(last) <= $0 }) ?? true else { return nil }
    return KnownFinding(types[isResource ? "palm-resource" : "palm"], .strong)
  }

  /// No image of an icon is as large: the format has sizes of up to 256 by 256.
  private static let largestIcon: UInt32 = 1 << 24

  /// Entries of plausible size and place, data after the directory.
  private static func icon(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 4, head[0] == 0, head[1] == 0, head[2] == 1 || head[2] == 2, head[3] == 0 else { return nil }
    let known = types[head[2] == 1 ? "ico" : "cur"]
    guard head.count >= 22 else { return KnownFinding(known, .weak) }
    guard let count = head.littleEndian(UInt16.self, at: 4), count > 0, count < 256, head[9] == 0 || head[9] == 0xff,
      let size = head.littleEndian(UInt32.self, at: 14), (1..<largestIcon).contains(size),
      let offset = head.littleEndian(UInt32.self, at: 18), offset < largestIcon
    else { return nil }
    return KnownFinding(known, Int(offset) >= 6 + 16 * Int(count) ? .strong : .weak)
  }

  /// The size of the file, the magic number, which others than Autodesk have of their own, frames, width, height and a depth
  /// (Autodesk: FLIC file format; EGI documentation, section The FLIC file format).
  private static func flic(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 14, head[5] == 0xaf, [0x11, 0x12, 0x30, 0x31, 0x44].contains(head[4]),
      let width = head.littleEndian(UInt16.self, at: 8), let height = head.littleEndian(UInt16.self, at: 10),
      let depth = head.littleEndian(UInt16.self, at: 12)
    else { return nil }
    let isPlausible = width > 0 && width <= 4096 && height > 0 && height <= 4096
    let hasDepth = head[4] == 0x11 || head[4] == 0x12 ? depth <= 64 : [8, 15, 16, 24, 32].contains(depth)
    if isPlausible, hasDepth { return KnownFinding(types["flc"], .strong) }
    // Broken ones of the usual kinds have only the number.
    return head[4] < 0x30 ? KnownFinding(types["flc"], .weak) : nil
  }

  /// The magic number, storage, bytes a channel, and dimensions; the first two are enough where there is no better.
  private static func silicon(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 4, head[0] == 0x01, head[1] == 0xda, head[2] <= 1 else { return nil }
    guard head[3] == 1 || head[3] == 2 else { return KnownFinding(types["sgi"], .weak) }
    guard let dimensions = head.bigEndian(UInt16.self, at: 4) else { return KnownFinding(types["sgi"], .strong) }
    return (1...3).contains(dimensions) ? KnownFinding(types["sgi"], .strong) : KnownFinding(types["sgi"], .weak)
  }

  /// Elements without effect in front of a metafile.
  private static let mostIdleElements = 8

  /// A begin element with the name of the metafile, and the version after it; where the length of the name is wrong, the
  /// version that follows soon.
  private static func metafile(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 8, head[0] == 0, head[1] & 0xc0 == 0 else { return nil }
    var place = 0
    // Elements without effect may stand in front, and fill a word each.
    for _ in 0..<mostIdleElements where head[place + 1] & 0xe0 == 0 {
      place += 2 + (Int(head[place + 1]) + 1) / 2 * 2
      guard place + 8 <= head.count, head[place] == 0 else { return nil }
    }
    guard head[place + 1] & 0xe0 == 0x20 else { return nil }
    let isLong = head[place + 1] & 0x1f == 0x1f
    guard let long = head.bigEndian(UInt16.self, at: place + 2), !isLong || long < 0x8000 else { return nil }
    let length = isLong ? Int(long) : Int(head[place + 1] & 0x1f)
    let next = place + (isLong ? 4 : 2) + length + length % 2
    if head.matches([0x10, 0x22], at: next) { return KnownFinding(types["cgm"], .strong) }
    let places = stride(from: place + 2, to: min(head.count - 3, place + farthestMetafileVersion), by: 2)
    let hasVersion = places.contains { head.matches([0x10, 0x22, 0], at: $0) && (1...4).contains(head[$0 + 3]) }
    return hasVersion ? KnownFinding(types["cgm"], .weak) : nil
  }

  /// Names of metafiles are no longer than this, mostly.
  private static let farthestMetafileVersion = 256

  /// A main chunk as long as the file, and a version or the editor's chunk in it.
  private static func scene(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // A scene, or a library of materials.
    guard head.count >= 8, head.matches("MM", at: 0) || head.matches([0xaa, 0x3d], at: 0),
      let length = head.littleEndian(UInt32.self, at: 2),
      let inner = head.littleEndian(UInt16.self, at: 6), [0x0002, 0x3d3d, 0x3d3e].contains(inner),
      let innerLength = head.littleEndian(UInt32.self, at: 8)
    else { return nil }
    // A version is one number; the editor's chunk lies within the main one.
    let isInside = inner == 0x0002 ? innerLength == 10 : innerLength >= 6 && innerLength <= length &- 6
    return (subject.length ?? Int64(length)) == Int64(length) && isInside ? KnownFinding(types["3ds"], .strong) : nil
  }

  /// Looked up once, because a disk is full of them.
  private static let bytecode = types["pyc"]

  /// The last two bytes of the magic number are CR LF since Python 1; the flags of PEP 552 are 0 to 3.
  ///
  /// The numbers of PyPy and GraalPy may stand anywhere, so that the code object must prove them (PyPy: importing.py,
  /// default_magic; GraalPy: MarshalModuleBuiltins, TYPE_GRAALPYTHON_CODE).
  private static func pythonBytecode(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 4, head[2] == 0x0d, head[3] == 0x0a else { return nil }
    guard (0x0c...0x0f).contains(head[1]) || (0xf0...0xf4).contains(head[1]) else {
      let codes: [UInt8] = head[1] < 2 ? [0x63, 0xe3] : (0x52...0x54).contains(head[1]) ? [0x43, 0xc3] : []
      return [8, 12, 16].contains { $0 < head.count && codes.contains(head[$0]) }
        ? KnownFinding(bytecode, .strong) : nil
    }
    if head.count < 8 { return KnownFinding(bytecode, .fair) }
    // After the header stands the marshalled code object, 63 or, shared, E3.
    let starts = [8, 12, 16].contains { $0 < head.count && (head[$0] == 0x63 || head[$0] == 0xe3) }
    let flags = head.littleEndian(UInt32.self, at: 4) ?? .max
    // Without one the number alone proves little: bulletins of weather begin with it too.
    return starts || flags <= 3 ? KnownFinding(bytecode, starts ? .strong : .fair) : nil
  }

  /// Five digits of length, fixed indicator counts, and the entry map 4500.
  static func bibliographic(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("4500", at: 20), head.matches("22", at: 10), FormatHeaders.hasMARCLeader(head) else {
      return nil
    }
    return KnownFinding(types["marc"], .strong)
  }

  /// Bytes in which the version of a macromolecule stands: other members of the map may come first.
  private static let longestMapStart = 4096

  /// A MessagePack map with the member `mmtfVersion` among the first.
  private static func macromolecular(_ head: [UInt8]) -> KnownFinding? {
    guard let first = head.first, first == 0xde || first == 0xdf || (0x80...0x8f).contains(first) else { return nil }
    // The name is a string of eleven bytes, as the byte in front says.
    guard let key = head.prefix(longestMapStart).firstIndex(of: "mmtfVersion", from: 1), head[key - 1] == 0xab
    else {
      return nil
    }
    return KnownFinding(types["mmtf"], .strong)
  }

  /// A magic number of 32 or 64 bits, few sections, and an auxiliary header of one of the sizes that exist.
  private static func extendedObjectFile(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 20, head[0] == 1, head[1] == 0xdf || head[1] == 0xf7 || head[1] == 0xef,
      let sections = head.bigEndian(UInt16.self, at: 2), let auxiliary = head.bigEndian(UInt16.self, at: 16)
    else { return nil }
    let sizes: [UInt16] = head[1] == 0xdf ? [0, 28, 72] : [0, 110, 120]
    return sections < 256 && sizes.contains(auxiliary) ? KnownFinding(types["xcoff"], .strong) : nil
  }

  /// The footer of version 2, or a header whose every field is one of those allowed.
  private static func targa(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard FormatHeaders.isTruevision(head), let width = head.littleEndian(UInt16.self, at: 12),
      let height = head.littleEndian(UInt16.self, at: 14)
    else { return nil }
    if subject.tail(26)?.matches("TRUEVISION-XFILE.", at: 8) == true {
      return KnownFinding(types["tga"], .certain)
    }
    // Few write one bit a picture element, and a header with so many zeros needs more proof: the length of the rows.
    if head[16] == 1 {
      let rows = (Int64(width) + 7) / 8 * Int64(height)
      return head[2] == 3 && subject.length == 18 + Int64(head[0]) + rows ? KnownFinding(types["tga"], .fair) : nil
    }
    return KnownFinding(types["tga"], width <= 16_384 && height <= 16_384 ? .fair : .weak)
  }

  /// How much of the end is looked at: the metadata of an address database is hardly longer.
  private static let trailerReach = 1024
  /// The last block of a disk image.
  private static let blockLength = 512

  /// Trailers that stand at the end of a disk image, and databases that describe themselves there.
  private static func behind(_ subject: Subject) -> KnownFinding? {
    // Images that begin with compressed or zeroed sectors have no signature of their own in front.
    guard !subject.isWhole || subject.head.count >= 512, let length = subject.length,
      let end = subject.tail(trailerReach), end.count >= 512
    else { return nil }
    let trailer = end.suffix(blockLength)
    if FormatHeaders.isDiskImageTrailer(trailer) { return KnownFinding(types["dmg"], .certain) }
    // Encrypted ones of the first version (libyal: vfdecrypt header, version 1).
    if trailer.matches("cdsaencr", at: 504) { return KnownFinding(types["dmg"], .certain) }
    if subject.head.matches("#!", at: 0), trailer.matches("Caml1999X", at: 500) {
      return KnownFinding(types["ocaml"], .certain)
    }
    // The version of the suffix, its name backwards, and its length (USB: DFU 1.1, appendix B).
    if trailer.matches("UFD", at: 504), trailer.matches([16], at: 507),
      let version = trailer.littleEndian(UInt16.self, at: 502), version == 0x0100 || version == 0x011a
    {
      return KnownFinding(types["dfu"], .strong)
    }
    if trailer.matches("conectix", at: 0) { return KnownFinding(types["vhd"], .certain) }
    // The place of the first chunk after the tracks.
    let chunk =
      trailer.matches("NER5", at: 500)
      ? trailer.bigEndian(UInt64.self, at: 504)
      : trailer.matches("NERO", at: 504) ? trailer.bigEndian(UInt32.self, at: 508).map(UInt64.init) : nil
    if let chunk, chunk < UInt64(length) { return KnownFinding(types["nrg"], .certain) }
    if isDiscJuggler(trailer, subject, length) { return KnownFinding(types["cdi"], .strong) }
    if isCityDatabase(trailer, length) { return KnownFinding(types["geoip"], .strong) }
    guard let mark = end.firstIndex(of: "MaxMind.com", from: end.startIndex), mark - end.startIndex >= 3,
      end[mark - 3] == 0xab, end[mark - 2] == 0xcd, end[mark - 1] == 0xef
    else { return nil }
    return KnownFinding(types["mmdb"], .certain)
  }

  /// Versions of DiscJuggler, of which the last counts the place of its header from the end, and the sessions of a disc.
  private static let discJugglerVersions: ClosedRange<UInt32> = 0x8000_0004...0x8000_0006
  private static let sessions: ClosedRange<UInt16> = 1...99

  /// Whether a file ends with a version and with the place of a header, which begins with the number of sessions (cdirip.c).
  private static func isDiscJuggler(_ trailer: ArraySlice<UInt8>, _ subject: Subject, _ length: Int64) -> Bool {
    guard let version = trailer.littleEndian(UInt32.self, at: trailer.count - 8), discJugglerVersions.contains(version),
      let place = trailer.littleEndian(UInt32.self, at: trailer.count - 4), place > 0, Int64(place) < length - 8
    else { return false }
    let header = version == discJugglerVersions.upperBound ? length - Int64(place) : Int64(place)
    return SubjectReader(subject).bytes(2, at: header).littleEndian(UInt16.self, at: 0).map(sessions.contains) ?? false
  }

  /// Bytes at the end in which a database of addresses says what it is.
  private static let editionReach = 20
  /// Editions that have the number of their nodes: regions, cities, organisations and providers; newer ones count from 106.
  private static let editions: Set<UInt8> = [2, 3, 4, 5, 6, 7, 111, 112, 107, 108, 109, 110]

  /// Whether three marks, an edition and a number of nodes that the file can hold stand near the end (MaxMind: GeoIP.c,
  /// _setup_segments).
  private static func isCityDatabase(_ trailer: ArraySlice<UInt8>, _ length: Int64) -> Bool {
    let end = trailer.suffix(editionReach)
    guard let mark = end.indices.dropLast(6).last(where: { end[$0...].starts(with: [0xff, 0xff, 0xff]) }),
      editions.contains(end[mark + 3])
    else { return false }
    let nodes = Int64(end[mark + 4]) | Int64(end[mark + 5]) << 8 | Int64(end[mark + 6]) << 16
    // Each node has two places of three bytes.
    return nodes > 0 && 6 * nodes < length
  }
}
