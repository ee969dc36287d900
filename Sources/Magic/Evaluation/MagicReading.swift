// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// What the current record reads, and what the one before it left.
struct MagicReading {
  /// Where the record reads.
  var offset: UInt32 = 0
  /// Where it read last.
  var fetchedPlace: UInt32 = 0
  /// Whether it reads the end of the file.
  var readsEnd = false
  /// The number that it read.
  var value: UInt64 = 0
  /// The text that it read, with zeroes after it.
  private(set) var text = InlineArray<128, UInt8>(repeating: 0)
  /// Where the text is that it reads, unless it was copied.
  var textPlace = 0
  /// How many bytes of it count.
  var textLimit = 0
  /// Whether `text` holds it.
  var textIsCopied = true
  /// Where the text that it searches can first stand, as far as that is known.
  var firstPlace = 0
  /// What the last record left behind, which a 16-bit string shows where the end of the file cuts it off.
  var leftover = MagicLeftover.nothing

  /// The bytes of the text before the first NUL.
  var terminatedText: [UInt8] {
    let bytes = text.span
    return bytes.extracting(first: bytes.firstIndex(of: 0, from: 0, to: bytes.count) ?? bytes.count).copied
  }

  /// Copies up to 128 bytes, zeroes after them.
  mutating func copyText(_ source: Span<UInt8>, at place: Int, limit: Int) {
    textIsCopied = true
    var text = self.text.mutableSpan
    let available = max(0, min(limit, source.count - place, text.count))
    for position in 0..<available { text[position] = source[place + position] }
    for position in available..<text.count { text[position] = 0 }
  }

  /// Puts back what an earlier record left behind: the text that it copied, or the bytes that it read and its number.
  mutating func recall(_ source: Span<UInt8>) {
    if !leftover.isInText { copyText(source, at: Int(leftover.place), limit: text.count) }
    for position in 0..<leftover.numberWidth {
      text[position] = UInt8(truncatingIfNeeded: value >> UInt64(8 * position))
    }
  }

  /// Copies every second byte of a string of 16-bit characters, blanks standing for those that do not fit a byte.
  mutating func copyWideString(_ source: Span<UInt8>, at place: Int, isBig: Bool) {
    guard place < source.count else {
      leftover = MagicLeftover(place: UInt32(truncatingIfNeeded: place))
      return copyText(source, at: place, limit: 0)
    }
    textIsCopied = true
    leftover = MagicLeftover(isInText: true)
    var position = isBig ? place + 1 : place
    var index = 0
    while position < source.count, index < text.count - 1 {
      text[index] = source[position]
      if text[index] == 0 {
        let other = isBig ? source[position - 1] : position + 1 < source.count ? source[position + 1] : 0
        if other != 0 { text[index] = 0x20 }
      }
      position += 2
      index += 1
    }
    // Only the last byte is a terminator for certain.
    text[text.count - 1] = 0
  }

  /// Copies a Pascal string, whose length stands in front in so many bytes, without that; false where it has none.
  mutating func copyPascalString(
    _ record: MagicRecord, lengthSize size: Int, _ source: Span<UInt8>, at place: Int
  ) -> Bool {
    let room = text.count
    copyText(source, at: place, limit: record.range > 0 && record.range < room ? record.range : room)
    let isLittle = !record.stringFlags.isDisjoint(with: [.lengthInTwoBytesLittle, .lengthInFourBytesLittle])
    var length = 0
    for position in 0..<size { length = length << 8 | Int(text[isLittle ? size - 1 - position : position]) }
    if record.stringFlags.contains(.lengthIncludesItself) { length -= size }
    // A length too small to include itself wraps around in libmagic: to the number that stands for no length, or to an endless one.
    if length == -1 { return false }
    if length < 0 || length > room - size { length = room - size }
    leftover.isInText = true
    for position in 0..<length { text[position] = text[position + size] }
    text[length] = 0
    return true
  }

  /// Takes a text that was made of what was read, as much of it as there is room for.
  mutating func take(_ contents: [UInt8]) {
    text = InlineArray(copying: contents)
    textIsCopied = true
    leftover = MagicLeftover(isInText: true)
  }

  /// Ends the text in front of a position, unless there is no room behind it.
  mutating func endText(at position: Int) {
    if position < text.count { text[position] = 0 }
    leftover.isInText = true
  }

  /// Ends the text at its first line end.
  mutating func endTextAtLineEnd() {
    let bytes = terminatedText
    if let end = bytes.firstIndex(where: { $0 == 0x0D || $0 == 0x0A }) { endText(at: end) }
  }
}

/// What a record left where libmagic keeps all that records read.
struct MagicLeftover {
  /// Where the bytes stand in the file.
  var place: UInt32 = 0
  /// How many of them the record's number replaces, after its mask and in this machine's byte order.
  var numberWidth = 0
  /// Whether `text` holds them instead, rearranged or cut.
  var isInText = false
  /// Whether nothing was read of the file yet.
  private(set) var isNothing = false

  /// What is there in front of all records.
  static let nothing = MagicLeftover(isInText: true, isNothing: true)
}
