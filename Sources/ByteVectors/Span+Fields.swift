// SPDX-License-Identifier: Apache-2.0

/// The fields of lines of tables in UTF-8.
extension Span<UInt8> {
  /// The text of the bytes; empty where they are no UTF-8.
  ///
  /// Slices of strings cost four times as much.
  package var utf8String: String {
    guard let characters = try? UTF8Span(validating: self) else { return "" }
    return String(copying: characters)
  }

  /// What stands between dividers, of which none cuts a character: so many fields at most, an empty last one left out.
  package func fields(dividedBy divider: UInt8, atMost count: Int) -> [String] {
    var fields: [String] = []
    fields.reserveCapacity(count)
    var start = 0
    while fields.count < count, start < self.count {
      let end = firstIndex(of: divider, from: start, to: self.count) ?? self.count
      fields.append(extracting(start..<end).utf8String)
      start = end + 1
    }
    return fields
  }
}
