// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Checks JSON (RFC 8259) or JSON5 (JSON5 1.0.0) without keeping it, and collects the members of the outermost object.
struct JSONScanner {
  /// How far a text keeps to the grammar.
  enum Outcome {
    /// One whole value.
    case whole
    /// No defect before the end of the bytes.
    case cut
    /// No JSON.
    case invalid
  }

  /// Which of the two grammars holds.
  enum Grammar {
    /// RFC 8259.
    case json
    /// JSON5: comments, keys without quotes, apostrophes, commas at the end, more ways to write a number.
    case json5
  }

  /// Nesting deeper than this counts as damage; parsers stop there too.
  static let deepest = 128
  /// Members of the outermost object that are kept at most.
  static let mostMembers = 64

  private let bytes: [UInt8]
  private let grammar: Grammar
  /// Where the next byte stands.
  private(set) var position: Int
  /// The members of the outermost object by their keys.
  private(set) var members: [String: JSONValue] = [:]
  private var closers: [UInt8] = []
  private var depth: Int { closers.count }

  /// A scanner that starts at a position.
  init(_ bytes: [UInt8], at position: Int, as grammar: Grammar = .json) {
    self.bytes = bytes
    self.grammar = grammar
    self.position = position
  }

  private enum Failure: Error {
    case end
    case invalid
  }

  /// Reads one object or array.
  mutating func scan() -> Outcome {
    do throws(Failure) {
      try value(key: nil)
      return .whole
    } catch {
      switch error {
      case .end: return .cut
      case .invalid: return .invalid
      }
    }
  }

  /// Goes on to the next byte that is no white space, nor a comment where the grammar has them.
  mutating func skipSpace() {
    repeat {
      spaces: while position < bytes.count {
        switch bytes[position] {
        case 0x20: position += bytes.span.eightBytes(at: position).count(whileEqualTo: 0x20)
        case 0x09, 0x0a, 0x0d: position += 1
        default: break spaces
        }
      }
    } while grammar == .json5 && skipComment()
  }

