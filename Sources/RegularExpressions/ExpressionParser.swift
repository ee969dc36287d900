// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Reads a pattern as glibc's `regcomp` does with `REG_EXTENDED | REG_NEWLINE` in the C locale.
///
/// Source: POSIX.1-2017, Base Definitions, chapter 9; GNU operators as in glibc's manual, chapter 10.3.
struct ExpressionParser<Reading: ExpressionReading> {
  /// The largest bound of a repetition; glibc's `RE_DUP_MAX`.
  static var maximumRepetition: Int { 0x7FFF }
  /// How deep groups may nest, so that a hostile pattern cannot exhaust the stack.
  static var maximumDepth: Int { 200 }

  private let pattern: [UInt8]
  private let ignoringCase: Bool
  private var position = 0
  private var depth = 0

  /// Reads a whole pattern.
  static func parse(_ pattern: [UInt8], ignoringCase: Bool) throws(RegularExpressionError) -> Reading {
    var parser = ExpressionParser(pattern: pattern, ignoringCase: ignoringCase)
    return try parser.alternation()
  }

  private init(pattern: [UInt8], ignoringCase: Bool) {
    self.pattern = pattern
    self.ignoringCase = ignoringCase
  }

  private var current: UInt8? { position < pattern.count ? pattern[position] : nil }

