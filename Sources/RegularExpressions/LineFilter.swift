// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Tells by one byte whether an expression whose matches begin at lines can match at a line.
struct LineFilter: Sendable {
  /// The place in the table that stands for the end of the text.
  static let end = 256
  /// More bytes than this are sooner looked up line by line.
  private static let bytesThatAreFew = 8

  /// A 1 for each byte, and for the end, that a match can begin with.
  let table: [UInt8]
  /// The bytes that a match can begin with where they are few enough to be looked for in many lines at once; otherwise empty.
  let fewBytes: [UInt8]
  /// Whether the byte is the first that is neither a blank nor a tab.
  let skipsBlanks: Bool

  /// The filter of an expression; `firstBytes` are those a match can begin with, nil where it may be empty.
  init(_ syntax: ExpressionSyntax, firstBytes: ByteSet?) {
    let led = Self.bytesBehindBlanks(syntax)
    skipsBlanks = led != nil
    var table = [UInt8](repeating: 0, count: Self.end + 1)
    var fewBytes: [UInt8] = []
    if let bytes = led ?? firstBytes {
      let elements = bytes.elements
      for byte in elements { table[Int(byte)] = 1 }
      if elements.count <= Self.bytesThatAreFew { fewBytes = elements }
    } else {
      for index in table.indices { table[index] = 1 }
    }
    self.fewBytes = fewBytes
    self.table = table
  }

  /// What can follow the blanks and tabs of a line where an expression allows any number of them and nothing after them
  /// begins with one; nil for any other expression.
  private static func bytesBehindBlanks(_ syntax: ExpressionSyntax) -> ByteSet? {
    guard case .concatenation(let items) = syntax, items.count > 2, case .assertion(.lineStart) = items[0],
      case .repetition(.bytes(var led), minimum: 0, maximum: nil) = items[1], led.contains(0x20), led.contains(0x09)
    else { return nil }
    let rest = first(items[2...])
    guard !rest.isOptional, !rest.bytes.contains(0x20), !rest.bytes.contains(0x09) else { return nil }
    // Other white space, such as a line feed, may still be followed by blanks; such lines are read.
    led.remove(0x20)
    led.remove(0x09)
    led.formUnion(rest.bytes)
    return led
  }

  /// The bytes that a match of items can begin with, and whether it may be empty.
  private static func first(_ items: ArraySlice<ExpressionSyntax>) -> (bytes: ByteSet, isOptional: Bool) {
    var bytes = ByteSet()
    for item in items {
      let next = first(item)
      bytes.formUnion(next.bytes)
      if !next.isOptional { return (bytes, false) }
    }
    return (bytes, true)
  }

  private static func first(_ syntax: ExpressionSyntax) -> (bytes: ByteSet, isOptional: Bool) {
    switch syntax {
    case .empty, .assertion: return (ByteSet(), true)
    case .bytes(let set): return (set, false)
    case .concatenation(let items): return first(items[...])
    case .alternation(let branches):
      var result = (bytes: ByteSet(), isOptional: false)
      for branch in branches {
        let next = first(branch)
        result.bytes.formUnion(next.bytes)
        result.isOptional = result.isOptional || next.isOptional
      }
      return result
    case .repetition(let item, let minimum, _):
      let next = first(item)
      return (next.bytes, next.isOptional || minimum == 0)
    }
  }
}
