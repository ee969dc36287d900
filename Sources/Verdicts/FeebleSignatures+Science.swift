// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Checks of measurements and captures.
extension FeebleSignatures {
  /// Both magic numbers; the revision logs of Mercurial begin with the first one of version 2.5 (NASA: CDF internal format
  /// description, section 2.1).
  static func isCommonDataFormat(_ head: [UInt8]) -> Bool {
    guard head.matches([0, 0, 0xff, 0xff], at: 0) else { return true }
    return head.matches([0, 0, 0xff, 0xff], at: 4) || head.matches([0xcc, 0xcc, 0, 1], at: 4)
  }

  /// The name of the program and its version, or a matrix of version 4: type, rows, columns, a flag and the length of a name in letters
  /// (MathWorks: MAT-file format).
  static func isMATLABMatrix(_ head: [UInt8]) -> Bool {
    if head.matches("MATLAB ", at: 0) { return head.count > 7 && head[7].isDigit }
    for isBig in [false, true] {
      let word = { (at: Int) in head.number(UInt32.self, at: at, isBig: isBig) }
      guard let type = word(0), type < 5000, type % 10 < 3, let isComplex = word(12), isComplex <= 1,
        let length = word(16), (2...64).contains(length), 20 + Int(length) <= head.count
      else { continue }
      let name = head[20..<20 + Int(length)]
      if name.last == 0, name.dropLast().allSatisfy({ (0x30...0x7a).contains($0) }) { return true }
    }
    return false
  }

  /// The header whose size of 544 bytes the signature is (GeoAcoustics: GeoSwath Plus raw data file).
  static func hasSonarHeader(_ head: [UInt8]) -> Bool { head.count >= 544 }

  /// The length of the first record, and behind it another one of the same family (Novell: LANalyzer; Wireshark:
  /// wiretap/lanalyzer.c).
  static func hasLANalyzerRecords(_ head: [UInt8]) -> Bool {
    guard let length = head.littleEndian(UInt16.self, at: 2) else { return false }
    return head.littleEndian(UInt16.self, at: 4 + Int(length)).map { $0 >> 8 == 0x10 } ?? false
  }
}
