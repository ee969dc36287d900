// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Fonts whose signature is two bytes.
  static func fonts(_ subject: Subject) -> KnownFinding? {
    guard let first = subject.head.first else { return nil }
    if first == 0x36 { return screenFont(subject) }
    return first == 0xf7 ? texFont(subject.head) : nil
  }

  /// A mode of which there are six, a height, and as many rows of dots as 256 or 512 characters have; tables may follow where the
  /// mode says so.
  private static func screenFont(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 4, head[1] == 0x04, head[2] <= 5, (1...64).contains(head[3]) else { return nil }
    let size = 4 + (head[2] & 1 == 0 ? 256 : 512) * Int64(head[3])
    guard let length = subject.length else { return KnownFinding(types["psf"], .fair) }
    // What is cut off or has something behind it is told by its beginning alone.
    let isWhole = head[2] > 1 ? length >= size : length == size
    return KnownFinding(types["psf"], isWhole ? .strong : .weak)
  }

  /// What a font is by the number of its format, and a remark in printable characters behind its length.
  private static func texFont(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 15, let key = [0x59: "tex-pk", 0x83: "tex-gf", 0xca: "tex-vf"][head[1]] else { return nil }
    let remark = head[3...].prefix(Int(head[2]))
    guard remark.allSatisfy(\.isPrintable) else { return nil }
    return KnownFinding(types[key], remark.count > 3 ? .strong : .weak)
  }
}
