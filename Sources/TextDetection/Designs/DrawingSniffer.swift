// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

/// Drawings, models and pictures written as text.
enum DrawingSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cgm||image/cgm|Computer graphics metafile in clear text|ISO/IEC 8632-4, sections 6 and 7
    dxf||image/vnd.dxf|Drawing exchange|Autodesk: DXF reference, chapter ASCII DXF files
    excellon||application/x-excellon|Drill file|Excellon format 2
    gcode||text/x.gcode|Machine instructions|ISO 6983-1
    gerber||application/vnd.gerber|Printed board layer|Ucamco: Gerber layer format 2022.02
    iges||model/iges|IGES model|IGES 5.3, section 2.2
    ldraw||application/x-ldraw|Model of bricks|LDraw: File format specification 1.0.2, section Line types
    obj||model/obj|Wavefront object|Wavefront: Object files
    off||model/x-off|Object file format model|Geomview: OFF
    pbm|public.pbm|image/x-portable-bitmap|Portable bitmap|Netpbm: pbm
    pgm||image/x-portable-graymap|Portable graymap|Netpbm: pgm
    ppm||image/x-portable-pixmap|Portable pixmap|Netpbm: ppm
    xbm||image/x-xbitmap|X bitmap|X11: XBM
    xpm||image/x-xpixmap|X pixmap|XPM manual
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.first else { return nil }
    if isDXF(sample) { return KnownFinding(types["dxf"], .strong) }
    if isMetafile(sample) { return KnownFinding(types["cgm"], .strong) }
    if let key = netpbm(sample) { return KnownFinding(types[key], .strong) }
    // The start section has an S in column 73 and a running number.
    if first.count >= 80, first[first.startIndex + 72] == UInt8(ascii: "S"),
      first.dropFirst(73).prefix(7).allSatisfy({ $0 == 0x20 || $0.isDigit })
    {
      return KnownFinding(types["iges"], .strong)
    }
    if isBitmap(sample) { return KnownFinding(types["xbm"], .strong) }
    if isObjectFile(sample, sample.lines.firstFilled ?? first) {
      return KnownFinding(types["off"], .fair)
    }
    if areParts(sample) { return KnownFinding(types["ldraw"], .strong) }
    if isPixmap(sample) { return KnownFinding(types["xpm"], .fair) }
    if let key = instructions(sample) { return KnownFinding(types[key], .fair) }
    return isWavefront(sample) ? KnownFinding(types["obj"], .fair) : nil
  }

  /// Lines whose group codes are looked at.
  private static let mostPairLines = 64

  /// Group codes and values stand on alternate lines; comments have the code 999.
  private static func isDXF(_ sample: TextSample) -> Bool {
    let lines = sample.lines.prefix(mostPairLines)
    guard let head = lines.places.first?.head, head == UInt8(ascii: "0") || head == UInt8(ascii: "9") else {
      return false
    }
    var index = lines.startIndex
    while index + 1 < lines.endIndex {
      let code = lines[index].trimmed
      if code.equals("0") { return lines[index + 1].trimmed.equals("SECTION") }
      guard code.equals("999") else { return false }
      index += 2
    }
    return false
  }

  /// The first element begins the metafile, the next ones tell its version; letters of any case, comments between percent
  /// signs.
  private static func isMetafile(_ sample: TextSample) -> Bool {
    var rest = sample.bytes.drop { $0 <= 0x20 }
    while rest.first == UInt8(ascii: "%"), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(end + 1)...].drop { $0 <= 0x20 }
    }
    guard rest.matchesAnyCase("begmf", at: 0) else { return false }
    return String(decoding: rest.prefix(farthestVersion), as: UTF8.self).lowercased().contains("mfversion")
  }

  /// The version stands behind the name of the metafile, which is a short text.
  private static let farthestVersion = 512

  /// The counts of vertices, faces and edges stand after the mark, in its line or in the next that is no comment.
  private static func isObjectFile(_ sample: TextSample, _ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "OFF") || line.begins(with: "COFF") || line.begins(with: "NOFF") else { return false }
    let words = line.words
    guard let mark = words.first, mark.equals("OFF") || mark.equals("COFF") || mark.equals("NOFF") else { return false }
    let counts = words.count > 1 ? words.dropFirst() : sample.uncommentedLines(2).dropFirst().first?.words[...] ?? []
    return counts.count == 3 && counts.allSatisfy { $0.number(ofAtMost: 9) != nil }
  }

  /// Words of each type of line, up to the name of a part, which may have blanks (LDraw: File format, section Line types).
  private static let wordsOfLines = [1: 15, 2: 8, 3: 11, 4: 14, 5: 14]

  /// A title in words, and nothing but remarks, parts with the names of their files, lines and faces, each with its colour and
  /// its numbers.
  private static func areParts(_ sample: TextSample) -> Bool {
    guard sample.lines.firstFilled?.begins(with: "0 ") == true else { return false }
    var (count, isTitled) = (0, false)
    for line in sample.wholeLines.prefix(mostStatements) where !line.isBlank {
      let words = line.words
      guard words[0].count == 1, let kind = words[0].number(ofAtMost: 1) else { return false }
      if kind == 0 {
        isTitled = isTitled || words.dropFirst().contains { $0.count > 1 && $0.contains(where: \.isLetter) }
        continue
      }
      guard let length = wordsOfLines[kind], kind == 1 ? words.count >= length : words.count == length,
        words[1].isInteger || words[1].matchesAnyCase("0x", at: 0),
        words[2..<(kind == 1 ? length - 1 : length)].allSatisfy(\.isNumber),
        kind > 1 || words.last?.contains(UInt8(ascii: ".")) == true
      else { return false }
      count += 1
    }
    return count >= 2 && isTitled
  }

  /// Samples of a plain picture that are looked at.
  private static let mostSamples = 8
  /// The largest value of a sample.
  private static let largestSample = 65535

  /// Whether the largest value and samples up to it follow the width and the height, as far as the text goes.
  private static func hasSamples(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    var rest = bytes
    var largest: Int?
    for _ in 0...mostSamples {
      let word = FormatHeaders.netpbmWord(rest)
      if word.isEmpty { return largest != nil || !isWhole }
      guard let number = word.number(ofAtMost: 5), number <= largest ?? largestSample else { return false }
      largest = largest ?? number
      guard largest != 0 else { return false }
      rest = rest[word.endIndex...]
    }
    return true
  }

  /// The magic number, white space or a comment, the width and the height, and in a plain picture its samples.
  private static func netpbm(_ sample: TextSample) -> String? {
    let bytes = sample.bytes
    guard bytes.count > 4, bytes[0] == UInt8(ascii: "P"), bytes[2] <= 0x20 else { return nil }
    guard let rest = FormatHeaders.behindNetpbmSize(bytes, isWhole: sample.isWhole) else { return nil }
    if bytes[1] == UInt8(ascii: "1") {
      let isBits = FormatHeaders.netpbmWord(rest).allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
      guard isBits else { return nil }
    }
    if bytes[1] == UInt8(ascii: "2") || bytes[1] == UInt8(ascii: "3"),
      !hasSamples(rest, isWhole: sample.isWhole)
    {
      return nil
    }
    return switch bytes[1] {
    case UInt8(ascii: "1"), UInt8(ascii: "4"): "pbm"
    case UInt8(ascii: "2"), UInt8(ascii: "5"): "pgm"
    case UInt8(ascii: "3"), UInt8(ascii: "6"): "ppm"
    default: nil
    }
  }

  /// Bytes after the comment in front of a bitmap in which it has its size and the name of its bits.
  private static let longestBitmapHead = 1 << 10

  /// Lines in which a bitmap has its size and the name of its bits.
  private static let mostBitmapLines = 24

  /// A width and a height, whose names end in words of their own, and bits; white space of any kind and length divides them
  /// (Xlib, XReadBitmapFile).
  private static func isBitmap(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")), sample.contains("_bits", within: TextSample.headerReach) else {
      return false
    }
    if sample.begins(with: "/*") {
      let text = sample.bytes[sample.front...].prefix(longestBitmapHead)
      if text.begins(with: "#define "), text.contains("_width "), text.contains("_height "), text.contains("_bits[") {
        return true
      }
    }
    var sides: (width: Bool, height: Bool) = (false, false)
    for place in sample.lines.prefix(mostBitmapLines).places where place.head == UInt8(ascii: "#") {
      let words = sample.bytes[place.text].words
      guard words.count >= 3, words[0].equals("#define"), words[2].first?.isDigit == true else { continue }
      sides.width = sides.width || isNamed(words[1], "width")
      sides.height = sides.height || isNamed(words[1], "height")
    }
    return sides.width && sides.height
  }

  /// Whether a name is a word, or ends in one behind an underscore.
  private static func isNamed(_ name: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    let end = name.suffix(word.utf8CodeUnitCount)
    return end.equals(word) && (end.startIndex == name.startIndex || name[end.startIndex - 1] == UInt8(ascii: "_"))
  }

  /// An array of strings without the comment that it should begin with: the first one tells width, height, colours and the
  /// characters of a pixel, and the next ones colours; or the definitions of the first version, with colours behind them.
  private static func isPixmap(_ sample: TextSample) -> Bool {
    if sample.begins(with: "#define "), sample.contains("_format 1\n"), sample.contains("_chars_per_pixel ") {
      return true
    }
    guard sample.begins(with: "static c") || sample.begins(with: "const char"),
      let open = sample.bytes.firstIndex(of: "[] = {", from: sample.start),
      open < sample.start + longestDeclaration,
      let quote = sample.bytes[open...].firstIndex(of: UInt8(ascii: "\""))
    else { return false }
    let values = sample.bytes[(quote + 1)...].prefix { $0 != UInt8(ascii: "\"") }.prefix(longestDeclaration).words
    return (4...7).contains(values.count) && values.prefix(4).allSatisfy { $0.number(ofAtMost: 5) != nil }
      && (sample.contains(" c #") || sample.contains("c None") || sample.contains("c none"))
  }

  /// Bytes in which the declaration of a pixmap ends.
  private static let longestDeclaration = 256

  /// Lines of a plot or a drilling program that are looked at.
  private static let mostInstructions = 40

  private static func instructions(_ sample: TextSample) -> String? {
    guard sample.heads.containsAny(of: "%GMN") else { return nil }
    var (lines, words, comments) = (0, 0, 0)
    var (isExcellon, hasParameter) = (false, false)
    for index in sample.lines.prefix(mostInstructions).indices {
      let place = sample.lines.place(at: index)
      guard !place.isBlank else { continue }
      lines += 1
      switch place.head {
      case UInt8(ascii: "%"):
        let line = sample.lines.text(at: index)
        if line.begins(with: "%FSLA") || line.begins(with: "%FSTA") { return "gerber" }
        if line.count == 1 { comments += 1 }
      case UInt8(ascii: "G"), UInt8(ascii: "M"), UInt8(ascii: "N"):
        let line = sample.lines.text(at: index)
        // Blocks may be numbered in front of what they do (ISO 6983-1, section 6.3).
        let isNumbered = place.head == UInt8(ascii: "N")
        if lines == comments + 1, !isNumbered { isExcellon = line.equals("M48") }
        guard !isNumbered || line.contains(UInt8(ascii: "G")) || line.contains(UInt8(ascii: "M")), isInstruction(line)
        else { continue }
        words += 1
        hasParameter = hasParameter || isParametrized(line)
      case UInt8(ascii: ";"), UInt8(ascii: "("): comments += 1
      // Numbers of programs, tools, speeds and places stand in lines of their own too.
      case UInt8(ascii: "F"), UInt8(ascii: "O"), UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "X"),
        UInt8(ascii: "Y"),
        UInt8(ascii: "Z"):
        // Words of plots end with an asterisk.
        if place.tail != UInt8(ascii: "*"), isInstruction(sample.lines.text(at: index)) { comments += 1 }
      default: break
      }
    }
    if isExcellon { return "excellon" }
    if isPlotted(sample) { return "gerber" }
    let isProgram = words >= 4 && (words + comments) * 10 >= lines * 8 || words == 3 && words + comments == lines
    return isProgram && hasParameter ? "gcode" : nil
  }

  /// Words of coordinates and codes up to an asterisk at the end of each line, among them that for light on or off (RS-274-D).
  private static func isPlotted(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.prefix(mostInstructions)
    return lines.count >= 4
      && lines.places.allSatisfy { $0.isBlank || $0.tail == UInt8(ascii: "*") && "GMNXYDIJ".utf8.contains($0.head) }
      && lines.contains { $0.contains("D01*") || $0.contains("D02*") || $0.contains("D03*") }
      && lines.allSatisfy { line in
        line.begins(with: "G04") || line.trimmed.allSatisfy { $0.isDigit || "GMNXYDIJ*+-".utf8.contains($0) }
      }
  }

  /// Whether an axis, a feed or a speed with its number stands after the first word (ISO 6983-1, table 1).
  private static func isParametrized(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.dropFirst().contains { place in
      guard "ABCEFIJKPRSXYZ".utf8.contains(line[place]), place + 1 < line.endIndex else { return false }
      let next = line[place + 1]
      return next.isDigit || next == UInt8(ascii: "-") || next == UInt8(ascii: ".") || next == UInt8(ascii: "+")
    }
  }

  /// Words of a letter and a number each, with or without blanks between them, in front of a comment; a check sum may stand
  /// after an asterisk (ISO 6983-1; RepRap: G-code, section Checking).
  private static func isInstruction(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.dropFirst().first?.isDigit == true else { return false }
    // A number without a letter is a value of a table, as those of satellites are (IGS: RINEX).
    let words = line.words
    if words.count > 1, words[0].count > 1, let second = words[1].first, second.isDigit || second == UInt8(ascii: "-") {
      return false
    }
    var hadLetter = false
    for byte in line {
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "("): return true
      case 0x20, 0x09, UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): hadLetter = false
      case _ where byte.isDigit: hadLetter = false
      case _ where byte.isLetter && !hadLetter: hadLetter = true
      default: return false
      }
    }
    return true
  }

  private static let objectWords: [StaticString] = [
    "bmat", "cstype", "curv", "curv2", "deg", "end", "f", "g", "hole", "l", "mg", "mtllib", "o", "p", "parm", "s",
    "scrv", "sp", "step", "surf", "trim", "usemtl", "v", "vn", "vp", "vt",
  ]

  /// Lines of an object that are looked at.
  private static let mostStatements = 60

  private static func isWavefront(_ sample: TextSample) -> Bool {
    // Without vertices there is no object.
    guard sample.heads.contains(UInt8(ascii: "v")) else { return false }
    let lines = sample.wholeLines.prefix(mostStatements).lazy.filter { !$0.isBlank }
    let isStatement = { (line: ArraySlice<UInt8>) in
      let word = line.prefix { $0 > 0x20 }
      return word.first == UInt8(ascii: "#") || objectWords.contains { word.equals($0) }
    }
    guard lines.allSatisfy(isStatement) else { return false }
    // A place has three coordinates, and may have a weight or a colour.
    return lines.count { line in
      guard line.begins(with: "v ") else { return false }
      let words = line.words
      return words.count >= 4 && words[1...3].allSatisfy(\.isNumber)
    } >= (lines.contains { $0.begins(with: "mtllib ") || $0.begins(with: "usemtl ") } ? 1 : 3)
  }
}
