// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Maps and the indexes of geographic databases.
  static func geography(_ subject: Subject) -> KnownFinding? {
    if let found = garminTiles(subject) { return found }
    if let found = attributeIndex(subject) { return found }
    if let found = indexDefinitions(subject) { return found }
    if let found = gridOfHeights(subject) ?? heightsOfDegree(subject) { return found }
    if let found = climateFields(subject) { return found }
    return bulletin(subject.head)
  }

  /// Grids have no steps of less degrees, which would be a centimetre.
  private static let leastStep = 1e-7

  /// The south-west corner and the steps in degrees, rows and columns, and a number of four or eight bytes for each point.
  private static func gridOfHeights(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 40, let length = subject.length, let rows = head.bigEndian(UInt32.self, at: 32),
      let columns = head.bigEndian(UInt32.self, at: 36), (1...0xffff).contains(rows), (1...0xffff).contains(columns)
    else { return nil }
    let points = Int64(rows) * Int64(columns)
    guard length == 40 + 4 * points || length == 40 + 8 * points else { return nil }
    let number = { (at: Int) in head.bigEndian(UInt64.self, at: at).map(Double.init(bitPattern:)) ?? .nan }
    guard abs(number(0)) <= 90, abs(number(8)) <= 360, abs(number(16)) >= leastStep, abs(number(16)) < 90,
      number(24) >= leastStep, number(24) < 180
    else { return nil }
    return KnownFinding(types["gtx"], .strong)
  }

  /// A record of Fortran with four or eight numbers of four or eight bytes, and one with as many values as they say.
  private static func climateFields(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 48 else { return nil }
    let reader = SubjectReader(subject)
    for isBig in [false, true] {
      let number = { (at: Int) in
        Int64((isBig ? head.bigEndian(UInt32.self, at: at) : head.littleEndian(UInt32.self, at: at)) ?? 0)
      }
      let size = Int(number(0))
      guard size == 16 || size == 32, number(size + 4) == size else { continue }
      let values = number(size + 8)
      // The length of the values stands behind them again.
      let end = reader.bytes(4, at: Int64(size) + 12 + values)
      let again = isBig ? end.bigEndian(UInt32.self, at: 0) : end.littleEndian(UInt32.self, at: 0)
      guard end.isEmpty && subject.length == nil || again.map(Int64.init) == values else { continue }
      // Divided first, so that no product is too large for its number.
      let isValues = { (columns: Int64, rows: Int64) in
        columns > 0 && rows > 0 && columns <= values && rows <= values / columns
          && (values == columns * rows * 4 || values == columns * rows * 8)
      }
      if size == 16 { return isValues(number(16), 1) ? KnownFinding(types["cdo-extra"], .strong) : nil }
      if isValues(number(20), number(24)) { return KnownFinding(types["cdo-service"], .strong) }
      if isValues(number(isBig ? 32 : 28), 1), number(isBig ? 28 : 32) == 0 {
        return KnownFinding(types["cdo-extra"], .strong)
      }
    }
    return nil
  }

  /// Version 3 or 4, the corners of the map in halves of a circle, up to five levels, and a first list of tiles that lies in
  /// the file (BirdsEye maps of Garmin; GraphicsMagick: jnx.c, JNXInfo and JNXLevelInfo).
  private static func garminTiles(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 64, head[0] == 3 || head[0] == 4, head[1..<4].allSatisfy({ $0 == 0 }),
      (1...5).contains(head[24]), head[25..<28].allSatisfy({ $0 == 0 })
    else { return nil }
    let number = { (at: Int) in head.littleEndian(Int32.self, at: at) ?? 0 }
    guard number(8) > number(16) else { return nil }
    // Version 4 has the order of drawing in front of the levels.
    let levels = head[0] == 3 ? 48 : 52
    let (tiles, place) = (Int64(number(levels)), Int64(number(levels + 4)))
    guard tiles > 0, place >= levels + 12 * Int(head[24]), subject.mayReach(place + 28 * tiles) else { return nil }
    return KnownFinding(types["jnx"], .strong)
  }

  /// Bytes of a page of an index, and those after the last one.
  private static let indexPage: Int64 = 4096
  private static let indexTrailer: Int64 = 22

  /// Whole pages, and a trailer with a version of 1, the depth of the tree and a number of 1 at the end (GDAL: OpenFileGDB,
  /// filegdbindex.cpp, ReadTrailer).
  private static func attributeIndex(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length, length > indexTrailer, (length - indexTrailer) % indexPage == 0,
      let trailer = subject.tail(Int(indexTrailer)), trailer.count == indexTrailer
    else { return nil }
    let number = { (at: Int) in trailer.littleEndian(UInt32.self, at: at) }
    guard number(2) == 1, let depth = number(6), (1...4).contains(depth), number(14) == 0, number(18) == 1 else {
      return nil
    }
    return KnownFinding(types["filegdb-attributes"], .strong)
  }

  /// Indexes of a table, and characters of the name of one.
  private static let mostIndexes: UInt32 = 64
  private static let longestIndexName: UInt32 = 128

  /// The number of indexes, and for each its name, twelve bytes, the field or expression it is made of, and two bytes, up to
  /// the end of the file (GDAL: OpenFileGDB, filegdbtable.cpp, GetIndexCount).
  private static func indexDefinitions(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard subject.isWhole, head.count >= 32, let count = head.littleEndian(UInt32.self, at: 0),
      (1...mostIndexes).contains(count)
    else { return nil }
    var place = 4
    for _ in 0..<count {
      guard skipWideText(in: head, at: &place) else { return nil }
      place += 12
      guard skipWideText(in: head, at: &place) else { return nil }
      place += 2
    }
    return place == head.count ? KnownFinding(types["filegdb-definitions"], .strong) : nil
  }

  /// Whether a text of two bytes a character stands after its length, in letters, digits and signs of ASCII at its start.
  private static func skipWideText(in head: [UInt8], at place: inout Int) -> Bool {
    guard let length = head.littleEndian(UInt32.self, at: place), (1...longestIndexName).contains(length),
      place + 4 + 2 * Int(length) <= head.count, head[place + 4].isPrintable, head[place + 5] == 0
    else { return false }
    place += 4 + 2 * Int(length)
    return true
  }

  /// Bytes in which a message stands behind the heading of a bulletin.
  private static let longestHeading = 96

  /// Lengths of a square degree in steps of one and of three seconds.
  private static let lengthsOfDegrees: Set<Int64> = [2 * 3601 * 3601, 2 * 1201 * 1201]
  /// Heights of a tile that are looked at.
  private static let mostHeights = 1024
  /// Heights that there are on land, and how far apart neighbours may be.
  private static let (heights, steepestStep) = (-500...9000, 500)

  /// Nothing but heights in metres, of which neighbours differ little, in a file of one of two lengths; what is not known has a
  /// number of its own.
  private static func heightsOfDegree(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length, lengthsOfDegrees.contains(length) else { return nil }
    let values = (0..<mostHeights).compactMap { subject.head.bigEndian(Int16.self, at: 2 * $0).map(Int.init) }
    let known = values.filter { $0 != Int(Int16.min) }
    guard values.count == mostHeights, let first = known.first, known.contains(where: { $0 != first }),
      known.allSatisfy(heights.contains), zip(known, known.dropFirst()).allSatisfy({ abs($0 - $1) <= steepestStep })
    else { return nil }
    return KnownFinding(types["srtm"], .strong)
  }

  /// Data designators in four letters and two digits, the place that sends them, and the day and time.
  private static func isHeading(_ front: ArraySlice<UInt8>) -> Bool {
    guard front.count > 20, front.prefix(4).allSatisfy(\.isCapital), front[4].isDigit, front[5].isDigit,
      front[6] == 0x20
    else { return false }
    return front[7..<11].allSatisfy(\.isCapital) && front[11] == 0x20 && front[12..<18].allSatisfy(\.isDigit)
  }

  /// The start of a heading or only what follows it, its number, and a message of the first or second edition of fields or of
  /// an edition of observations.
  ///
  /// Source: World Meteorological Organization, publication 386, attachment II-15.
  private static func bulletin(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([1, 0x0d, 0x0d, 0x0a], at: 0) || isHeading(head.prefix(longestHeading)) else { return nil }
    let front = head.prefix(longestHeading)
    if let place = front.firstIndex(of: "GRIB", from: 4), let edition = head.dropFirst(place + 7).first {
      return edition == 1 || edition == 2 ? KnownFinding(types["bulletin-grib"], .strong) : nil
    }
    guard let place = front.firstIndex(of: "BUFR", from: 4), let edition = head.dropFirst(place + 7).first else {
      return nil
    }
    return edition <= 4 ? KnownFinding(types["bulletin-bufr"], .strong) : nil
  }
}
