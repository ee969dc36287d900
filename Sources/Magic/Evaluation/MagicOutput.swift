// SPDX-License-Identifier: Apache-2.0

/// The answer about one file as it is written, or the complaint that takes its place.
struct MagicOutput {
  /// The answer so far.
  var bytes: [UInt8] = []
  /// Whether anything was written to it, even an empty text.
  private(set) var isBegun = false
  /// The first complaint; once there is one, nothing is written any more.
  var failure: [UInt8]?

  /// Begins anew.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isBegun = false
    failure = nil
  }

  /// Appends text, unless something has failed.
  mutating func write(_ text: StaticString) {
    guard failure == nil else { return }
    isBegun = true
    bytes.append(contentsOf: text.description.utf8)
  }

  /// Appends bytes up to the first NUL, unless something has failed.
  mutating func write(_ text: [UInt8]) {
    guard failure == nil else { return }
    guard text.count <= MagicFormat.maximumLength, bytes.count + text.count <= MagicFormat.maximumTotal else {
      fail("Output buffer space exceeded \(text.count)+\(bytes.count)")
      return
    }
    isBegun = true
    for byte in text {
      if byte == 0 { break }
      bytes.append(byte)
    }
  }

  mutating func write(_ text: String) { write([UInt8](text.utf8)) }

  /// Writes the format of a record in a line of the database, with its one argument.
  mutating func write(format: [UInt8], _ argument: MagicFormat.Argument, ofLine line: UInt32) {
    guard failure == nil else { return }
    guard format.contains(UInt8(ascii: "%")) else { return write(format) }
    guard MagicFormat.isValid(format) else {
      bytes.removeAll()
      fail("Bad magic format `\(String(decoding: format, as: UTF8.self))' (bad format char)")
      return
    }
    guard MagicFormat.fits(format, argument) else {
      let shown = String(decoding: format, as: UTF8.self)
      fail("format `\(shown)' does not match with `\(argument.conversion)'", atLine: line)
      return
    }
    var piece: [UInt8] = []
    MagicFormat.append(format, argument, to: &piece)
    write(piece)
  }

  /// Appends what goes between two answers.
  mutating func writeSeparator() { write("\n- ") }

  /// Records a complaint; only the first counts.
  mutating func fail(_ message: String) {
    guard failure == nil else { return }
    var text = bytes
    if !text.isEmpty { text.append(0x20) }
    text.append(contentsOf: message.utf8)
    failure = text
  }

  /// Records a complaint about a line of the database, which takes the place of the answer so far.
  mutating func fail(_ message: String, atLine line: UInt32) {
    bytes = [UInt8]("line \(line):".utf8)
    fail(message)
  }
}
