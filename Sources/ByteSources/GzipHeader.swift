// SPDX-License-Identifier: Apache-2.0

/// The header of a gzip member (RFC 1952, section 2.3).
package struct GzipHeader: Sendable, Hashable {
  /// The original file name in ISO 8859-1, without directories; nil where the header has none.
  package let name: [UInt8]?
  /// The comment in ISO 8859-1; nil where the header has none.
  package let comment: [UInt8]?
  /// The number of bytes of the header.
  package let length: Int

  /// A name or comment above this many bytes counts as damage: no file system has longer names.
  package static let longestField = 4096

  /// Reads the header at the front of `bytes`; nil where it is none, or cut before its end.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard rest.count >= 10, rest.starts(with: [0x1f, 0x8b, 8]) else { return nil }
    let flags = rest[rest.startIndex + 3]
    // RFC 1952: the three upper bits are reserved and must be zero.
    guard flags & 0xe0 == 0 else { return nil }
    rest = rest.dropFirst(10)
    if flags & 0x04 != 0 {
      guard rest.count >= 2 else { return nil }
      let extra = Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8
      guard rest.count >= 2 + extra else { return nil }
      rest = rest.dropFirst(2 + extra)
    }
    var fields: [[UInt8]?] = [nil, nil]
    for (index, flag) in [UInt8(0x08), 0x10].enumerated() where flags & flag != 0 {
      guard let end = rest.prefix(GzipHeader.longestField + 1).firstIndex(of: 0) else { return nil }
      fields[index] = Array(rest[rest.startIndex..<end])
      rest = rest[(end + 1)...]
    }
    if flags & 0x02 != 0 {
      guard rest.count >= 2 else { return nil }
      rest = rest.dropFirst(2)
    }
    name = fields[0].map { field in Array(field.split(separator: UInt8(ascii: "/")).last ?? []) }
    comment = fields[1]
    length = bytes.count - rest.count
  }
}
