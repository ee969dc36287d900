// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Documents of word processors, and tasks, that repeat a number or have several where they must be.
  static func documents(_ subject: Subject) -> KnownFinding? {
    wordStarDocument(subject.head) ?? windowsTask(subject.head)
  }

  /// A sequence that ends as it begins, with its length and its mark, and whose first kind is that of a header.
  private static func wordStarDocument(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 8, head[0] == 0x1d, head[3] == 0, let length = head.littleEndian(UInt16.self, at: 1),
      (5...1024).contains(length)
    else { return nil }
    let end = Int(length)
    return head.littleEndian(UInt16.self, at: end) == length && head.matches([0x1d], at: end + 2)
      ? KnownFinding(types["wordstar"], .strong) : nil
  }

  /// Versions of Windows that write tasks: NT 4, 2000 to 2003, Vista to 8.1, and 10.
  private static let versionsOfWindows: [UInt16] = [
    0x0400, 0x0500, 0x0501, 0x0502, 0x0600, 0x0601, 0x0602, 0x0603, 0x0a00,
  ]

  /// A version of Windows, one of the file, and the place of the name of the program right behind the fixed part.
  private static func windowsTask(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 72, let product = head.littleEndian(UInt16.self, at: 0), versionsOfWindows.contains(product),
      head.littleEndian(UInt16.self, at: 2) == 1, head.littleEndian(UInt16.self, at: 20) == 70
    else { return nil }
    return KnownFinding(types["windows-task"], .strong)
  }
}
