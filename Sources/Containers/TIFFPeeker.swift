// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import Headers

/// TIFF files and the raw images of cameras that are TIFF files inside.
enum TIFFPeeker: ContainerPeeker {
  /// By the maker in tag 271, and the first word of the model in tag 272 where models differ, in lower case, where the file has the
  /// structure of a raw image.
  static let makers = TypeTable(
    """
    asahi|com.pentax.raw-image|image/x-pentax-pef|Pentax raw image|ExifTool: Pentax tags, maker of the first models
    eastman||image/x-kodak-kdc|Kodak raw image|ExifTool: Kodak tags, KDC
    eastman dcs|com.kodak.raw-image|image/x-kodak-dcr|Kodak raw image|ExifTool: Kodak tags, DCR
    hasselblad|com.hasselblad.3fr-raw-image|image/x-hasselblad-3fr|Hasselblad raw image|libopenraw: 3FR
    imacon|com.hasselblad.fff-raw-image|image/x-hasselblad-fff|Imacon raw image|ExifTool: FFF
    kodak|com.kodak.raw-image|image/x-kodak-dcr|Kodak raw image|ExifTool: Kodak tags
    leaf|com.leafamerica.raw-image|image/x-leaf-mos|Leaf raw image|ExifTool: Leaf tags
    mamiya||image/x-mamiya-mef|Mamiya raw image|libopenraw: MEF
    mamiya-op||image/x-mamiya-mef|Mamiya raw image|libopenraw: MEF, maker of the ZD
    nikon|com.nikon.raw-image|image/x-nikon-nef|Nikon raw image|ExifTool: Nikon tags; NEF SubIFDs
    nikon coolpix|com.nikon.nrw-raw-image|image/x-nikon-nrw|Nikon raw image|ExifTool: Nikon tags, NRW
    pentax|com.pentax.raw-image|image/x-pentax-pef|Pentax raw image|ExifTool: Pentax tags
    phase|com.phaseone.raw-image|image/x-phaseone-iiq|Phase One raw image|ExifTool: Phase One tags
    ricoh pentax|com.pentax.raw-image|image/x-pentax-pef|Pentax raw image|ExifTool: Pentax tags, maker since 2013
    samsung|com.samsung.raw-image|image/x-samsung-srw|Samsung raw image|ExifTool: Samsung tags
    samsung gx-1l|com.pentax.raw-image|image/x-pentax-pef|Pentax raw image of a Samsung|ExifTool: Pentax tags, Samsung GX-1L
    samsung gx-1s|com.pentax.raw-image|image/x-pentax-pef|Pentax raw image of a Samsung|ExifTool: Pentax tags, Samsung GX-1S
    seiko|com.epson.raw-image|image/x-epson-erf|Epson raw image|ExifTool: Epson tags
    sony|com.sony.arw-raw-image|image/x-sony-arw|Sony raw image|ExifTool: Sony tags; SR2Private
    sony dsc-f828|com.sony.raw-image|image/x-sony-srf|Sony raw image|ExifTool: Sony tags, SRF
    sony dsc-r1|com.sony.sr2-raw-image|image/x-sony-sr2|Sony raw image|ExifTool: Sony tags, SR2
    sony dsc-v3|com.sony.raw-image|image/x-sony-srf|Sony raw image|ExifTool: Sony tags, SRF
    """)

  static let types = TypeTable(
    """
    cr2|com.canon.cr2-raw-image|image/x-canon-cr2|Canon raw image|Lossless CR2 specification, section 2.2
    dng|com.adobe.raw-image|image/x-adobe-dng|Digital negative|DNG 1.6, tag DNGVersion
    k25||image/x-kodak-k25|Kodak raw image|ExifTool: Kodak tags, K25
    tiff|public.tiff|image/tiff|TIFF image|TIFF 6.0, section 2
    xiff||image/vnd.xiff|Extended image|PRONOM fmt/1479, fmt/1480
    """)

  private enum Tag {
    static let kindOfPicture: UInt16 = 254
    static let compression: UInt16 = 259
    static let photometricInterpretation: UInt16 = 262
    static let maker: UInt16 = 271
    static let model: UInt16 = 272
    static let subdirectories: UInt16 = 330
    /// What the camera says of the exposure (Exif 2.32, section 4.6.3).
    static let exposure: UInt16 = 34_665
    /// Directories of Kodak's own (ExifTool: Exif tags, KodakIFD and KDC_IFD).
    static let kodakDirectory: UInt16 = 33_424
    static let consumerDirectory: UInt16 = 65_024
    /// The version of TIFF/EP (ISO 12234-2, section 5.2.5).
    static let cameraStandard: UInt16 = 37_398
    static let dngVersion: UInt16 = 50_706
    static let privateData: UInt16 = 50_740
    /// The data of Leaf's backs (ExifTool: Leaf tags).
    static let leafData: UInt16 = 34_310
  }

