// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Lists every line of which is laid out alike: checksums of files, frames of a bus, steps of a scale, words and colours.
enum ListSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    affixes||text/x-hunspell-affix|Endings of words|hunspell(5), section Affix file
    bus||text/x-candump|Frames of a CAN bus|can-utils: candump, log file format
    dictionary||text/x-hunspell-dictionary|Words and their endings|hunspell(5), section Dictionary file
    game||application/x-chess-fen|Position of chess|Portable Game Notation, section 16.1, FEN
    opl||text/x-osm-opl|Map data, an object a line|OSM OPL file format
    palette||text/x-gmt-cpt|Table of colours|GMT: Technical reference, section Color palette tables
    positions||application/x-chess-epd|Positions of chess|Portable Game Notation, section 16.2, EPD
    scale||application/x-scala-scale|Musical scale|Scala: scale file format
    sfv||text/x-sfv|Checksums of files|Simple file verification: name and CRC-32
    sums||text/x-checksums|Checksums of files|GNU coreutils manual, sections md5sum and sha2 utilities
    """)

  /// Lines looked at most.
  private static let mostLines = 20

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    let first = sample.bytes[sample.start]
    if first == UInt8(ascii: "!") { return KnownFinding(isScale(sample) ? types["scale"] : nil, .strong) }
    guard let line = sample.wholeLines.firstFilled else { return nil }
    // Few texts need them.
    func lines() -> [ArraySlice<UInt8>] { Array(sample.wholeLines.lazy.filter { !$0.isBlank }.prefix(mostLines)) }
    if first == UInt8(ascii: "(") {
      return KnownFinding(isFrame(line) && lines().allSatisfy(isFrame) ? types["bus"] : nil, .strong)
    }
    if isSum(line) || isTaggedSum(line) {
      return KnownFinding(lines().allSatisfy { isSum($0) || isTaggedSum($0) } ? types["sums"] : nil, .strong)
    }
    if isPosition(line) { return KnownFinding(lines().allSatisfy(isPosition) ? types["game"] : nil, .strong) }
    if isRecordOfPosition(line) {
      return KnownFinding(lines().allSatisfy(isRecordOfPosition) ? types["positions"] : nil, .strong)
    }
    if isObject(line) { return KnownFinding(lines().allSatisfy(isObject) ? types["opl"] : nil, .strong) }
    if first.isDigit, isDictionary(sample) { return KnownFinding(types["dictionary"], .strong) }
    if first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "#"), isPalette(sample) {
      return KnownFinding(types["palette"], .strong)
    }
    if isAffixes(sample) { return KnownFinding(types["affixes"], .strong) }
    guard first == UInt8(ascii: ";") || isCheck(line) else { return nil }
    let checks = lines().filter { $0.first != UInt8(ascii: ";") }
    // Dates and other numbers have no digits above 9; of checksums one in forty has none, of lists hardly any.
    let isList =
      !checks.isEmpty && checks.allSatisfy(isCheck) && (checks.count >= 2 || first == UInt8(ascii: ";"))
      && checks.contains { $0.trimmed.suffix(8).contains(where: \.isLetter) }
    return KnownFinding(isList ? types["sfv"] : nil, .strong)
  }

  /// A node, way, relation or changeset with its number, and fields that a letter names, the version or counts first.
  private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    guard let kind = line.first, "nwrc".utf8.contains(kind) else { return false }
    let words = line.words
    guard words.count >= 4 else { return false }
    let number = words[0].dropFirst()
    return number.isInteger && words[1].first == (kind == UInt8(ascii: "c") ? UInt8(ascii: "k") : UInt8(ascii: "v"))
      && words[1].dropFirst().isInteger
      && words.contains { $0.first == UInt8(ascii: "T") } && words.allSatisfy { $0.first?.isLetter ?? false }
  }

  // MARK: Chess

  /// Eight ranks of eight squares, the side to move, castling, a square, and two numbers.
  private static func isPosition(_ line: ArraySlice<UInt8>) -> Bool {
    guard let words = behindBoard(line) else { return false }
    return words.count == 5 && words[3].isInteger && words[4].isInteger
  }

  /// A position without numbers, and operations, each with a semicolon at its end, or as counts of moves have it in front.
  private static func isRecordOfPosition(_ line: ArraySlice<UInt8>) -> Bool {
    guard let words = behindBoard(line) else { return false }
    guard words.count > 3 else { return true }
    return words[3].first == UInt8(ascii: ";")
      || words.last?.last == UInt8(ascii: ";") && words[3].first?.isLetter == true
  }

  /// The words behind eight ranks of eight squares, the first three of which are the side to move, castling and a square; nil
  /// where there are none of these.
  private static func behindBoard(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var (ranks, squares, end) = (1, 0, line.startIndex)
    for byte in line {
      end += 1
      switch byte {
      case UInt8(ascii: "/"):
        guard squares == 8 else { return nil }
        (ranks, squares) = (ranks + 1, 0)
      case UInt8(ascii: "1")...UInt8(ascii: "8"): squares += Int(byte & 15)
      default:
        guard "bknpqr".utf8.contains(byte.lowercased) else { return nil }
        squares += 1
      }
      if squares > 8 { return nil }
      if ranks == 8, squares == 8 { break }
    }
    guard ranks == 8, squares == 8 else { return nil }
    let words = line[end...].words
    guard words.count >= 3, words[0].equals("w") || words[0].equals("b"),
      words[1].allSatisfy({ "KQkq-".utf8.contains($0) }), words[2].count <= 2
    else { return nil }
    return words
  }

  // MARK: Checksums

  /// Digits of checksums of 128, 160, 224, 256, 384 and 512 bits.
  private static let sumLengths = [32, 40, 56, 64, 96, 128]

  /// A sum, a blank, a blank or an asterisk, and a name; a backslash goes before names that have one.
  private static func isSum(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.first == UInt8(ascii: "\\") ? line.dropFirst() : line
    let digits = line.prefix(while: \.isHexadecimalDigit)
    let rest = line.dropFirst(digits.count)
    guard sumLengths.contains(digits.count), rest.count >= 3, rest.first == 0x20 else { return false }
    let mark = rest[rest.startIndex + 1]
    return (mark == 0x20 || mark == UInt8(ascii: "*")) && rest[rest.startIndex + 2] != 0x20
  }

  private static let sumNames: [StaticString] = [
    "MD5 (", "SHA1 (", "SHA224 (", "SHA256 (", "SHA384 (", "SHA512 (", "BLAKE2b (", "SM3 (", "RMD160 (", "MD5(",
    "SHA1(", "SHA2-224(", "SHA2-256(", "SHA2-384(", "SHA2-512(", "SHA224(", "SHA256(", "SHA3-256(", "SHA3-512(",
    "SHA384(", "SHA512(",
  ]

  /// The name of the sum, that of the file in brackets, and the digits after an equals sign, as BSD and OpenSSL write it.
  private static func isTaggedSum(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(withAnyOf: sumNames) else { return false }
    let digits = line.trimmed.suffix(while: { $0.isHexadecimalDigit })
    let front = line.trimmed.dropLast(digits.count)
    return sumLengths.contains(digits.count) && (front.suffix(4).equals(") = ") || front.suffix(3).equals(")= "))
  }

  /// A name, a blank, and eight digits at the end.
  private static func isCheck(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmed
    let digits = text.suffix(while: { $0.isHexadecimalDigit })
    let name = text.dropLast(digits.count)
    // A name has an extension, and is no number.
    return digits.count == 8 && name.count >= 3 && name.last == 0x20 && name.contains(UInt8(ascii: "."))
      && name.contains(where: \.isLetter)
  }

  // MARK: Frames and scales

  /// The time in brackets, an interface, and an identifier with its data after a number sign.
  private static func isFrame(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 3, words[0].first == UInt8(ascii: "("), words[0].last == UInt8(ascii: ")"),
      words[0].dropFirst().dropLast().allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      let sign = words[2].firstIndex(of: UInt8(ascii: "#"))
    else { return false }
    let identifier = words[2][..<sign]
    return [3, 8].contains(identifier.count) && identifier.allSatisfy(\.isHexadecimalDigit)
  }

  /// Comments after exclamation marks, a description, a count, and as many steps in cents or as ratios.
  private static func isScale(_ sample: TextSample) -> Bool {
    let rows = sample.wholeLines.filter { $0.first != UInt8(ascii: "!") }
    guard rows.count >= 3, let count = rows[1].words.first?.number(ofAtMost: 4), count > 0 else { return false }
    // The number of steps may be followed by words, not by other numbers, as in tables.
    guard rows[1].words.dropFirst().first?.first?.isDigit != true else { return false }
    let steps = rows.dropFirst(2).prefix(min(count, mostLines))
    return (!sample.isWhole || steps.count == min(count, mostLines))
      && steps.allSatisfy { row in
        guard let word = row.words.first, word.contains(where: \.isDigit) else { return false }
        return word.allSatisfy {
          $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-")
        }
      }
  }
}
