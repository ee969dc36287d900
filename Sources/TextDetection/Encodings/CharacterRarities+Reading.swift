// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension CharacterRarities {
  private static let bytes: [UInt8] = {
    var bytes: [UInt8] = []
    bytes.append(constant: table)
    return bytes
  }()

  /// The characters of a line, by the code of each, with the bits that its rarity stands for; none without such a line.
  static func rarities(of line: StaticString) -> [(code: Int, bits: UInt8)] {
    var name: [UInt8] = []
    name.append(constant: line)
    let text = bytes.span
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: 0x0a, from: start, to: text.count) ?? text.count
      if !name.isEmpty, bytes[start..<end].starts(with: name), bytes[start + name.count] == UInt8(ascii: "|") {
        return read(bytes[(start + name.count + 1)..<end])
      }
      start = end + 1
    }
    return []
  }

  /// Reads codes of four digits, each group of them behind a letter for its bits.
  private static func read(_ line: ArraySlice<UInt8>) -> [(code: Int, bits: UInt8)] {
    var found: [(code: Int, bits: UInt8)] = []
    found.reserveCapacity(line.count / 4)
    var bits: UInt8 = 0
    var place = line.startIndex
    while place < line.endIndex {
      if line[place].isCapital {
        bits = line[place] & 0x1f
        place += 1
        continue
      }
      var code = 0
      for digit in line[place..<min(place + 4, line.endIndex)] { code = code << 4 | Int(digit.hexadecimalValue ?? 0) }
      found.append((code, bits))
      place += 4
    }
    return found
  }
}