  /// Whether a comment was there, which ends with its line or with a sign of its own (JSON5 1.0.0, section 7).
  private mutating func skipComment() -> Bool {
    if bytes.has("//", at: position) {
      position = bytes[position...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
      return true
    }
    guard bytes.has("/*", at: position) else { return false }
    position = bytes.firstIndex(of: "*/", from: position + 2).map { $0 + 2 } ?? bytes.count
    return true
  }

  private func peek() throws(Failure) -> UInt8 {
    guard position < bytes.count else { throw .end }
    return bytes[position]
  }

  /// Reads values until the outermost one is closed; a loop and not a recursion, since input decides how deep it goes.
  private mutating func value(key: String?) throws(Failure) {
    var key = key
    repeat {
      skipSpace()
      let first = try peek()
      switch first {
      case UInt8(ascii: "{"):
        note(key, .object)
        try open(UInt8(ascii: "}"))
        skipSpace()
        if try peek() != UInt8(ascii: "}") {
          key = try memberKey()
          continue
        }
      case UInt8(ascii: "["):
        note(key, .array)
        try open(UInt8(ascii: "]"))
        skipSpace()
        if try peek() != UInt8(ascii: "]") {
          key = nil
          continue
        }
      case UInt8(ascii: "\""):
        note(key, .text(try string()))
      case UInt8(ascii: "'") where grammar == .json5:
        note(key, .text(try string()))
      default:
        note(key, .scalar)
        try scalar()
      }
      key = try close()
    } while depth > 0
  }

  private mutating func note(_ key: String?, _ value: JSONValue) {
    guard let key, depth == 1, members.count < JSONScanner.mostMembers else { return }
    members[key] = value
  }

  private mutating func open(_ closer: UInt8) throws(Failure) {
    guard depth < JSONScanner.deepest else { throw .invalid }
    position += 1
    closers.append(closer)
  }

  /// Closes what ends here, and reads the comma and the key before the next value.
  private mutating func close() throws(Failure) -> String? {
    while let closer = closers.last {
      skipSpace()
      let byte = try peek()
      position += 1
      if byte == closer {
        closers.removeLast()
      } else if byte == UInt8(ascii: ",") {
        if grammar == .json5 {
          skipSpace()
          if try peek() == closer { continue }
        }
        return closer == UInt8(ascii: "}") ? try memberKey() : nil
      } else {
        throw .invalid
      }
    }
    return nil
  }

  private mutating func memberKey() throws(Failure) -> String {
    skipSpace()
    let first = try peek()
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") && grammar == .json5
    guard isQuoted || grammar == .json5 else { throw .invalid }
    let key = isQuoted ? try string() : try name()
    skipSpace()
    guard try peek() == UInt8(ascii: ":") else { throw .invalid }
    position += 1
    return key
  }

  /// A key without quotes (JSON5 1.0.0, section 3).
  private mutating func name() throws(Failure) -> String {
    let start = position
    while position < bytes.count, bytes[position].isWordCharacter || bytes[position] == UInt8(ascii: "$") {
      position += 1
    }
    guard position < bytes.count else { throw .end }
    guard let first = bytes[start..<position].first, !first.isDigit else { throw .invalid }
    return depth <= 1 ? JSONValue.kept(bytes[start..<position]) : ""
  }

  private mutating func string() throws(Failure) -> String {
    let quote = bytes[position]
    position += 1
    let start = position
    while true {
      // Most bytes of strings stand for themselves.
      if quote == UInt8(ascii: "\"") { position += (~bytes.span.bitsOfJSONText(at: position)).trailingZeroBitCount }
      while position < bytes.count, bytes[position] > 0x7f { position += 1 }
      let byte = try peek()
      if byte == quote { break }
      if byte < 0x20 { throw .invalid }
      position += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    defer { position += 1 }
    return depth <= 1 ? JSONValue.kept(bytes[start..<position]) : ""
  }

  /// What stands after a backslash (RFC 8259, section 7; JSON5 1.0.0, section 5).
  private mutating func escape() throws(Failure) {
    let byte = try peek()
    position += 1
    switch byte {
    case UInt8(ascii: "u"): try digits(4)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      break
    default:
      guard grammar == .json5 else { throw .invalid }
      switch byte {
      case UInt8(ascii: "x"): try digits(2)
      case UInt8(ascii: "0"): if try peek().isDigit { throw .invalid }
      case UInt8(ascii: "1")...UInt8(ascii: "9"): throw .invalid
      // A line goes on after its end, which may be two characters.
      case 0x0d: if try peek() == 0x0a { position += 1 }
      default: break
      }
    }
  }

  /// As many hexadecimal digits.
  private mutating func digits(_ count: Int) throws(Failure) {
    for _ in 0..<count {
      guard try peek().hexadecimalValue != nil else { throw .invalid }
      position += 1
    }
  }

  private mutating func scalar() throws(Failure) {
    let start = position
    while position < bytes.count, JSONScanner.isOfScalar(bytes[position]) { position += 1 }
    guard position < bytes.count else { throw .end }
    let word = bytes[start..<position]
    guard grammar == .json5 ? JSONScanner.isLooseScalar(word) : JSONScanner.isScalar(word) else { throw .invalid }
  }

  private static func isOfScalar(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether a word is a number (RFC 8259, section 6) or one of the three names (section 3).
  private static func isScalar(_ word: ArraySlice<UInt8>) -> Bool {
    if let first = word.first, first.isLetter { return isName(word) }
    return isNumber(word.first == UInt8(ascii: "-") ? word.dropFirst() : word)
  }

  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    word.equals("true") || word.equals("false") || word.equals("null")
  }

  /// The same in JSON5 (JSON5 1.0.0, section 6).
  private static func isLooseScalar(_ word: ArraySlice<UInt8>) -> Bool {
    if isName(word) { return true }
    let isSigned = word.first == UInt8(ascii: "+") || word.first == UInt8(ascii: "-")
    let number = isSigned ? word.dropFirst() : word
    if number.equals("Infinity") || number.equals("NaN") { return true }
    if number.begins(with: "0x") || number.begins(with: "0X") {
      return number.count > 2 && number.dropFirst(2).allSatisfy(\.isHexadecimalDigit)
    }
    return isNumber(number, mayMissDigits: true)
  }

  /// Whether a word is a number without a sign; digits may be missing in front of the point or after it, but not both.
  private static func isNumber(_ word: ArraySlice<UInt8>, mayMissDigits: Bool = false) -> Bool {
    var rest = word.drop(while: \.isDigit)
    let whole = word.count - rest.count
    guard whole > 0 || mayMissDigits, whole <= 1 || word.first != UInt8(ascii: "0") else { return false }
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst()
      rest = digits.drop(while: \.isDigit)
      fraction = digits.count - rest.count
      guard fraction > 0 || mayMissDigits else { return false }
    }
    guard whole > 0 || fraction > 0 else { return false }
    guard let sign = rest.first else { return true }
    guard sign == UInt8(ascii: "e") || sign == UInt8(ascii: "E") else { return false }
    var exponent = rest.dropFirst()
    if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") { exponent = exponent.dropFirst() }
    return !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
  }
}
