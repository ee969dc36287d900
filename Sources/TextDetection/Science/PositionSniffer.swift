// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Places on earth and in orbit: geometries in words, elements of orbits, bounds of regions, and models of solids.
enum PositionSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    acis||application/x-acis-sat|ACIS model|Spatial: ACIS save file format, header
    elements||text/x-tle|Elements of orbits|NORAD: Two-line element set format
    geometry||text/x-wkt|Geometry|OGC 06-103r4, section 7
    region||text/x-osm-poly|Bounds of a region|OpenStreetMap wiki: Osmosis, polygon filter file format
    """)

  /// Corners of a region looked at.
  private static let mostLines = 32

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    // Capital and small letters that shapes begin with.
    switch sample.bytes[sample.start] {
    case 0x43, 0x47, 0x4c...0x50, 0x53, 0x54, 0x63, 0x67, 0x6c...0x70, 0x73, 0x74:
      if isGeometry(sample.bytes[sample.start...]) { return KnownFinding(types["geometry"], .strong) }
    default: break
    }
    let lines = sample.wholeLines.prefix(3)
    guard lines.count >= 2 else { return nil }
    // Nearly all texts go on here.
    guard lines.places[0].head.isDigit || lines.places[1].head.isDigit else { return nil }
    if areElements(lines[0], lines[1]) || lines.count == 3 && areElements(lines[1], lines[2]) {
      return KnownFinding(types["elements"], .strong)
    }
    if sample.bytes[sample.start].isDigit, isModel(lines) { return KnownFinding(types["acis"], .strong) }
    return sample.isWhole && sample.bytes.suffix(8).contains("END") && isRegion(sample)
      ? KnownFinding(types["region"], .strong) : nil
  }

  // MARK: Geometries

  private static let shapes: [StaticString] = [
    "point", "linestring", "polygon", "multipoint", "multilinestring", "multipolygon", "geometrycollection",
    "circularstring", "compoundcurve", "curvepolygon", "multicurve", "multisurface", "polyhedralsurface", "tin",
    "triangle",
  ]

  /// A shape in any case, the letters of further axes, and after a bracket nothing but numbers and brackets up to its end.
  private static func isGeometry(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.prefix(5).matchesAnyCase("srid=", at: 0) {
      let number = rest.dropFirst(5).prefix(while: \.isDigit)
      guard !number.isEmpty, rest[number.endIndex...].first == UInt8(ascii: ";") else { return false }
      rest = rest[(number.endIndex + 1)...]
    }
    // A collection names its shapes again.
    repeat {
      let name = rest.prefix(while: \.isLetter)
      guard shapes.contains(where: name.equalsAnyCase) else {
        return false
      }
      rest = rest[name.endIndex...].drop { $0 == 0x20 }
      rest = rest.drop { "ZMzm".utf8.contains($0) }.drop { $0 == 0x20 }
      guard rest.first == UInt8(ascii: "(") else { return false }
      rest = rest.drop { $0 == UInt8(ascii: "(") || $0 == 0x20 }
    } while rest.first?.isLetter == true
    let numbers = rest.prefix { $0.isDigit || "-+.eE, ()\n\r\t".utf8.contains($0) }
    let pair = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }.trimmed.words
    return (2...4).contains(pair.count) && pair.allSatisfy(\.isNumber)
      && (numbers.endIndex == bytes.endIndex || numbers.last == 0x0a || numbers.contains(UInt8(ascii: ")")))
  }

  // MARK: Lines of numbers

  /// Two lines of 69 characters that begin with their number, and with that of the satellite after it.
  private static func areElements(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    guard first.begins(with: "1 "), second.begins(with: "2 "), first.trimmed.count == 69, second.trimmed.count == 69
    else {
      return false
    }
    return first.dropFirst(2).prefix(5).elementsEqual(second.dropFirst(2).prefix(5))
      && first.dropFirst(18).prefix(5).allSatisfy { $0.isDigit || $0 == 0x20 }
  }

  /// Four numbers, the first of them the version; the names of the writer and of the kernel with their lengths; and the scale
  /// with two tolerances.
  private static func isModel(_ lines: TextLines) -> Bool {
    guard lines.count == 3 else { return false }
    let version = lines[0].words
    guard version.count == 4, version.allSatisfy(\.isInteger), version[0].count >= 3 else { return false }
    let scale = lines[2].words
    return (lines[1].contains("ACIS ") || lines[1].contains("ASM ")) && scale.count >= 3
      && scale.prefix(3).allSatisfy { $0.allSatisfy { $0.isDigit || "+-.e".utf8.contains($0) } }
  }

  /// A name, then for each part its own name, pairs of degrees and an end, and another end.
  private static func isRegion(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "E")), sample.lines.count >= 6 else { return false }
    let rows = sample.lines.filter { !$0.isBlank }
    guard rows.count >= 6, rows[rows.count - 1].trimmed.equals("END"), rows[rows.count - 2].trimmed.equals("END") else {
      return false
    }
    return rows[2..<(rows.count - 2)].prefix(mostLines).allSatisfy { row in
      let words = row.words
      return words.count == 2 && words.allSatisfy(\.isDecimal)
    }
  }
}
