// SPDX-License-Identifier: Apache-2.0

/// Checks JSON (RFC 8259) without keeping it, and collects the members of the outermost object.
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

  /// Nesting deeper than this counts as damage; parsers stop there too.
  static let deepest = 128
  /// Members of the outermost object that are kept at most.
  static let mostMembers = 64

  private let bytes: [UInt8]
  /// Where the next byte stands.
  private(set) var position: Int
  /// The members of the outermost object: the key, and the value where it is a string.
  private(set) var members: [String: String] = [:]
  private var closers: [UInt8] = []
  private var depth: Int { closers.count }

  /// A scanner that starts at a position.
  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
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

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[position]) { position += 1 }
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
        note(key, nil)
        try open(UInt8(ascii: "}"))
        skipSpace()
        if try peek() != UInt8(ascii: "}") {
          key = try memberKey()
          continue
        }
      case UInt8(ascii: "["):
        note(key, nil)
        try open(UInt8(ascii: "]"))
        skipSpace()
        if try peek() != UInt8(ascii: "]") {
          key = nil
          continue
        }
      case UInt8(ascii: "\""): note(key, try string())
      default:
        note(key, nil)
        try scalar()
      }
      key = try close()
    } while depth > 0
  }

  private mutating func note(_ key: String?, _ text: String?) {
    guard let key, depth == 1, members.count < JSONScanner.mostMembers else { return }
    members[key] = text ?? ""
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
        return closer == UInt8(ascii: "}") ? try memberKey() : nil
      } else {
        throw .invalid
      }
    }
    return nil
  }

  private mutating func memberKey() throws(Failure) -> String {
    skipSpace()
    guard try peek() == UInt8(ascii: "\"") else { throw .invalid }
    let key = try string()
    skipSpace()
    guard try peek() == UInt8(ascii: ":") else { throw .invalid }
    position += 1
    return key
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while true {
      let byte = try peek()
      if byte == UInt8(ascii: "\"") { break }
      if byte < 0x20 { throw .invalid }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    defer { position += 1 }
    return depth <= 1 ? String(decoding: bytes[start..<position].prefix(256), as: UTF8.self) : ""
  }

  private mutating func scalar() throws(Failure) {
    let start = position
    while position < bytes.count,
      bytes[position].isWordCharacter
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(bytes[position])
    {
      position += 1
    }
    guard position < bytes.count else { throw .end }
    let word = bytes[start..<position]
    guard let first = word.first else { throw .invalid }
    if first.isDigit || first == UInt8(ascii: "-") {
      guard
        word.dropFirst().allSatisfy({
          $0.isDigit
            || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "e")].contains(
              $0)
        })
      else {
        throw .invalid
      }
    } else {
      guard word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) || word.elementsEqual("null".utf8)
      else {
        throw .invalid
      }
    }
  }
}