  private mutating func alternation() throws(RegularExpressionError) -> Reading {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .tooLarge }
    let first = try branch()
    guard current == UInt8(ascii: "|") else { return first }
    var branches = [first]
    while current == UInt8(ascii: "|") {
      position += 1
      branches.append(try branch())
    }
    return .alternation(branches)
  }

  private mutating func branch() throws(RegularExpressionError) -> Reading {
    var branch = Reading.emptyBranch
    while let byte = current {
      if byte == UInt8(ascii: "|") || (byte == UInt8(ascii: ")") && depth > 1) { break }
      var item = try atom()
      while let (minimum, maximum) = try repetition() {
        item = .repetition(item, minimum: minimum, maximum: maximum)
      }
      Reading.append(item, to: &branch)
    }
    return Reading.whole(branch)
  }

  private mutating func atom() throws(RegularExpressionError) -> Reading {
    guard let byte = current else { return Reading.whole(Reading.emptyBranch) }
    position += 1
    switch byte {
    case UInt8(ascii: "("):
      let inner = try alternation()
      guard current == UInt8(ascii: ")") else { throw .unterminated }
      position += 1
      return inner
    case UInt8(ascii: "["): return .bytes(try bracket())
    case UInt8(ascii: "."):
      // REG_NEWLINE: a dot matches anything but a line feed; the end of a C string never comes here.
      var set = ByteSet().complement
      set.remove(0x0A)
      return .bytes(set)
    case UInt8(ascii: "^"): return .assertion(.lineStart)
    case UInt8(ascii: "$"): return .assertion(.lineEnd)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): throw .invalidRepetition
    case UInt8(ascii: "\\"): return try escape()
    default: return .literal(byte, ignoringCase: ignoringCase)
    }
  }

  private mutating func escape() throws(RegularExpressionError) -> Reading {
    guard let byte = current else { throw .unterminated }
    position += 1
    switch byte {
    case UInt8(ascii: "w"): return .bytes(.word)
    case UInt8(ascii: "W"): return .bytes(ByteSet.word.complement)
    case UInt8(ascii: "s"): return .bytes(.space)
    case UInt8(ascii: "S"): return .bytes(ByteSet.space.complement)
    case UInt8(ascii: "<"): return .assertion(.wordStart)
    case UInt8(ascii: ">"): return .assertion(.wordEnd)
    case UInt8(ascii: "b"): return .assertion(.wordBoundary)
    case UInt8(ascii: "B"): return .assertion(.notWordBoundary)
    case UInt8(ascii: "`"): return .assertion(.textStart)
    case UInt8(ascii: "'"): return .assertion(.textEnd)
    case UInt8(ascii: "1")...UInt8(ascii: "9"): throw .backReference
    default: return .literal(byte, ignoringCase: ignoringCase)
    }
  }

  /// The bytes whose upper case is in a raised set.
  private static func matchingRaised(_ set: ByteSet) -> ByteSet {
    var result = ByteSet()
    for byte in UInt8.min...UInt8.max where set.contains(byte.uppercased) { result.insert(byte) }
    return result
  }

  private mutating func repetition() throws(RegularExpressionError) -> (Int, Int?)? {
    switch current {
    case UInt8(ascii: "*"):
      position += 1
      return (0, nil)
    case UInt8(ascii: "+"):
      position += 1
      return (1, nil)
    case UInt8(ascii: "?"):
      position += 1
      return (0, 1)
    case UInt8(ascii: "{"):
      position += 1
      let minimum = try number()
      var maximum = minimum
      if current == UInt8(ascii: ",") {
        position += 1
        maximum = try number()
      } else if minimum == nil {
        throw .invalidRepetition
      }
      guard current == UInt8(ascii: "}") else { throw .invalidRepetition }
      position += 1
      if let minimum, let maximum, minimum > maximum { throw .invalidRepetition }
      return (minimum ?? 0, maximum)
    default: return nil
    }
  }

  private mutating func number() throws(RegularExpressionError) -> Int? {
    var value: Int?
    while let byte = current, byte.isDigit {
      let next = (value ?? 0) * 10 + Int(byte - 0x30)
      guard next <= Self.maximumRepetition else { throw .invalidRepetition }
      value = next
      position += 1
    }
    return value
  }

  private mutating func bracket() throws(RegularExpressionError) -> ByteSet {
    var set = ByteSet()
    var isNegated = false
    if current == UInt8(ascii: "^") {
      isNegated = true
      position += 1
    }
    var isFirst = true
    while true {
      guard let byte = current else { throw .unterminated }
      if byte == UInt8(ascii: "]"), !isFirst {
        position += 1
        break
      }
      isFirst = false
      if byte == UInt8(ascii: "["), let marker = next, marker == UInt8(ascii: ":") {
        set.formUnion(try characterClass())
        continue
      }
      let first = try bracketElement()
      if current == UInt8(ascii: "-"), let end = next, end != UInt8(ascii: "]") {
        position += 1
        let last = try bracketElement()
        guard first <= last else { throw .invalidClass }
        set.formUnion(ByteSet(first...last))
      } else {
        set.insert(first)
      }
    }
    if ignoringCase { set = Self.matchingRaised(set) }
    guard isNegated else { return set }
    set = set.complement
    // REG_NEWLINE: a non-matching list never matches a line feed.
    set.remove(0x0A)
    return set
  }

  private var next: UInt8? { position + 1 < pattern.count ? pattern[position + 1] : nil }

  private mutating func characterClass() throws(RegularExpressionError) -> ByteSet {
    position += 2
    let start = position
    while let byte = current, byte != UInt8(ascii: ":") { position += 1 }
    let name = String(decoding: pattern[start..<position], as: UTF8.self)
    guard next == UInt8(ascii: "]") else { throw .unterminated }
    position += 2
    guard let set = ByteSet.characterClass(name, ignoringCase: ignoringCase) else { throw .invalidClass }
    return set
  }

  /// One byte of a bracket expression, also as a collating symbol or an equivalence class of one byte.
  private mutating func bracketElement() throws(RegularExpressionError) -> UInt8 {
    guard var byte = current else { throw .unterminated }
    position += 1
    if byte == UInt8(ascii: "["), let marker = current, marker == UInt8(ascii: ".") || marker == UInt8(ascii: "=") {
      guard position + 3 < pattern.count, pattern[position + 2] == marker, pattern[position + 3] == UInt8(ascii: "]")
      else { throw .invalidClass }
      byte = pattern[position + 1]
      position += 4
    }
    return ignoringCase ? byte.uppercased : byte
  }
}
