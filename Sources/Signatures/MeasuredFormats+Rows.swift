// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Pictures without a signature whose packed rows must be as wide as the header says.
  static func rows(_ subject: Subject) -> KnownFinding? {
    if let found = halo(subject) { return found }
    return alias(subject.head)
  }

  /// Rows that must fit; other data do not keep to it for two.
  private static let mostRows = 16

  /// Width, height and zeros; then rows, each behind its length, of runs and bytes that end with a zero and make the width
  /// (Media Cybernetics: CUT file format).
  private static func halo(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 10, head[4] == 0, head[5] == 0, let width = head.littleEndian(UInt16.self, at: 0),
      (2...8192).contains(width), let height = head.littleEndian(UInt16.self, at: 2), (2...8192).contains(height)
    else { return nil }
    var place = 6
    var fitting = 0
    for _ in 0..<min(Int(height), mostRows) {
      guard let count = head.littleEndian(UInt16.self, at: place), count > 1, place + 2 + Int(count) <= head.count,
        makesRow(head[(place + 2)..<(place + 2 + Int(count))], width: Int(width))
      else { return nil }
      place += 2 + Int(count)
      fitting += 1
    }
    return fitting > 1 ? KnownFinding(types["dr-halo"], .strong) : nil
  }

  /// Whether runs, each a number with its high bit and a byte, and bytes behind their number make a row with a zero at its end.
  private static func makesRow(_ bytes: ArraySlice<UInt8>, width: Int) -> Bool {
    var index = bytes.startIndex
    var made = 0
    while index < bytes.endIndex, bytes[index] != 0 {
      let count = Int(bytes[index] & 0x7f)
      guard count > 0 else { return false }
      made += count
      index += bytes[index] & 0x80 != 0 ? 2 : 1 + count
    }
    return index == bytes.endIndex - 1 && made == width
  }

  /// Width, height, where the picture stands, and 8 or 24 bits; then runs that end where rows do (Alias: PIX file format).
  private static func alias(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 18, head[4] == 0, head[5] == 0, head[6] == 0, head[7] == 0, head[8] == 0,
      head[9] == 24 || head[9] == 8, let width = head.bigEndian(UInt16.self, at: 0), (2...8192).contains(width),
      let height = head.bigEndian(UInt16.self, at: 2), (2...8192).contains(height)
    else { return nil }
    let step = head[9] == 24 ? 4 : 2
    var place = 10
    for _ in 0..<min(Int(height), mostRows) {
      var made = 0
      while made < Int(width) {
        guard place + step <= head.count, head[place] > 0 else { return nil }
        made += Int(head[place])
        place += step
      }
      guard made == Int(width) else { return nil }
    }
    return KnownFinding(types["alias-pix"], .fair)
  }
}
