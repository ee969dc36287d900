// SPDX-License-Identifier: Apache-2.0

/// Reads tag, length and content of one element after another.
struct DERReader {
  /// One element; its content may be cut by the end of the bytes.
  struct Element {
    /// The identifier octet.
    let tag: UInt8
    /// The content octets that are there.
    let content: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>
  /// The content of the element read last.
  private(set) var lastContent: ArraySlice<UInt8> = []

  /// A reader of the elements of a constructed value.
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next element; nil at the end or at a length of more than four bytes.
  mutating func next() -> Element? {
    guard rest.count >= 2, let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first == 0x80 {
      // BER's indefinite length ends with the bytes, as far as this needs to know.
      length = rest.count
    } else if first > 0x80 {
      let count = Int(first & 0x7f)
      guard count <= 4, rest.count >= count else { return nil }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    let content = rest.prefix(length)
    rest = rest.dropFirst(content.count)
    lastContent = content
    return Element(tag: tag, content: content)
  }
}
