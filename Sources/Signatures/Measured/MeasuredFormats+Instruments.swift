// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Spectra, volumes and waves of laboratories, whose headers say how long the file is.
  static func instruments(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 64 else { return nil }
    if let found = galacticSpectra(subject) ?? oldGalacticSpectra(subject) { return found }
    if let length = subject.length, let found = electronDensity(head, length) ?? resonances(head, length) {
      return found
    }
    return waveOfIgor(head) ?? framesOfCamera(subject)
  }

  /// Bytes of the main header of spectra, in front of each of them, and of the header of the elder format.
  private static let (spectraHeader, spectrumHeader, oldSpectraHeader): (Int64, Int64, Int64) = (512, 32, 256)
  /// Units of an axis of spectra that have a number, but for those beside the row.
  private static let (axisUnits, otherUnits): (ClosedRange<UInt8>, ClosedRange<UInt8>) = (0...30, 128...131)

  /// Whether a byte stands for a unit of an axis.
  private static func isAxisUnit(_ byte: UInt8) -> Bool {
    axisUnits.contains(byte) || otherUnits.contains(byte) || byte == 0xff
  }

  /// Flags, the version, a kind of experiment, the number of points, the first and last place, the number of spectra, and as
  /// many values as they ask for (Thermo Galactic: Universal data format specification, SPCHDR).
  private static func galacticSpectra(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[1] == 0x4b, head[2] <= 14, let points = head.littleEndian(UInt32.self, at: 4),
      let first = head.littleEndian(UInt64.self, at: 8), let last = head.littleEndian(UInt64.self, at: 16),
      let spectra = head.littleEndian(UInt32.self, at: 24), (1...0xffff).contains(spectra), isAxisUnit(head[28]),
      isAxisUnit(head[29]), isAxisUnit(head[30])
    else { return nil }
    let (hasShort, hasOwnPlaces, hasPlaces) = (head[0] & 1 != 0, head[0] & 0x40 != 0, head[0] & 0x80 != 0)
    guard Double(bitPattern: first).isFinite, Double(bitPattern: last).isFinite, hasPlaces || first != last else {
      return nil
    }
    // Where each spectrum has places of its own, it has its own number of points too.
    guard !hasOwnPlaces else {
      return subject.mayReach(spectraHeader + Int64(spectra) * spectrumHeader)
        ? KnownFinding(types["spectra"], .fair) : nil
    }
    let values = Int64(spectra) * (spectrumHeader + Int64(points) * (hasShort ? 2 : 4))
    let places = hasPlaces ? 4 * Int64(points) : 0
    return points > 0 && subject.mayReach(spectraHeader + places + values)
      ? KnownFinding(types["spectra"], .strong) : nil
  }

  /// The version, the number of points and the first and last place in four bytes each, the time, and the points (Thermo
  /// Galactic: Universal data format specification, OSPCHDR).
  private static func oldGalacticSpectra(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[1] == 0x4d, let points = head.littleEndian(UInt32.self, at: 4).map(Float.init(bitPattern:)),
      points >= 1, points <= 16_777_216, points == points.rounded(),
      let first = head.littleEndian(UInt32.self, at: 8).map(Float.init(bitPattern:)), first.isFinite,
      let last = head.littleEndian(UInt32.self, at: 12).map(Float.init(bitPattern:)), last.isFinite, first != last,
      isAxisUnit(head[16]), isAxisUnit(head[17]), head[20] <= 12, head[21] <= 31, head[22] < 24, head[23] < 60
    else { return nil }
    return subject.mayReach(oldSpectraHeader + 4 * Int64(points)) ? KnownFinding(types["spectra"], .strong) : nil
  }

  /// Bytes of the header of a volume, and of a voxel by the mode of the numbers.
  private static let (volumeHeader, voxelSizes): (Int64, [UInt32: Int64]) = (
    1024, [0: 1, 1: 2, 2: 4, 3: 4, 4: 8, 6: 2]
  )

  /// Sizes, a mode, the order of the axes, and as many voxels as they ask for up to the end; volumes of before 2000 have no
  /// name (MRC: IMAGE and MODE of 1996; CCP4: map format).
  private static func electronDensity(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head.count >= Int(volumeHeader), head[12] | head[15] <= 6, head[13] == 0, head[14] == 0 else { return nil }
    let isBig = head[12] == 0 && head[67] != 0
    let word = { (place: Int) in head.number(UInt32.self, at: place, isBig: isBig) ?? 0 }
    guard let size = voxelSizes[word(12)], [0, 4, 8].allSatisfy({ (1...0xffff).contains(word($0)) }),
      [28, 32, 36].allSatisfy({ (1...0xffff).contains(word($0)) }),
      Set([word(64), word(68), word(72)]) == [1, 2, 3], word(92) < 1 << 24
    else { return nil }
    let (sections, overflow) = (size * Int64(word(0)) * Int64(word(4))).multipliedReportingOverflow(by: Int64(word(8)))
    return !overflow && volumeHeader + Int64(word(92)) + sections == length ? KnownFinding(types["mrc"], .strong) : nil
  }

  /// Bytes of the header of a file of resonances, and of each header of its blocks.
  private static let (resonanceHeader, blockHeader): (Int64, Int64) = (32, 28)

  /// The numbers of blocks, traces and points, the bytes of a point, a trace and a block, each of which follows from those in
  /// front of it, and as many blocks as there are (Varian: VnmrJ user programming, FID file format).
  private static func resonances(_ head: [UInt8], _ length: Int64) -> KnownFinding? {
    guard head[0] == 0, head[12] == 0, head[13] == 0, head[15] == 2 || head[15] == 4 else { return nil }
    let words = (0..<8).map { Int64(head.bigEndian(UInt32.self, at: 4 * $0) ?? 0) }
    let (blocks, traces, points, size) = (words[0], words[1], words[2], words[3])
    guard blocks > 0, traces > 0, points > 0, points < 1 << 28, traces < 1 << 24, words[4] == points * size,
      (1...9).contains(words[7])
    else { return nil }
    guard words[5] == traces * words[4] + words[7] * blockHeader, resonanceHeader + blocks * words[5] == length
    else { return nil }
    return KnownFinding(types["varian-fid"], .strong)
  }

  /// Bytes that the sum of a wave of Igor takes, by its version.
  private static let waveHeaders: [UInt8: Int] = [1: 118, 2: 126, 3: 130, 5: 384]

  /// A version, and a header whose words make zero together (WaveMetrics: Technical note 003, Igor binary format).
  private static func waveOfIgor(_ head: [UInt8]) -> KnownFinding? {
    guard head[0] == 0 || head[1] == 0, let size = waveHeaders[head[0] | head[1]], head.count >= size,
      head[2..<size].contains(where: { $0 != 0 })
    else { return nil }
    let isBig = head[0] == 0
    let sum = stride(from: 0, to: size, by: 2).reduce(UInt16(0)) {
      $0 &+ (head.number(UInt16.self, at: $1, isBig: isBig) ?? 0)
    }
    return sum == 0 ? KnownFinding(types["igor-wave"], .strong) : nil
  }

  /// Bytes of the header of frames, the place of the mark at its end, and the bytes of a value by its kind.
  private static let (frameHeader, frameMark, frameValues): (Int64, Int, [Int64]) = (4100, 4098, [4, 4, 2, 2])

  /// Width, height, number and kind of frames, a mark at the end of the header, and as many values as they ask for (Princeton
  /// Instruments: WinSpec 2.6 manual, appendix Data structure).
  private static func framesOfCamera(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches([0x55, 0x55], at: frameMark), let kind = head.littleEndian(UInt16.self, at: 108), kind < 4,
      let width = head.littleEndian(UInt16.self, at: 42), width > 0,
      let height = head.littleEndian(UInt16.self, at: 656), height > 0,
      let frames = head.littleEndian(UInt32.self, at: 1446), (1...0xff_ffff).contains(frames)
    else { return nil }
    let values = Int64(width) * Int64(height) * Int64(frames) * frameValues[Int(kind)]
    return subject.mayReach(frameHeader + values) ? KnownFinding(types["winview"], .strong) : nil
  }
}
