// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The members of the outermost object of a JSON text, whatever stands in them: what a sample shows of it was checked before.
///
/// Linear in the bytes; a value is passed over by the brackets in it, and a string by its quotation marks.
struct JSONMembers {
  private let bytes: [UInt8]
  private var position: Int
  /// The key, and the value where it is a string.
  private(set) var texts: [String: String] = [:]

  /// A reader at a place in front of the object.
  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Bytes of a key or a text that are kept.
  private static let longestKeptText = 256

  /// Reads up to the end of the object, or of the bytes.
  mutating func read() {
    var depth = 0
    // The key whose value comes next; a string of which it is not known yet whether it is a key.
    var (key, last): (String?, String?)
    while position < bytes.count, texts.count < JSONScanner.mostMembers {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = string() else { return }
        guard depth == 1 else { break }
        let text = String(decoding: string.prefix(Self.longestKeptText), as: UTF8.self)
        if let name = key { texts[name] = text }
        (key, last) = (nil, text)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 1, let name = key { texts[name] = "" }
        key = nil
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return }
      case UInt8(ascii: ":") where depth == 1: (key, last) = (last, nil)
      case UInt8(ascii: ",") where depth == 1:
        if let name = key { texts[name] = "" }
        key = nil
      default: break
      }
      position += 1
    }
  }

  /// The string whose quotation mark is next, without its marks; the position is that of the mark that closes it.
  private mutating func string() -> ArraySlice<UInt8>? {
    let start = position + 1
    var place = start
    while let close = bytes.span.firstIndex(of: UInt8(ascii: "\""), from: place, to: bytes.count) {
      place = close + 1
      let backslashes = bytes[start..<close].suffix { $0 == UInt8(ascii: "\\") }.count
      guard backslashes % 2 == 0 else { continue }
      position = close
      return bytes[start..<close]
    }
    return nil
  }
}
