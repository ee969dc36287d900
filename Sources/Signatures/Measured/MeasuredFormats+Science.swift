// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Scans, biosignals, trajectories, maps and sequences whose numbers must agree.
  ///
  /// `speechParameters` and `atomCoordinates`, which little but their length proves, are looked for after all others.
  static func science(_ subject: Subject) -> KnownFinding? {
    if let found = miniSEED(subject.head) { return found }
    if let found = brainVolume(subject) { return found }
    if let found = brainCurvature(subject) { return found }
    if let found = analyzeScan(subject) { return found }
    if let found = edfBiosignals(subject.head) { return found }
    if let found = xtcTrajectory(subject.head) { return found }
    if let found = iso8211Records(subject.head) { return found }
    if let found = selafinElements(subject.head) { return found }
    if let found = vectorTile(subject) { return found }
    if let found = xdnaPlasmid(subject.head) { return found }
    if let found = sacSeismogram(subject) { return found }
    if let found = segySection(subject.head) { return found }
    if let found = segdRecord(subject.head) { return found }
    return c3dMotion(subject.head)
  }

  /// Version 1, four dimensions, one of four kinds of numbers, and at least as many of those as the dimensions say.
  private static func brainVolume(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 284, head.bigEndian(UInt32.self, at: 0) == 1 else { return nil }
    let sizes: [UInt32: Int64] = [0: 1, 1: 4, 3: 4, 4: 2]
    guard let kind = head.bigEndian(UInt32.self, at: 20), var expected = sizes[kind] else { return nil }
    for place in stride(from: 4, through: 16, by: 4) {
      guard let count = head.bigEndian(UInt32.self, at: place), (1...0xffff).contains(count) else { return nil }
      let product = expected.multipliedReportingOverflow(by: Int64(count))
      guard !product.overflow else { return nil }
      expected = product.partialValue
    }
    // The sizes of a voxel, which are numbers of millimetres, are there or nothing is.
    guard let isPlaced = head.bigEndian(UInt16.self, at: 28),
      isPlaced == 1 || isPlaced == 0 && head[30..<284].allSatisfy({ $0 == 0 })
    else { return nil }
    for place in stride(from: 30, to: 42, by: 4) where isPlaced == 1 {
      let size = Float(bitPattern: head.bigEndian(UInt32.self, at: place) ?? 0)
      guard size > 0.001, size < 1000 else { return nil }
    }
    // The volume stands after 284 bytes, and tags may follow it.
    return expected <= .max - 284 && subject.mayReach(expected + 284) ? KnownFinding(types["mgh"], .strong) : nil
  }

  /// A magic number, and one number of four bytes for each vertex.
  private static func brainCurvature(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches([0xff, 0xff, 0xff], at: 0), let vertices = head.bigEndian(UInt32.self, at: 3),
      head.bigEndian(UInt32.self, at: 11) == 1, subject.length == 15 + 4 * Int64(vertices)
    else { return nil }
    return KnownFinding(types["freesurfer-curv"], .strong)
  }

  /// A header of 348 bytes that says so, with one to seven dimensions and no mark of NIfTI.
  private static func analyzeScan(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard subject.length == 348, head.count == 348, head[344] != UInt8(ascii: "n") else { return nil }
    let isLittle = head.littleEndian(UInt32.self, at: 0) == 348
    guard isLittle || head.bigEndian(UInt32.self, at: 0) == 348 else { return nil }
    let dimensions = isLittle ? head.littleEndian(UInt16.self, at: 40) : head.bigEndian(UInt16.self, at: 40)
    return (1...7).contains(dimensions ?? 0) ? KnownFinding(types["analyze"], .strong) : nil
  }

  /// Version 0 in eight characters, and a header as long as the number of its signals makes it.
  static func edfBiosignals(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 256, head.matches("0       ", at: 0), let signals = decimal(head[252..<256]),
      let size = decimal(head[184..<192]), signals > 0, size == 256 * (signals + 1)
    else { return nil }
    return KnownFinding(types["edf"], .strong)
  }

  /// A number to which blanks are added on the right.
  private static func decimal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.prefix(while: \.isDigit)
    guard !digits.isEmpty, field[digits.endIndex...].allSatisfy({ $0 == 0x20 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The magic number 1995, and the number of atoms twice, in front of the box and after it.
  private static func xtcTrajectory(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 56, head.bigEndian(UInt32.self, at: 0) == 1995, let atoms = head.bigEndian(UInt32.self, at: 4),
      atoms > 0, head.bigEndian(UInt32.self, at: 52) == atoms
    else { return nil }
    return KnownFinding(types["xtc"], .strong)
  }

  /// Bytes in which a nautical chart names its data set.
  private static let longestChartStart = 1024

  /// The leader of a descriptive record: its length, the level of interchange, an L, lengths in digits.
  private static func iso8211Records(_ head: [UInt8]) -> KnownFinding? {
    let digits = { (range: Range<Int>) in head[range].allSatisfy(\.isDigit) }
    guard head.count >= 32, head[6] == UInt8(ascii: "L"), digits(0..<5), (0x31...0x33).contains(head[5]),
      digits(10..<17), digits(20..<24)
    else { return nil }
    // Data sets of charts have a field that identifies them (IHO S-57, part 3, section 7.3.1.1).
    let isChart = head.prefix(longestChartStart).firstIndex(of: "DSID", from: 0) != nil
    return KnownFinding(types[isChart ? "s57" : "iso8211"], .strong)
  }

  /// A Fortran record of 80 bytes, the title and after it the name of the format.
  private static func selafinElements(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0, 0, 0, 80], at: 0), head.matches([0, 0, 0, 80], at: 84),
      head.matches("SERAFIN", at: 76) || head.matches("SERAPHIN", at: 76)
    else { return nil }
    return KnownFinding(types["selafin"], .strong)
  }

  /// Layers looked at in a tile.
  private static let mostLayers = 256

  /// Layers up to the end of the file, each with a name, features and a version.
  private static func vectorTile(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.first == 0x1a, subject.isWhole else { return nil }
    var place = 0
    for _ in 0..<mostLayers where place < head.count {
      guard head[place] == 0x1a, let (size, start) = variable(head, at: place + 1), size >= 4,
        size <= head.count - start
      else { return nil }
      let layer = head[start..<start + size]
      // The version stands first or last; the name, field 1, first or after it.
      let versions: [[UInt8]] = [[0x78, 1], [0x78, 2]]
      let isFront = versions.contains { layer.starts(with: $0) }
      let isBack = versions.contains { layer.suffix(2).elementsEqual($0) }
      guard isFront || isBack, layer[start + (isFront ? 2 : 0)] == 0x0a else { return nil }
      place = start + size
    }
    return place == head.count ? KnownFinding(types["mvt"], .strong) : nil
  }

  /// A number in seven bits a byte, the lowest first, of at most five bytes, and what stands after it.
  static func variable(_ bytes: [UInt8], at start: Int) -> (value: Int, end: Int)? {
    var value = 0
    for index in 0..<5 where start + index < bytes.count {
      let byte = bytes[start + index]
      value |= Int(byte & 0x7f) << (7 * index)
      if byte & 0x80 == 0 { return (value, start + index + 1) }
    }
    return nil
  }

  /// A header of 112 bytes: version 0, a kind of sequence, its form, reserved bytes, lengths, and FF at the end.
  private static func xdnaPlasmid(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 112, head[0] == 0, (1...5).contains(head[1]), head[2] <= 1,
      head[3..<28].allSatisfy({ $0 == 0 }), head[111] == 0xff, let length = head.bigEndian(UInt32.self, at: 28),
      length > 0,
      head[112].isLetter
    else { return nil }
    return KnownFinding(types["xdna"], .strong)
  }

  /// A header of 158 words with its version in the 77th and the number of samples in the 80th, which fill the file.
  private static func sacSeismogram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 632, let length = subject.length else { return nil }
    for isBig in [false, true] {
      let word = { (at: Int) in head.number(UInt32.self, at: at, isBig: isBig) }
      guard let version = word(304), version == 6 || version == 7, let count = word(316) else { continue }
      // Unevenly spaced samples have their times as well; version 7 has a footer of 22 numbers.
      let footer: Int64 = version == 7 ? 176 : 0
      guard [632 + 4 * Int64(count), 632 + 8 * Int64(count)].contains(length - footer) else { continue }
      return KnownFinding(types["sac"], .strong)
    }
    return nil
  }

  /// Lines of 80 characters in EBCDIC or ASCII, the first of them numbered, and a sample format that exists.
  private static func segySection(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 3600, let format = head.bigEndian(UInt16.self, at: 3224), (1...16).contains(format),
      let count = head.bigEndian(UInt16.self, at: 3220), count > 0
    else { return nil }
    // C, blanks and 1; the last line begins with C40.
    let isFirst =
      head.matches([0xc3, 0x40, 0xf1], at: 0) || head.matches([0xc3, 0xf0, 0xf1], at: 0)
      || head.matches([0xc3, 0x40, 0x40, 0xf1], at: 0) || head.matches("C 1", at: 0) || head.matches("C01", at: 0)
    let isLast = head.matches([0xc3, 0xf4, 0xf0], at: 3120) || head.matches("C40", at: 3120)
    return isFirst && isLast ? KnownFinding(types["segy"], .strong) : nil
  }

  /// Formats of the samples, multiplexed or not, as two bytes of binary coded digits.
  private static let sampleFormats: [UInt16] = [
    0x0015, 0x0022, 0x0024, 0x0042, 0x0044, 0x0048, 0x0058, 0x8015, 0x8022, 0x8024, 0x8036, 0x8038, 0x8042, 0x8044,
    0x8048, 0x8058, 0x8080, 0x9036, 0x9038, 0x9058, 0x9080,
  ]

  /// The number of the file, a sample format that exists, a time, and the maker's code, all in binary coded digits, and how many
  /// kinds of scans and sets of channels there are.
  private static func segdRecord(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 32, let format = head.bigEndian(UInt16.self, at: 2), sampleFormats.contains(format),
      head.matches([0xff, 0xff], at: 0) || digits(head[0]) != nil && digits(head[1]) != nil, digits(head[10]) != nil,
      let hundreds = digits(head[11] & 15), hundreds <= 3, let day = digits(head[12]),
      (1...366).contains(100 * hundreds + day),
      let hour = digits(head[13]), hour < 24, let minute = digits(head[14]), minute < 60, let second = digits(head[15]),
      second < 60, digits(head[16]) != nil, let scans = digits(head[27]), scans > 0,
      head[28] == 0xff || digits(head[28]) ?? 0 > 0
    else { return nil }
    return KnownFinding(types["segd"], .strong)
  }

  /// The number that two binary coded digits are; nil for other bytes.
  private static func digits(_ byte: UInt8) -> Int? {
    byte >> 4 < 10 && byte & 15 < 10 ? 10 * Int(byte >> 4) + Int(byte & 15) : nil
  }

  /// The block of the parameters, the key 80, and in that block the kind of processor.
  private static func c3dMotion(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 1024, head[1] == 0x50, (2...16).contains(head[0]) else { return nil }
    let block = 512 * (Int(head[0]) - 1)
    guard block + 4 <= head.count, head[block + 1] == 0x50 || head[block] <= 1, (84...86).contains(head[block + 3])
    else {
      return nil
    }
    return KnownFinding(types["c3d"], .strong)
  }

  /// Samples, their period in units of 100 nanoseconds, the size of each, and their kind, in either order of bytes (HTK
  /// book, section HTK format parameter files).
  static func speechParameters(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 12, let length = subject.length else { return nil }
    let isWhole = [true, false].contains { isBig in
      guard let samples = head.number(UInt32.self, at: 0, isBig: isBig), samples > 0,
        let period = head.number(UInt32.self, at: 4, isBig: isBig), (50...1_000_000).contains(period),
        let size = head.number(UInt16.self, at: 8, isBig: isBig), size > 0,
        let kind = head.number(UInt16.self, at: 10, isBig: isBig), kind & 0x3f <= 11
      else { return false }
      return length == 12 + Int64(samples) * Int64(size)
    }
    return isWhole ? KnownFinding(types["htk"], .strong) : nil
  }

  /// The least number of atoms that makes a length count.
  private static let leastAtoms: UInt32 = 3
  /// No coordinate is as far away as this many ångströms.
  private static let farthest = 100_000.0

  /// A number of atoms, and three numbers of eight bytes for each (NAMD user's guide, section NAMD binary coordinates).
  static func atomCoordinates(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let count = head.littleEndian(UInt32.self, at: 0), count >= leastAtoms,
      subject.length == 4 + 24 * Int64(count)
    else { return nil }
    let values = (0..<min(3 * Int(count), (head.count - 4) / 8)).lazy.compactMap { index in
      head.littleEndian(UInt64.self, at: 4 + 8 * index).map(Double.init(bitPattern:))
    }
    let isPlaced = values.allSatisfy { $0 == 0 || (1e-30..<farthest).contains($0.magnitude) }
    return isPlaced && values.contains { $0 != 0 } ? KnownFinding(types["namd"], .strong) : nil
  }

  /// The blockettes that each kind of control header holds (SEED 2.4, chapter 4).
  private static let blockettes: [UInt8: ClosedRange<Int>] = [
    UInt8(ascii: "V"): 5...12, UInt8(ascii: "A"): 30...49, UInt8(ascii: "S"): 50...62, UInt8(ascii: "T"): 70...74,
  ]

  /// A sequence number in six digits, the quality of the data, codes of stations, and a time in big or little endian.
  static func miniSEED(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 48, head[..<6].allSatisfy({ $0.isDigit || $0 == 0x20 || $0 == 0 }),
      head[7] == 0x20 || head[7] == 0
    else { return nil }
    let digits = { (range: Range<Int>) in head[range].allSatisfy(\.isDigit) }
    // Volumes begin with a control header: the number and the length of its first blockette.
    if let range = blockettes[head[6]], digits(0..<6), digits(8..<11), head[11..<15].allSatisfy({ $0 <= 0x39 }) {
      let number = head[8..<11].reduce(0) { $0 * 10 + Int($1 & 15) }
      return KnownFinding(range.contains(number) ? types["seed"] : nil, .strong)
    }
    let isCode: (UInt8) -> Bool = {
      $0 == 0x20 || $0 == 0 || $0.isAlphanumeric
    }
    guard [UInt8(ascii: "D"), UInt8(ascii: "R"), UInt8(ascii: "Q"), UInt8(ascii: "M")].contains(head[6]),
      head[8..<20].allSatisfy(isCode), head[24] < 24, head[25] < 60, head[26] <= 60
    else { return nil }
    for isBig in [true, false] {
      let half = { (at: Int) in head.number(UInt16.self, at: at, isBig: isBig) }
      guard let year = half(20), (1900...2100).contains(year), let day = half(22), (1...366).contains(day) else {
        continue
      }
      return KnownFinding(types["mseed"], .strong)
    }
    return nil
  }
}
