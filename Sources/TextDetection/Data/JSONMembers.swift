// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The members of the outermost object of a JSON text, whatever stands in them: what a sample shows of it was checked before.
///
/// Linear in the bytes, which are looked at in blocks: a value is passed over by the brackets in it, and a string by its
/// quotation marks.
struct JSONMembers {
  private let bytes: [UInt8]
  private let start: Int
  /// The members by their keys.
  private(set) var values: [String: JSONValue] = [:]

  /// A reader at a place in front of the object.
  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    start = position
  }

  private static let quote = UInt8(ascii: "\"")

  /// Reads up to the end of the object, or of the bytes.
  mutating func read() {
    var depth = 0
    // The key whose value comes next; a string of which it is not known yet whether it is a key.
    var (key, last): (String?, String?)
    // Where the string begins that is open.
    var opening: Int?
    for block in stride(from: start, to: bytes.count, by: Span<UInt8>.blockSize) {
      var signs = signs(at: block, areOutermost: depth == 1)
      while signs != 0 {
        let offset = signs.trailingZeroBitCount
        let place = block + offset
        let (byte, before) = (bytes[place], depth)
        signs &= signs - 1
        if let start = opening {
          guard byte == Self.quote, !isEscaped(place, from: start) else { continue }
          opening = nil
          guard depth == 1 else { continue }
          let text = JSONValue.kept(bytes[start..<place])
          if let name = key { values[name] = .text(text) }
          (key, last) = (nil, text)
        } else {
          switch byte {
          case Self.quote: opening = place + 1
          case UInt8(ascii: ":"): (key, last) = (last, nil)
          default:
            // A bracket or a comma: the value of the name is no string.
            if depth == 1, let name = key { values[name] = JSONValue(first: byte) }
            key = nil
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth <= 0 { return }
          }
          if (before == 1) != (depth == 1) {
            signs = self.signs(at: block, areOutermost: depth == 1) & ((.max &<< UInt64(offset)) &<< 1)
          }
        }
        guard values.count < JSONScanner.mostMembers else { return }
      }
    }
  }

  /// Where brackets and quotation marks stand in a block, and the colons and commas of the outermost object.
  private func signs(at block: Int, areOutermost: Bool) -> UInt64 {
    let text = bytes.span
    // Both kinds of brackets differ in one bit.
    let signs =
      text.bits(equalTo: Self.quote, at: block) | text.bits(equalTo: UInt8(ascii: "{"), folding: 0x20, at: block)
      | text.bits(equalTo: UInt8(ascii: "}"), folding: 0x20, at: block)
    guard areOutermost else { return signs }
    return signs | text.bits(equalTo: UInt8(ascii: ":"), at: block) | text.bits(equalTo: UInt8(ascii: ","), at: block)
  }

  /// Whether an odd number of backslashes stands in front of a quotation mark in a string.
  private func isEscaped(_ mark: Int, from start: Int) -> Bool {
    var place = mark
    while place > start, bytes[place - 1] == UInt8(ascii: "\\") { place -= 1 }
    return (mark - place) % 2 != 0
  }
}
