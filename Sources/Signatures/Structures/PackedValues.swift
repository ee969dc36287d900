// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Objects in MessagePack and CBOR, which have no signature: a map with names, a list of such maps or a list full of words,
/// whose values end where the file does, or a longer one that begins with many words.
enum PackedValues {
  static let types = TypeTable(
    """
    cbor||application/cbor|CBOR data|RFC 8949, section 3
    msgpack||application/vnd.msgpack|MessagePack data|MessagePack specification, section Formats
    """)

  /// Values looked at in a file.
  private static let mostValues = 65_536
  /// Shorter files prove nothing.
  private static let shortestFile = 12

  /// Texts of a list whose members need no names, those in the part of a longer file, and the bytes for each byte in them.
  private static let (fewestTexts, fewestTextsOfPart, bytesForText) = (3, 16, 4)
  /// Bytes of a text that count as a word.
  private static let shortestWord = 3

  /// A file whose first byte is that of a map with one or more members, or of a list.
  static func match(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let first = head.first, first >= 0x80, head.count >= shortestFile else { return nil }
    let isMap = (0x81...0x8f).contains(first) || first == 0xde || first == 0xdf
    if isMap || (0x91...0x9f).contains(first) || first == 0xdc || first == 0xdd,
      fills(head, isWhole: subject.isWhole, item: messagePackItem)
    {
      return KnownFinding(types["msgpack"], .strong)
    }
    guard (0x81...0x9b).contains(first) || (0xa1...0xbb).contains(first) || first == 0xbf else { return nil }
    return fills(head, isWhole: subject.isWhole, item: conciseItem) ? KnownFinding(types["cbor"], .strong) : nil
  }

  /// What stands at a place: a value of so many bytes, or the front of one that has others in it.
  private struct Item {
    /// Bytes up to the next item.
    let size: Int
    /// Values that follow in this one; nil where a mark ends them.
    var values: Int? = 0
    var isMap = false
    /// Bytes in front of the text that it is; 0 where it is none.
    var textStart = 0
    /// Whether it is the mark that ends values without a count.
    var isBreak = false
  }

  /// A value whose members are being read.
  private struct Frame {
    var left: Int?
    let isMap: Bool
    var isName: Bool
  }

  /// Whether one map with textual names, a list of such maps, or a list full of words fills the bytes exactly, or goes on behind
  /// a part that is full of words.
  private static func fills(_ bytes: [UInt8], isWhole: Bool, item: ([UInt8], Int) -> Item?) -> Bool {
    var frames: [Frame] = []
    var place = 0
    // How deep the names stand that must be words, and whether they are.
    var depthOfNames = 1
    var areNamed = true
    // The words of a list, and whether they are in UTF-8.
    var (texts, textBytes, areWritten) = (0, 0, true)
    let isFullOfWords = { (fewest: Int) in areWritten && texts >= fewest && textBytes >= place / bytesForText }
    for _ in 0..<mostValues {
      guard place < bytes.count, let next = item(bytes, place), next.size <= bytes.count - place else {
        return !isWhole && isFullOfWords(fewestTextsOfPart)
      }
      if let frame = frames.last {
        if next.isBreak {
          guard frame.left == nil, !frame.isMap || frame.isName else { return false }
          frames.removeLast()
        } else {
          // Names of the outer map are words.
          if depthOfNames == 2, frames.count == 1, !next.isMap { areNamed = false }
          let text = bytes[place + next.textStart..<place + next.size]
          let isWord = next.textStart > 0 && text.allSatisfy { $0 >= 0x20 }
          if frame.isName, frames.count == depthOfNames, !isWord { areNamed = false }
          guard areNamed || depthOfNames > 1 else { return false }
          if isWord, text.count >= shortestWord, depthOfNames > 1 || !isWhole {
            areWritten = areWritten && String(validating: text, as: UTF8.self) != nil
            texts += 1
            textBytes += text.count
          }
          guard areNamed || areWritten else { return false }
          if let left = frame.left { frames[frames.count - 1].left = left - 1 }
          if frame.isMap { frames[frames.count - 1].isName.toggle() }
        }
      } else if !next.isMap {
        guard let values = next.values, values > 0 else { return false }
        depthOfNames = 2
      }
      place += next.size
      if next.values != 0 {
        frames.append(Frame(left: next.values, isMap: next.isMap, isName: next.isMap))
      }
      while let left = frames.last?.left, left == 0 { frames.removeLast() }
      if frames.isEmpty { return place == bytes.count && (areNamed || isFullOfWords(fewestTexts)) }
    }
    return false
  }

  // MARK: MessagePack

  private static func messagePackItem(_ bytes: [UInt8], _ place: Int) -> Item? {
    let first = bytes[place]
    switch first {
    case 0x00...0x7f, 0xe0...0xff, 0xc0, 0xc2, 0xc3: return Item(size: 1)
    case 0x80...0x8f: return Item(size: 1, values: 2 * Int(first & 15), isMap: true)
    case 0x90...0x9f: return Item(size: 1, values: Int(first & 15))
    case 0xa0...0xbf: return Item(size: 1 + Int(first & 31), textStart: 1)
    case 0xca...0xd3: return Item(size: 1 + [4, 8, 1, 2, 4, 8, 1, 2, 4, 8][Int(first - 0xca)])
    case 0xd4...0xd8: return Item(size: 2 + 1 << Int(first - 0xd4))
    case 0xc4...0xc9, 0xd9...0xdf:
      // Lengths and counts of one, two or four bytes; extensions have their type after the length.
      let width =
        switch first {
        case 0xc4, 0xc7, 0xd9: 1
        case 0xc5, 0xc8, 0xda, 0xdc, 0xde: 2
        default: 4
        }
      guard let count = number(bytes, place + 1, width) else { return nil }
      switch first {
      case 0xdc, 0xdd: return Item(size: 1 + width, values: count)
      case 0xde, 0xdf: return Item(size: 1 + width, values: 2 * count, isMap: true)
      default:
        let isExtension = (0xc7...0xc9).contains(first)
        return Item(size: 1 + width + (isExtension ? 1 : 0) + count, textStart: first >= 0xd9 ? 1 + width : 0)
      }
    default: return nil
    }
  }

  // MARK: CBOR

  private static func conciseItem(_ bytes: [UInt8], _ place: Int) -> Item? {
    let first = bytes[place]
    let kind = first >> 5
    let extra = first & 31
    guard extra < 24 || (24...27).contains(extra) || extra == 31 else { return nil }
    if extra == 31 {
      switch kind {
      case 2, 3, 4: return Item(size: 1, values: nil)
      case 5: return Item(size: 1, values: nil, isMap: true)
      case 7: return Item(size: 1, isBreak: true)
      default: return nil
      }
    }
    let width = extra < 24 ? 0 : 1 << Int(extra - 24)
    guard kind != 7 && kind > 1 else { return Item(size: 1 + width) }
    guard let count = width == 0 ? Int(extra) : number(bytes, place + 1, width) else { return nil }
    switch kind {
    case 2, 3: return Item(size: 1 + width + count, textStart: kind == 3 ? 1 + width : 0)
    case 4: return Item(size: 1 + width, values: count)
    case 5: return Item(size: 1 + width, values: 2 * count, isMap: true)
    default: return Item(size: 1 + width, values: 1)
    }
  }

  /// A length or count, the highest byte first; nil where it is cut or more than the file could hold.
  private static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> Int? {
    guard width <= bytes.count - place else { return nil }
    let value = bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(bytes.count) ? Int(value) : nil
  }
}
