// SPDX-License-Identifier: Apache-2.0

/// The built-in test for tapes of the SIMH simulators, which libmagic has from version 5.46 on.
///
/// Source: "SIMH Magtape Representation and Handling" (Robert M. Supnik, 2006): a record is a 32-bit little-endian length, as
/// many bytes rounded up to an even number, and the length again; a length of 0 is a tape mark, all ones the end.
enum SIMHTest {
  /// The tape marks after which enough has been seen.
  private static let enoughMarks = 10

  /// Whether the bytes are a tape with at least one record.
  ///
  /// `seen` becomes the number of bytes that decided, give or take a word; it may lie beyond their end.
  static func matches(_ bytes: Span<UInt8>, seen: inout Int) -> Bool {
    var position = 0
    defer { seen = position }
    var marks = 0
    var records = 0
    while bytes.count - position >= 4 {
      let length = length(bytes, &position)
      if length == Int(UInt32.max), marks + records > 0 { break }
      if length == 0 {
        marks += 1
        if marks == enoughMarks { break }
        continue
      }
      // An end without anything before it counts as the record that its bits make.
      position += length
      guard bytes.count - position >= 4 else { break }
      guard length == self.length(bytes, &position) else { return false }
      records += 1
    }
    // Marks alone are a file of zeroes.
    return marks * 4 != position && marks + records > 0
  }

  private static func length(_ bytes: Span<UInt8>, _ position: inout Int) -> Int {
    let word = UInt32(truncatingIfNeeded: bytes.littleEndian(at: position, width: 4))
    position += 4
    if word == .max { return Int(word) }
    // The top byte has flags of the record; data is padded to an even length.
    return Int((word & 0xFF_FFFF) + (word & 1))
  }
}
