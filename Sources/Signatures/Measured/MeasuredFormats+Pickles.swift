// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Objects of Python, written one after another (CPython: pickletools.py).
extension MeasuredFormats {
  /// What the first frame begins with: a mark, an empty collection, a text, bytes, a number or a constant.
  private static let frameStarts: [UInt8] = [
    0x28, 0x29, 0x42, 0x43, 0x47, 0x4a, 0x4b, 0x4d, 0x4e, 0x58, 0x5d, 0x7d, 0x88, 0x89, 0x8a, 0x8c, 0x8f,
  ]

  /// The protocol, for newer ones a frame, and a stop at the end.
  static func pickle(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 4, head[0] == 0x80 ? (2...5).contains(head[1]) : isOldPickle(head) else { return nil }
    // Frames have a length of eight bytes, of which the last are zero in any file.
    let isFramed = head[0] == 0x80 && head[1] >= 4 && head[2] == 0x95 && head.matches([0, 0], at: 9)
    // A text editor puts a line feed after the stop of the old form, which is a text.
    let end = SubjectReader(subject).tail(2)
    // Where nobody knows the end, the marks of the old form must do.
    let isStopped =
      end.map { $0.last == UInt8(ascii: ".") || head[0] != 0x80 && $0.matches([0x2e, 0x0a], at: 0) }
      ?? (head[0] == UInt8(ascii: "("))
    guard isStopped else {
      // A frame that is cut begins as it should, and is longer than what is written without one (CPython: _FRAME_SIZE_MIN).
      let isCut =
        isFramed && head.count > 12 && head.matches([0, 0, 0, 0], at: 7) && frameStarts.contains(head[11])
        && head.littleEndian(UInt32.self, at: 3).map { $0 >= 4 } ?? false
      return KnownFinding(isCut ? types["pickle"] : nil, .fair)
    }
    // Two words, each in a line, stand at the front of other texts too.
    guard head[0] == 0x80 else { return KnownFinding(types["pickle"], head[0] == UInt8(ascii: "c") ? .fair : .strong) }
    if isFramed { return KnownFinding(types["pickle"], .strong) }
    // What the older ones begin with besides: a global or a short string.
    let isStart = frameStarts.contains(head[2]) || head[2] == 0x63 || head[2] == 0x55
    return KnownFinding(isStart ? types["pickle"] : nil, .fair)
  }

  /// A dictionary whose first key has a file, the number of a line and a function, written by `marshal`, which marks what it
  /// may refer to again in the highest bit.
  static func pythonProfile(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 16, head[0] & 0x7f == UInt8(ascii: "{"), head[1] & 0x7f == UInt8(ascii: ")"), head[2] == 3 else {
      return nil
    }
    let length: Int
    switch head[3] & 0x7f {
    case UInt8(ascii: "z"), UInt8(ascii: "Z"): length = 5 + Int(head[4])
    case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "u"):
      length = 8 + Int(truncatingIfNeeded: head.littleEndian(UInt32.self, at: 4) ?? 0)
    default: return nil
    }
    guard length < head.count, head[length] & 0x7f == UInt8(ascii: "i") else { return nil }
    return KnownFinding(types["profile"], .strong)
  }

  /// Protocols 0 and 1, which do not name themselves: a collection that is put into the memo at once, in decimal digits or
  /// in a byte, or the name of a module and of a thing in it, each in a line.
  static func isOldPickle(_ head: [UInt8]) -> Bool {
    guard head.count >= 3 else { return false }
    switch head[0] {
    case UInt8(ascii: "("):
      // Each mark begins a collection, the inmost last.
      let inner = head.drop { $0 == UInt8(ascii: "(") }
      // A collection whose first member is a thing of a module, or an instance of one that takes nothing.
      if inner.first == UInt8(ascii: "c") || inner.first == UInt8(ascii: "i") { return isGlobal(inner) }
      let rest = inner.prefix(10)
      guard let kind = rest.first, [UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "t")].contains(kind),
        rest.dropFirst().first == UInt8(ascii: "p")
      else { return false }
      return isMemo(rest.dropFirst(2))
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return head[1] == UInt8(ascii: "q") && head[2] <= 1
    case UInt8(ascii: "c"): return isGlobal(head[...])
    default: return false
    }
  }

  /// Whether the names of a module and of a thing in it stand there, each in a line after the letter that loads them, and what
  /// may follow them.
  private static func isGlobal(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = bytes.dropFirst().prefix(longestName).split(
      separator: 0x0a, maxSplits: 2, omittingEmptySubsequences: false)
    let names = lines.prefix(2)
    guard lines.count == 3, let next = lines[2].first else { return false }
    guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameByte) }) else { return false }
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: ")"): return true
    case UInt8(ascii: "p"): return isMemo(lines[2].dropFirst().prefix(memoReach))
    case UInt8(ascii: "q"): return lines[2].dropFirst().first.map { $0 <= 1 } ?? false
    default: return false
    }
  }

  /// Whether the number of a place in the memo stands there, in decimal digits with a line feed after them.
  private static func isMemo(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.prefix(while: \.isDigit)
    return !digits.isEmpty && digits.endIndex < bytes.endIndex && bytes[digits.endIndex] == 0x0a
  }

  /// What comes first is put into one of the first places of the memo.
  private static let memoReach = 8
  /// Names of modules and of what is in them are hardly longer than this together.
  private static let longestName = 256

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte == UInt8(ascii: ".")
  }
}
