// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Databases, models of machine learning and contents of a clipboard whose numbers must agree.
  static func data(_ subject: Subject) -> KnownFinding? {
    if let found = paradoxTable(subject) { return found }
    if let found = networks(subject) ?? fileDescriptors(subject.head) { return found }
    if let found = ownerOfOpenDocument(subject) ?? clipboardContents(subject.head) { return found }
    if let found = numberArray(subject) ?? recordsToLearnFrom(subject) ?? speechMatrices(subject.head) { return found }
    return dBaseTable(subject.head) ?? oldDBaseTable(subject.head)
  }

  /// The size of each number by its kind.
  private static let numberSizes: [UInt8: Int64] = [8: 1, 9: 1, 0x0b: 2, 0x0c: 4, 0x0d: 4, 0x0e: 8]
  /// Dimensions that an array has at most.
  private static let mostDimensions = 8

  /// Sizes of several dimensions that are believed where nobody knows the length.
  private static let largestDimension: UInt32 = 1 << 24

  /// Two zeros, the kind of the numbers, how many dimensions there are and how large each of them is, the product of which
  /// fills the file, or is more than what is at hand of it.
  private static func numberArray(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 8, head[0] == 0, head[1] == 0, var size = numberSizes[head[2]],
      (1...mostDimensions).contains(Int(head[3]))
    else { return nil }
    let start = 4 + 4 * Int(head[3])
    for place in stride(from: 4, to: start, by: 4) {
      guard let count = head.bigEndian(UInt32.self, at: place), count > 0,
        subject.length != nil || count < largestDimension
      else { return nil }
      let product = size.multipliedReportingOverflow(by: Int64(count))
      guard !product.overflow else { return nil }
      size = product.partialValue
    }
    if let length = subject.length { return size == length - Int64(start) ? KnownFinding(types["idx"], .strong) : nil }
    return head[3] > 1 && size > Int64(head.count) ? KnownFinding(types["idx"], .fair) : nil
  }

  /// The length of the first record and its check sum, and that of the record behind it.
  private static func recordsToLearnFrom(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 16, let size = head.littleEndian(Int64.self, at: 0), size > 0, size <= .max - 16,
      subject.mayReach(size + 16), head.littleEndian(UInt32.self, at: 8) == maskedSum(of: head[..<8])
    else { return nil }
    return KnownFinding(types["tfrecord"], .strong)
  }

  /// CRC-32C, turned and raised by a number so that sums of sums differ (TensorFlow: crc32c.h, Mask).
  private static func maskedSum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let sum = ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 != 0 ? value >> 1 ^ 0x82f6_3b78 : value >> 1 }
    }
    return (sum >> 15 | sum << 17) &+ 0xa282_ead8
  }

  /// Bytes of the name of a matrix.
  private static let longestMatrixName = 128
  /// What stands in front of matrices and vectors of floats and doubles.
  private static let matrixMarks = ["BFM ", "BDM ", "BFV ", "BDV "]

  /// The name of the first matrix, a blank, the mark of binary data, the kind, and the size of the number of rows.
  private static func speechMatrices(_ head: [UInt8]) -> KnownFinding? {
    guard let zero = head.prefix(longestMatrixName).firstIndex(of: 0), zero == 0 || zero > 1 && head[zero - 1] == 0x20,
      head[..<max(zero - 1, 0)].allSatisfy({ $0 > 0x20 && $0 != 0x7f }), head.count > zero + 10, head[zero + 5] == 4
    else { return nil }
    let isMarked = matrixMarks.contains { head[(zero + 1)..<(zero + 5)].elementsEqual($0.utf8) }
    return isMarked ? KnownFinding(types["kaldi"], .strong) : nil
  }

  /// A table whose blocks, each of some KiB, fill the file after the header.
  private static func paradoxTable(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 88, head[4] == 0 || head[4] == 2, (1...32).contains(head[5]), let length = subject.length,
      let recordSize = head.littleEndian(UInt16.self, at: 0), recordSize > 0,
      let headerSize = head.littleEndian(UInt16.self, at: 2), headerSize >= 88, headerSize % 256 == 0,
      let used = head.littleEndian(UInt16.self, at: 10), let blocks = head.littleEndian(UInt16.self, at: 12),
      used <= blocks, length == Int64(headerSize) + Int64(blocks) * Int64(head[5]) * 1024
    else { return nil }
    return KnownFinding(types["paradox"], .strong)
  }

  /// Bytes in front of the entries of a clipboard, and of each of them.
  private static let (clipboardHeader, clipboardEntry) = (4, 89)

  /// A number of formats, and the first one's data right after the entries of them all.
  private static func clipboardContents(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0x50, 0xc3], at: 0), let count = head.littleEndian(UInt16.self, at: 2), count > 0,
      let length = head.littleEndian(UInt32.self, at: 6), length > 0,
      head.littleEndian(UInt32.self, at: 10) == UInt32(clipboardHeader) + UInt32(count) * UInt32(clipboardEntry)
    else { return nil }
    return KnownFinding(types["clipboard"], .strong)
  }

  /// What the first byte of a table says of the program that wrote it, and of its memo file.
  private static let tableVersions: [UInt8] = [
    0x02, 0x03, 0x04, 0x30, 0x31, 0x32, 0x43, 0x63, 0x7b, 0x83, 0x8b, 0x8e, 0xcb, 0xe5, 0xf5, 0xfb,
  ]

  /// Bytes of a field in the header of the second version, and of those that a header has at most.
  private static let (oldField, longestOldHeader) = (16, 521)

  /// The second version, the date of the last change, and fields up to a mark that make up a record (Ashton-Tate: dBASE II,
  /// file structure).
  private static func oldDBaseTable(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 8 + oldField, head[0] == 2, (1...12).contains(head[3]), (1...31).contains(head[4]),
      let recordSize = head.littleEndian(UInt16.self, at: 6)
    else { return nil }
    var width = 1
    var start = 8
    while start + oldField < min(head.count, longestOldHeader), "CLN".utf8.contains(head[start + 11]),
      isField(head[start..<start + 12])
    {
      width += Int(head[start + 12])
      start += oldField
    }
    return start > 8 && head[start] == 0x0d && width == recordSize ? KnownFinding(types["dbase"], .strong) : nil
  }

  /// A version, the date of the last change, and the first field with its name and type; they count for little where the
  /// widths of the fields do not make up a record.
  private static func dBaseTable(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 44, tableVersions.contains(head[0]), (1...12).contains(head[2]), (1...31).contains(head[3]),
      let headerSize = head.littleEndian(UInt16.self, at: 8), let recordSize = head.littleEndian(UInt16.self, at: 10),
      isField(head[32..<44])
    else { return nil }
    // The record begins with the mark of deleted ones.
    var width = 1
    var start = 32
    while start + 32 <= min(head.count, Int(headerSize)), isField(head[start..<start + 12]) {
      // Long character fields have the upper half of their length where others have their decimal places.
      let isLong = head[start + 11] == UInt8(ascii: "C")
      width += Int(head[start + 16]) + (isLong ? Int(head[start + 17]) << 8 : 0)
      start += 32
    }
    return KnownFinding(types["dbase"], width == recordSize ? .strong : .weak)
  }

  /// A name of up to ten characters with zeros after it, and the letter or sign of a type.
  private static func isField(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let type = bytes.last else { return false }
    let name = bytes.dropLast().prefix { $0 != 0 }
    return first.isLetter && "+0@BCDFGILMNOPQTVWXY".utf8.contains(type)
      && name.allSatisfy(\.isWordCharacter)
  }

  /// The name of a user who has a document open, in one byte a character and again in two, both with their length in
  /// front: 54 and 108 bytes as Word writes them, 55 and 110 as Excel and PowerPoint do (PRONOM fmt/473).
  private static func ownerOfOpenDocument(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length, length == 162 || length == 165, head.count == length, (1...53).contains(head[0])
    else { return nil }
    let second = length == 162 ? 54 : 55
    guard head[second] == head[0], head[second + 1] == 0 else { return nil }
    let name = head[1...Int(head[0])]
    let isRepeated = name.indices.allSatisfy { head[second + 2 * $0] == name[$0] || name[$0] >= 0x80 }
    return isRepeated ? KnownFinding(types["owner"], .strong) : nil
  }

  /// Bytes of a path of a file of definitions.
  private static let longestDefinition = 200

  /// A set whose first field is a file whose first field is its path, which ends with the extension of definitions, and a second
  /// one that is a package, another path or a message.
  private static func fileDescriptors(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 16, head[0] == 0x0a, let last = head[1...].prefix(4).firstIndex(where: { $0 < 0x80 }) else {
      return nil
    }
    guard head[last + 1] == 0x0a, Int(head[last + 2]) < longestDefinition, head[last + 2] > 6 else { return nil }
    let end = last + 3 + Int(head[last + 2])
    guard end < head.count, head[(last + 3)..<end].allSatisfy(\.isPrintable), head.matches(".proto", at: end - 6),
      head[end] == 0x12 || head[end] == 0x1a || head[end] == 0x22
    else { return nil }
    return KnownFinding(types["descriptors"], .strong)
  }
}
