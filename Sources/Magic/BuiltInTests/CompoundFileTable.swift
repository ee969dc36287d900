// SPDX-License-Identifier: Apache-2.0

/// A table of sector numbers that is spread over sectors; source: [MS-CFB] 2.3.
///
/// Each sector is kept once, however often a file names it as part of its table: a hostile one of a few kilobytes names
/// the same sector a hundred thousand times.
struct CompoundFileTable {
  private let numbersPerSector: Int
  private var order: [Int32] = []
  private var contents: [Int32: [Int32]] = [:]
  /// The table itself where a sector is too small to hold a number, so that numbers reach over several.
  private var pieces: [UInt8] = []

  /// An empty table in sectors of a size in bytes.
  init(sectorSize: Int) { numbersPerSector = sectorSize / 4 }

  /// How many numbers the table holds.
  var count: Int { numbersPerSector > 0 ? order.count * numbersPerSector : pieces.count / 4 }

  /// The number at an index below the count.
  subscript(_ index: Int) -> Int32 {
    guard numbersPerSector > 0 else {
      return Int32(bitPattern: UInt32(pieces.span.littleEndian(at: index * 4, width: 4)))
    }
    guard let numbers = contents[order[index / numbersPerSector]] else { return -1 }
    return numbers[index % numbersPerSector]
  }

  /// Whether the table knows what is in a sector, so that it need not be read again.
  func contains(_ number: Int32) -> Bool { contents[number] != nil }

  /// Appends a sector with its content, which does not matter where the sector is known.
  mutating func append(_ number: Int32, _ content: [UInt8]) {
    order.append(number)
    if numbersPerSector == 0 {
      pieces += content
    } else if contents[number] == nil {
      contents[number] = Self.numbers(content)
    }
  }

  /// The numbers in bytes.
  static func numbers(_ bytes: [UInt8]) -> [Int32] {
    stride(from: 0, to: bytes.count / 4 * 4, by: 4).map {
      Int32(bitPattern: UInt32(bytes.span.littleEndian(at: $0, width: 4)))
    }
  }
}
