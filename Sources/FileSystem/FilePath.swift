// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A path of the file system: bytes without NUL, in no particular encoding.
package struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without a terminating NUL.
  package let bytes: [UInt8]

  /// A path of the bytes given, cut at the first NUL, which no path can hold.
  package init(bytes: some Collection<UInt8>) {
    let all = Array(bytes)
    self.bytes = all.firstIndex(of: 0).map { Array(all[..<$0]) } ?? all
  }

  /// The same for an array, which is kept as it is where it has no NUL.
  package init(bytes: [UInt8]) {
    let length = bytes.withUnsafeBytes { all in
      all.baseAddress.map { strnlen($0.assumingMemoryBound(to: CChar.self), all.count) } ?? 0
    }
    self.bytes = length < bytes.count ? Array(bytes[..<length]) : bytes
  }

  /// A path of the UTF-8 bytes of a string.
  package init(_ string: String) { self.init(bytes: string.utf8) }

  /// The paths in a list with colons between them, as environment variables hold it; empty ones are left out.
  package static func paths(in list: [UInt8]) -> [FilePath] {
    list.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: $0) }
  }

  /// The last component: the bytes after the last slash, trailing slashes aside; empty for the root.
  package var lastComponent: ArraySlice<UInt8> {
    var end = bytes.endIndex
    while end > 0, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return bytes[start..<end]
  }

  /// The path of an entry of this directory.
  package func appending(_ name: [UInt8]) -> FilePath {
    var joined = bytes
    joined.reserveCapacity(joined.count + name.count + 1)
    if let last = joined.last, last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: name)
    return FilePath(bytes: joined)
  }

  /// The path of an entry of this directory whose name is the UTF-8 bytes of a string.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The path as text, or nil where its bytes are not UTF-8.
  package var string: String? { String(validating: bytes, as: UTF8.self) }
}

extension FilePath: CustomStringConvertible {
  /// The path as text for messages, with bytes that are not UTF-8 as octal escapes, so that different paths differ.
  ///
  /// Control characters stay as they are: whoever prints a message escapes them.
  package var description: String {
    if let string { return string }
    var (text, position) = ("", 0)
    var iterator = bytes.makeIterator()
    var parser = UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text.unicodeScalars.append(UTF8.decode(encoded))
        position += encoded.count
      case .error(let length):
        // Such bytes are above 0x7f and have three octal digits.
        for byte in bytes[position..<position + length] { text += "\\" + String(byte, radix: 8) }
        position += length
      case .emptyInput: return text
      }
    }
  }
}