  /// The interpretation of samples that stand behind filters of several colours.
  private static let mosaicOfColours: UInt32 = 32_803
  /// The first form of JPEG compression, which previews of raw images have (TIFF 6.0, section 22).
  private static let previewCompression: UInt32 = 6
  /// Entries of the first directory looked at most; the format allows 65,535.
  private static let mostEntries = 512

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.count >= 8 else { return false }
    return head.matches([0x49, 0x49, 0x2a, 0], at: 0) || head.matches([0x4d, 0x4d, 0, 0x2a], at: 0)
      || head.matches([0x49, 0x49, 0x2b, 0, 8, 0], at: 0) || head.matches([0x4d, 0x4d, 0, 0x2b, 0, 8], at: 0)
  }

  static func findings(in subject: Subject) -> Findings {
    guard let known = type(of: subject) else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  private static func type(of subject: Subject) -> KnownType? {
    let head = subject.head
    // A preamble of TIFF does not make a DICOM file less of one.
    guard !FormatHeaders.isDICOM(head) else { return nil }
    if head.matches([0x43, 0x52, 2], at: 8) { return types["cr2"] }
    // RawSpeed: IiqDecoder, the mark of all of them.
    if head.matches("IIII", at: 8) || head.matches("MMMM", at: 8) { return makers["phase"] }
    if head.matches(" eXtended ", at: 8) || head.matches("XEROX DIFF", at: 8) { return types["xiff"] }
    let directory = TIFFDirectory(SubjectReader(subject), head: head, mostEntries: mostEntries)
    if directory.values[Tag.dngVersion] != nil { return types["dng"] }
    // The backs of Leaf and Mamiya, whatever they say of their maker.
    if directory.values[Tag.leafData] != nil { return makers["leaf"] }
    guard let maker = firstWord(of: Tag.maker, in: directory), isRaw(directory) else { return types["tiff"] }
    let model = directory.text(of: Tag.model)?.lowercased() ?? ""
    // dcraw: identify(), the model whose name stands behind that of the maker or alone.
    if maker == "eastman" || maker == "kodak", model.contains("dc25") { return types["k25"] }
    let word = model.split(separator: " ").first.map(String.init) ?? ""
    return makers[maker + " " + word] ?? makers[maker] ?? types["tiff"]
  }

  /// Whether a directory with a maker is that of a raw image: those have a preview there and the sensor's data in another one, or
  /// a private compression, or there are the values of a mosaic of colours (ISO 12234-2, TIFF/EP, section 5.2.2.1).
  private static func isRaw(_ directory: TIFFDirectory) -> Bool {
    let compression = directory.values[Tag.compression]?.value ?? 0
    let marks = [
      Tag.subdirectories, Tag.privateData, Tag.kodakDirectory, Tag.consumerDirectory, Tag.cameraStandard,
    ]
    // A smaller version of a picture that stands elsewhere (TIFF 6.0, section 8, NewSubfileType).
    let isSmaller = directory.values[Tag.kindOfPicture]?.value == 1
    return isSmaller || directory.values[Tag.photometricInterpretation]?.value == mosaicOfColours
      || marks.contains { directory.values[$0] != nil } || compression >= 65_000
      || compression == previewCompression && directory.values[Tag.exposure] != nil
  }

  private static func firstWord(of tag: UInt16, in directory: TIFFDirectory) -> String? {
    directory.text(of: tag)?.lowercased().split(separator: " ").first.map(String.init)
  }
}

/// The first image file directory of a classic TIFF file (TIFF 6.0, section 2).
struct TIFFDirectory {
  /// One entry.
  struct Entry {
    /// How many values there are.
    let count: UInt32
    /// The value itself, or where it stands.
    let value: UInt32
  }

  /// The entries by their tags.
  private(set) var values: [UInt16: Entry] = [:]
  private let reader: SubjectReader

  /// Reads the directory as far as it is there; BigTIFF has none that this reads.
  init(_ reader: SubjectReader, head: [UInt8], mostEntries: Int) {
    self.reader = reader
    let isBig = head[0] == 0x4d
    let half = { (bytes: ArraySlice<UInt8>, offset: Int) -> UInt16? in
      isBig ? bytes.bigEndian(UInt16.self, at: offset) : bytes.littleEndian(UInt16.self, at: offset)
    }
    let word = { (bytes: ArraySlice<UInt8>, offset: Int) -> UInt32? in
      isBig ? bytes.bigEndian(UInt32.self, at: offset) : bytes.littleEndian(UInt32.self, at: offset)
    }
    guard half(head[...], 2) == 42, let start = word(head[...], 4),
      let count = half(reader.bytes(2, at: Int64(start)), 0)
    else { return }
    let entries = reader.bytes(min(Int(count), mostEntries) * 12, at: Int64(start) + 2)
    for at in stride(from: 0, to: entries.count - 11, by: 12) {
      guard let tag = half(entries, at), let kind = half(entries, at + 2), let count = word(entries, at + 4) else {
        return
      }
      // A short stands in the first half of the value field.
      let value = kind == 3 && count == 1 ? half(entries, at + 8).map(UInt32.init) : word(entries, at + 8)
      values[tag] = Entry(count: count, value: value ?? 0)
    }
  }

  /// Bytes of a text that are read: makers and models come first in theirs.
  private static let longestText: UInt32 = 64

  /// The beginning of the text of an ASCII tag that is longer than four bytes.
  func text(of tag: UInt16) -> String? {
    guard let entry = values[tag], entry.count > 4 else { return nil }
    let bytes = reader.bytes(Int(min(entry.count, Self.longestText)), at: Int64(entry.value))
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
