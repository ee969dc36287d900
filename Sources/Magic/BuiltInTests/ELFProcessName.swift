// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds the command of the process in a core file, whose place differs from system to system.
enum ELFProcessName {
  /// Where systems put the command line or the name: SunOS, Linux, Linux on PowerPC, FreeBSD.
  private static let offsets32 = [100, 84, 44, 28, 48, 32, 8]
  private static let offsets64 = [136, 120, 56, 40, 16]
  /// The length of a process name.
  private static let nameLength = 16

  /// Bytes that libmagic has room for.
  private static let longestName = 255

  /// The text at the first place where one can be; nil where there is none.
  static func find(in notes: [UInt8], _ contents: Int, _ size: Int, _ is64: Bool) -> [UInt8]? {
    let offsets = is64 ? offsets64 : offsets32
    var choice = 0
    while choice < offsets.count {
      guard let length = nameLength(in: notes, contents, size, at: offsets[choice]) else {
        choice += 1
        continue
      }
      choice = earliest(offsets, from: choice, isFull: length == nameLength, notes, contents)
      let start = contents + offsets[choice]
      var text = notes[min(start, notes.count)...].prefix { $0 != 0 && $0.isPrintable }
      while let last = text.last, last.isWhiteSpace { text.removeLast() }
      return Array(text.prefix(longestName))
    }
    return nil
  }

  /// The number of printable characters at a place; nil where there are none or others.
  private static func nameLength(in notes: [UInt8], _ contents: Int, _ size: Int, at offset: Int) -> Int? {
    for index in 0..<nameLength {
      guard contents + offset + index < notes.count, offset + index < size else { return nil }
      let byte = notes[contents + offset + index]
      if byte == 0 { return index == 0 ? nil : index }
      let isQuote = byte == 0x27 || byte == 0x22 || byte == 0x60
      guard byte.isPrintable, !isQuote else { return nil }
    }
    return nameLength
  }

  /// Moves to an earlier place if all between is text too, for then the match was in the middle of it.
  private static func earliest(_ offsets: [Int], from choice: Int, isFull: Bool, _ notes: [UInt8], _ contents: Int)
    -> Int
  {
    var choice = choice
    var next = choice + 1
    while next < offsets.count {
      defer { next += 1 }
      guard offsets[next] < offsets[choice] else { continue }
      // A name of full length without a terminator may stand directly before the command line.
      if offsets[next] == offsets[choice] - nameLength, isFull { continue }
      let between = (contents + offsets[next])..<(contents + offsets[choice])
      if between.allSatisfy({ $0 < notes.count && notes[$0].isPrintable }) { choice = next }
    }
    return choice
  }
}
