// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What seismologists write down of earthquakes and of the instruments that record them.
enum SeismologySniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cmt||text/x-cmtsolution|Source of an earthquake|SPECFEM3D manual, section CMTSOLUTION
    ndk||text/x-ndk|Sources of earthquakes|Global CMT: Explanation of the ndk format
    nordic||text/x-nordic|Readings of an earthquake|SEISAN manual, appendix A, Nordic format
    poles||text/x-sac-pz|Response of an instrument|SAC manual, command TRANSFER, type POLEZERO
    response||text/x-seed-resp|Response of an instrument|FDSN: SEED 2.4, chapters 4 and 5; evalresp manual, RESP files
    """)

  /// Lines looked at after comments.
  private static let mostLines = 24

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "#"), UInt8(ascii: "B"):
      if isResponse(sample) { return KnownFinding(types["response"], .strong) }
    default: break
    }
    if isPolesAndZeros(sample) { return KnownFinding(types["poles"], .strong) }
    let lines = sample.wholeLines
    guard lines.count >= 3 else { return nil }
    if lines[1].begins(with: "event name:"), lines[2].begins(with: "time shift:") {
      return KnownFinding(types["cmt"], .strong)
    }
    if lines[2].begins(with: "CENTROID:"), lines.count >= 5, isHypocentre(lines[0]), lines[4].begins(with: "V10") {
      return KnownFinding(types["ndk"], .strong)
    }
    return KnownFinding(isNordic(lines) ? types["nordic"] : nil, .strong)
  }

  // MARK: Instruments

  /// Every line that is no comment names a field of a blockette: `B053F07`, or `B053F10-13` for several.
  private static func isResponse(_ sample: TextSample) -> Bool {
    guard sample.lines.firstUncommented?.first == UInt8(ascii: "B") else { return false }
    let fields = sample.uncommentedLines(mostLines)
    return fields.count >= 2
      && fields.allSatisfy { line in
        guard line.count > 8 else { return false }
        let name = Array(line.prefix(8))
        return name[0] == UInt8(ascii: "B") && name[1..<4].allSatisfy(\.isDigit) && name[4] == UInt8(ascii: "F")
          && name[5..<7].allSatisfy(\.isDigit) && (name[7] <= 0x20 || name[7] == UInt8(ascii: "-"))
      }
  }

  /// After comments the zeros, poles and the constant, in any order, with how many there are.
  private static func isPolesAndZeros(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "CPZ"), sample.contains("CONSTANT") else { return false }
    let rows = sample.wholeLines.lazy.map { $0.trimmed }.filter { line in
      line.first.map { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "#") } ?? false
    }.prefix(mostLines).map(\.words)
    let isKeyword = { (row: [ArraySlice<UInt8>]) in
      row.count == 2
        && ((row[0].equals("ZEROS") || row[0].equals("POLES")) && row[1].isInteger
          || row[0].equals("CONSTANT") && row[1].isNumber)
    }
    guard let first = rows.first, isKeyword(first) else { return false }
    return rows.allSatisfy { row in isKeyword(row) || row.count == 2 && row.allSatisfy { $0.last?.isDigit == true } }
  }

  // MARK: Earthquakes

  /// A catalogue in four characters, the date, and the time.
  private static func isHypocentre(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 5, line.count >= 26 else { return false }
    let date = line.dropFirst(5).prefix(10)
    return date.split(separator: UInt8(ascii: "/")).count == 3
      && date.allSatisfy { $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: "/") }
  }

  /// The kind of a line stands in its last column of eighty: 1 for the place and time, 7 for the names of the columns of
  /// the readings, I for the identifier.
  private static func isNordic(_ lines: TextLines) -> Bool {
    guard lines.place(at: 0).tail == UInt8(ascii: "1"), isEvent(lines[0]) else { return false }
    return lines.prefix(mostLines).contains { line in
      guard line.count == 80, let kind = line.last else { return false }
      return kind == UInt8(ascii: "7") && line.begins(with: " STAT ")
        || kind == UInt8(ascii: "I") && line.begins(with: " ACTION:")
    }
  }

  /// A blank, the year, month and day, the kind of event in the 22nd column, and the kind of line in the 80th.
  private static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count == 80 else { return false }
    let bytes = Array(line)
    let isNumber = { (range: Range<Int>) in bytes[range].allSatisfy { $0.isDigit || $0 == 0x20 } }
    return bytes[0] == 0x20 && bytes[1..<5].allSatisfy(\.isDigit) && isNumber(5..<10)
      && [UInt8(ascii: "L"), UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[21])
  }
}
