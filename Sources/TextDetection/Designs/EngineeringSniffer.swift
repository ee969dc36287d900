// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Circuits, chip layouts, meshes, grids and logs of measurements, by the statements that their first lines make.
enum EngineeringSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    antex||text/x-antex|Phase centres of antennas|IGS: ANTEX 1.4
    blif||text/x-blif|Logic circuit|Berkeley Logic Interchange Format, section 2
    caltech||application/x-caltech-cif|Chip layout|Mead and Conway 1980: Caltech Intermediate Form
    def||text/x-def|Chip design|Cadence: LEF/DEF 5.8, DEF syntax
    ehdr||application/x-esri-hdr|Raster header|Esri: BIL, BIP and BSQ raster files
    ionex||text/x-ionex|Maps of the ionosphere|Schaer, Gurtner and Feltens 1998: IONEX 1, header
    las||text/x-las|Well log|Canadian Well Logging Society: LAS 2.0
    lef||text/x-lef|Chip library|Cadence: LEF/DEF 5.8, LEF syntax
    liberty||text/x-liberty|Cell library|Synopsys: Liberty user guide
    mtl||model/mtl|Wavefront material|Wavefront: MTL material format
    nastran||application/x-nastran|Finite element model|NASTRAN: bulk data
    netlist||application/x-ipc-d-356|Test data of a circuit board|IPC-D-356, section Data record formats
    rinex||application/x-rinex|Satellite observations|IGS: RINEX 3.05, table A1
    rtlil||text/x-rtlil|Circuit in RTLIL|Yosys manual, appendix RTLIL text representation
    stl||model/stl|Stereolithography model|3D Systems: StereoLithography interface 1989
    unv||application/x-unv|Universal file|SDRC: universal file datasets
    usgsdem||application/x-usgs-dem|Terrain elevation|USGS: Standards for digital elevation models, record A
    zmap||application/x-zmap|Grid|Landmark: ZMap Plus grid
    """)

  /// Statements looked at in front.
  private static let mostLines = 40

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count, let first = sample.lines.first else { return nil }
    if isElevation(sample.bytes) { return KnownFinding(types["usgsdem"], .strong) }
    // The label of a header line stands after column 60.
    if first.count > 60, first.dropFirst(60).begins(with: "RINEX VERSION / TYPE") {
      return KnownFinding(types["rinex"], .strong)
    }
    if first.count > 60, first.dropFirst(60).begins(with: "ANTEX VERSION / SYST") {
      return KnownFinding(types["antex"], .strong)
    }
    if first.count > 60, first.dropFirst(60).begins(with: "IONEX VERSION / TYPE") {
      return KnownFinding(types["ionex"], .strong)
    }
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "-"): return isUniversal(sample) ? KnownFinding(types["unv"], .strong) : nil
    case UInt8(ascii: "!"), UInt8(ascii: "@"): return isZMap(sample) ? KnownFinding(types["zmap"], .strong) : nil
    case UInt8(ascii: "$"), UInt8(ascii: "G"), UInt8(ascii: "S"), UInt8(ascii: "B"):
      if isBulkData(sample) { return KnownFinding(types["nastran"], .strong) }
    case UInt8(ascii: "C"), UInt8(ascii: "P"):
      if isNetlist(sample) { return KnownFinding(types["netlist"], .strong) }
    case UInt8(ascii: "("), UInt8(ascii: "D"):
      if isLayout(sample) { return KnownFinding(types["caltech"], .strong) }
    default: break
    }
    if let key = described(sample) { return KnownFinding(types[key], .strong) }
    return isRaster(sample) ? KnownFinding(types["ehdr"], .strong) : nil
  }

  /// Records of comments and parameters, each after a letter and two blanks, and a record of a hole or a land in columns: its
  /// number, the net, and places after X and Y.
  private static func isNetlist(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "P  ") || sample.begins(with: "C  ") else { return false }
    return sample.wholeLines.contains { line in
      guard line.count > 50, line.prefix(3).number(ofAtMost: 3).map({ 300...399 ~= $0 }) == true else { return false }
      let behind = line.dropFirst(41)
      return behind.first == UInt8(ascii: "X") && behind.dropFirst(8).first == UInt8(ascii: "Y")
    }
  }

  /// The pattern of the elevations and the system of their coordinates, in columns of six.
  private static func isElevation(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 1024, bytes[150..<155].allSatisfy({ $0 == 0x20 }), bytes[156..<161].allSatisfy({ $0 == 0x20 })
    else { return false }
    return (bytes[155] == 0x31 || bytes[155] == 0x34) && (0x30...0x33).contains(bytes[161])
      && !bytes[..<144].contains(0x0a)
  }

  /// Data sets in wide use; those of 2400 and more are the newer ones (SDRC: universal file datasets).
  private static let dataSets: Set = [15, 18, 55, 56, 57, 58, 82, 151, 164, 666, 747, 757, 780, 781, 789, 790]

  /// A delimiter and the number of a data set, each in six columns, and the delimiter that ends it.
  private static func isUniversal(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.prefix(2)
    guard lines.count == 2, let first = lines.first, let second = lines.last, first.trimmed.equals("-1")
    else {
      return false
    }
    guard first.prefix(6).equals("    -1"), second.count >= 6,
      let number = second.prefix(6).trimmed.number(ofAtMost: 5), dataSets.contains(number) || number / 100 == 24
    else { return false }
    return !sample.isWhole || sample.wholeLines.dropFirst(2).contains { $0.prefix(6).equals("    -1") }
  }

  /// Comments, and a line that begins the grid.
  private static func isZMap(_ sample: TextSample) -> Bool {
    guard let line = sample.lines.first(where: { $0.first != UInt8(ascii: "!") }), line.first == UInt8(ascii: "@")
    else {
      return false
    }
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { $0.trimmed }
    return fields.count >= 3 && fields[1].equals("GRID") && fields[2].number(ofAtMost: 3) != nil
  }

  /// The executive's end or the beginning of the bulk data, or points in fields of eight columns.
  private static func isBulkData(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "BCG") else { return false }
    let lines = sample.wholeLines.filter { $0.first != UInt8(ascii: "$") && !$0.isBlank }.prefix(mostLines)
    if lines.contains(where: { $0.hasAnyCase("BEGIN BULK", at: $0.startIndex) || $0.trimmed.equals("CEND") }
    ) {
      return true
    }
    let points = lines.prefix(4)
    return points.count == 4
      && points.allSatisfy { line in
        line.count > 24 && (line.begins(with: "GRID    ") || line.begins(with: "GRID*   "))
      }
  }

  /// Boxes of a symbol whose end is not in the sample.
  private static let leastBoxes = 4

  /// The start of a symbol with its number, and its end, or boxes in it.
  private static func isLayout(_ sample: TextSample) -> Bool {
    guard sample.contains("DF;") || sample.lines.count(where: isBox) >= leastBoxes else { return false }
    return sample.lines.prefix(mostLines).contains { line in
      let words = line.words
      return (2...4).contains(words.count) && words[0].equals("DS") && line.last == UInt8(ascii: ";")
        && words.dropFirst().allSatisfy {
          ($0.last == UInt8(ascii: ";") ? $0.dropLast() : $0).number(ofAtMost: 9) != nil
        }
    }
  }

  /// Whether a line is a box by its length, its width, its centre and perhaps its direction.
  private static func isBox(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard line.last == UInt8(ascii: ";"), words.count == 5 || words.count == 7, words[0].equals("B") else {
      return false
    }
    return words.dropFirst().dropLast().allSatisfy(\.isInteger) && (words.last ?? []).dropLast().isInteger
  }

  /// What the first statement after comments is.
  private static func described(_ sample: TextSample) -> String? {
    guard let line = sample.lines.firstUncommented?.trimmed else { return nil }
    let word = line.prefix { $0 > 0x20 }
    if line.begins(with: ".model "), line.words.count == 2 {
      let statements: [StaticString] = [".inputs", ".outputs", ".names", ".latch", ".gate"]
      let isNetlist = sample.uncommentedLines(mostLines).contains { line in
        line.begins(withAnyOf: statements)
      }
      return isNetlist ? "blif" : nil
    }
    if line.begins(with: "autoidx ") || line.begins(with: "attribute \\") {
      return sample.contains("\nmodule \\") ? "rtlil" : nil
    }
    if word.equals("newmtl") { return isMaterial(sample, line) ? "mtl" : nil }
    if word.equals("VERSION"), line.last == UInt8(ascii: ";"), line.words.count <= 3 {
      if sample.contains("\nDESIGN ") { return "def" }
      return sample.contains("\nMACRO ") || sample.contains("\nLAYER ") ? "lef" : nil
    }
    if line.hasAnyCase("~V", at: line.startIndex) {
      return sample.contains("VERS.", within: TextSample.headerReach) ? "las" : nil
    }
    if word.count == 5, word.matchesAnyCase("solid", at: 0) {
      // Programs write the words in either case, and the first one without a name.
      let next = sample.lines.drop { $0.isBlank }.dropFirst().first { !$0.isBlank }?.words ?? []
      return next.count == 5 && next[0].matchesAnyCase("facet", at: 0) && next[1].matchesAnyCase("normal", at: 0)
        ? "stl" : nil
    }
    let mayBeLibrary = line.begins(with: "library") || line.begins(with: "/*") || line.begins(with: "//")
    return mayBeLibrary && isLibrary(sample) ? "liberty" : nil
  }

  /// A name in one word, and colours, their coefficients or maps.
  private static func isMaterial(_ sample: TextSample, _ line: ArraySlice<UInt8>) -> Bool {
    let statements: Set = [
      "Ka", "Kd", "Ke", "Ks", "Ni", "Ns", "Tf", "Tr", "d", "illum", "map_Ka", "map_Kd", "map_Ks", "map_d", "Pr", "Pm",
    ]
    return line.words.count == 2
      && sample.lines.contains { line in
        let words = line.words
        return words.count > 1 && statements.contains(String(decoding: words[0], as: UTF8.self))
      }
  }

  /// After comments a group of that name, and statements about time or delay in it.
  private static func isLibrary(_ sample: TextSample) -> Bool {
    let opens = sample.lines.prefix(mostLines).contains { line in
      guard line.trimmed.begins(with: "library") else { return false }
      return line.trimmed.dropFirst(7).drop { $0 == 0x20 }.first == UInt8(ascii: "(")
    }
    return opens && (sample.contains("delay_model") || sample.contains("time_unit"))
  }

  private static let rasterKeywords: [StaticString] = [
    "bandgapbytes", "bandrowbytes", "byteorder", "cellsize", "layout", "nbands", "nbits", "ncols", "nodata",
    "nodata_value", "nrows", "pixeltype", "skipbytes", "totalrowbytes", "ulxmap", "ulymap", "xdim", "xllcorner", "ydim",
    "yllcorner",
  ]

  /// Keywords in any case, each with one value, the rows and columns among them.
  private static func isRaster(_ sample: TextSample) -> Bool {
    guard sample.lines.count >= 4, let first = sample.wholeLines.firstFilled,
      isRasterKeyword(first.prefix { $0 > 0x20 })
    else { return false }
    let rows = sample.wholeLines.prefix(mostLines).filter { !$0.isBlank }.map(\.words)
    guard rows.count >= 4, rows.allSatisfy({ $0.count == 2 }) else { return false }
    let names = rows.map { $0[0] }
    return names.contains { $0.matchesAnyCase("nrows", at: 0) } && names.contains { $0.matchesAnyCase("ncols", at: 0) }
      && names.allSatisfy(isRasterKeyword)
  }

  private static func isRasterKeyword(_ word: ArraySlice<UInt8>) -> Bool {
    rasterKeywords.contains(where: word.equalsAnyCase)
  }
}
