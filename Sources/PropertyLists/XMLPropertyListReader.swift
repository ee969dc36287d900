// SPDX-License-Identifier: Apache-2.0

/// Reads XML property lists, the format of Apple's PropertyList-1.0 document type.
///
/// As Apple's reader, it does without the outer `plist` element and stops after it.
struct XMLPropertyListReader {
  private var scanner: XMLScanner
  private var budget = ReadingBudget()
  /// What was let pass, with its offset.
  private(set) var irregularities = IrregularityLog()

  /// A reader of a whole list that is in UTF-8 now, and was in UTF-16 where it is wide.
  init(_ text: [UInt8], isWide: Bool) {
    scanner = XMLScanner(text)
    let declaration = XMLDeclaration(text)
    if let offset = declaration.encoding?.offset, let fault = declaration.fault(isWide: isWide) {
      irregularities.add(.wrongEncoding, at: offset, fault)
    }
  }

  /// The value of the whole text.
  mutating func read() throws(SyntaxError) -> PropertyList {
    let root = try root()
    var log = irregularities
    scanner.forEachForbiddenCharacter { offset, value in
      log.add(.forbiddenCharacter, at: offset, "XML allows no character \(XMLScanner.name(value))")
    }
    irregularities = log
    return root
  }

  private mutating func root() throws(SyntaxError) -> PropertyList {
    guard let (name, isEmpty) = try nextElement(inside: nil) else {
      throw SyntaxError("there is no value", at: scanner.tokenOffset)
    }
    guard name == "plist" else { return try value(of: name, isEmpty: isEmpty) }
    let offset = scanner.tokenOffset
    guard !isEmpty, let (inner, isInnerEmpty) = try nextElement(inside: name) else {
      throw SyntaxError("the plist element holds no value", at: offset)
    }
    let root = try value(of: inner, isEmpty: isInnerEmpty)
    if try nextElement(inside: name) != nil {
      throw SyntaxError("the plist element holds more than one value", at: scanner.tokenOffset)
    }
    return root
  }

  /// The next start tag, or nil at the end tag of `parent` or, where there is no parent, at the end of the text.
  private mutating func nextElement(inside parent: String?) throws(SyntaxError) -> (name: String, isEmpty: Bool)? {
    while true {
      switch try scanner.next() {
      case .start(let name, let isEmpty): return (name, isEmpty)
      case .end(let name) where name == parent: return nil
      case .end(let name):
        let expected = parent.map { ", where “\($0)” must end first" } ?? ""
        throw SyntaxError("the end tag of “\(name)”\(expected)", at: scanner.tokenOffset)
      case .text(let range), .characterData(let range):
        if !scanner.isBlank(range) {
          irregularities.add(.strayText, at: scanner.firstInk(in: range), "text outside of a string is ignored")
        }
      case .endOfFile:
        guard let parent else { return nil }
        throw SyntaxError("the file ends inside the element “\(parent)”", at: scanner.tokenOffset)
      }
    }
  }

  /// Characters of a text that a message quotes.
  private static let longestQuotation = 40

  private mutating func value(of name: String, isEmpty: Bool) throws(SyntaxError) -> PropertyList {
    let offset = scanner.tokenOffset
    try budget.spend(at: offset)
    switch name {
    case "dict": return PropertyList(.dictionary(try dictionary(isEmpty: isEmpty)), at: offset)
    case "array": return PropertyList(.array(try array(isEmpty: isEmpty)), at: offset)
    case "true", "false":
      _ = try text(of: name, isEmpty: isEmpty)
      return PropertyList(.boolean(name == "true"), at: offset)
    case "string": return PropertyList(.string(try text(of: name, isEmpty: isEmpty)), at: offset)
    case "integer", "real", "date", "data":
      let text = try text(of: name, isEmpty: isEmpty)
      guard let value = XMLPropertyListReader.scalar(name, text) else {
        throw SyntaxError("“\(text.prefix(Self.longestQuotation))” is no \(name)", at: offset)
      }
      return PropertyList(value, at: offset)
    default:
      throw SyntaxError("“\(name.prefix(Self.longestQuotation))” is no element of a property list", at: offset)
    }
  }

  private mutating func array(isEmpty: Bool) throws(SyntaxError) -> [PropertyList] {
    if isEmpty { return [] }
    try budget.enter(at: scanner.tokenOffset)
    var elements: [PropertyList] = []
    while let (name, isEmpty) = try nextElement(inside: "array") {
      elements.append(try value(of: name, isEmpty: isEmpty))
    }
    budget.leave()
    return elements
  }

  private mutating func dictionary(isEmpty: Bool) throws(SyntaxError) -> PropertyListDictionary {
    if isEmpty { return PropertyListDictionary([]) }
    try budget.enter(at: scanner.tokenOffset)
    var entries: [PropertyListDictionary.Entry] = []
    while let (name, isEmpty) = try nextElement(inside: "dict") {
      let offset = scanner.tokenOffset
      guard name == "key" else {
        throw SyntaxError("“\(name.prefix(Self.longestQuotation))” stands where a key must", at: offset)
      }
      let key = try text(of: name, isEmpty: isEmpty)
      guard let (valueName, isValueEmpty) = try nextElement(inside: "dict") else {
        throw SyntaxError("the key “\(key.prefix(Self.longestQuotation))” has no value", at: offset)
      }
      guard valueName != "key" else {
        throw SyntaxError("the key “\(key.prefix(Self.longestQuotation))” has no value", at: offset)
      }
      entries.append(.init(key, try value(of: valueName, isEmpty: isValueEmpty), keyOffset: offset))
    }
    budget.leave()
    return PropertyListDictionary(entries)
  }

  /// The text up to the end tag.
  private mutating func text(of name: String, isEmpty: Bool) throws(SyntaxError) -> String {
    if isEmpty { return "" }
    var bytes: [UInt8] = []
    while true {
      switch try scanner.next() {
      case .text(let range):
        if let offset = try scanner.append(range, decodingEntities: true, to: &bytes) {
          irregularities.add(.forbiddenCharacter, at: offset, "XML allows no reference to a control character")
        }
      case .characterData(let range): try scanner.append(range, decodingEntities: false, to: &bytes)
      case .end(let end) where end == name: return String(decoding: bytes, as: UTF8.self)
      case .end(let other), .start(let other, _):
        throw SyntaxError(
          "the tag “\(other.prefix(Self.longestQuotation))” inside the element “\(name)”", at: scanner.tokenOffset)
      case .endOfFile:
        throw SyntaxError("the file ends inside the element “\(name)”", at: scanner.tokenOffset)
      }
    }
  }

  private static func scalar(_ name: String, _ text: String) -> PropertyList.Value? {
    let word = text.trimmingWhitespace()
    switch name {
    case "integer": return integer(word)
    case "real": return Double(word).map { .real($0) }
    case "date": return DateText.secondsSinceReferenceDate(word).map { .date($0) }
    default: return .data(Base64Text.bytes(word))
    }
  }

  /// A decimal number or, after `0x`, a hexadecimal one; beyond 64 bits with sign it becomes a real.
  private static func integer(_ word: String) -> PropertyList.Value? {
    let isNegative = word.hasPrefix("-")
    let digits = word.hasPrefix("-") || word.hasPrefix("+") ? word.dropFirst() : word[...]
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    let number = isHexadecimal ? digits.dropFirst(2) : digits
    let radix = isHexadecimal ? 16 : 10
    // The standard library would take a second sign.
    guard number.first != "+", number.first != "-" else { return nil }
    if let number = Int64((isNegative ? "-" : "") + number, radix: radix) { return .integer(number) }
    return UInt64(number, radix: radix).map { .real(isNegative ? -Double($0) : Double($0)) }
  }
}

extension XMLScanner {
  /// The offset of the first byte of a range that is not white space.
  func firstInk(in range: Range<Int>) -> Int { firstIndex(in: range) { !TextDecoding.isWhitespace($0) } }
}

extension String {
  /// The text without white space at its ends.
  func trimmingWhitespace() -> String {
    let bytes = Array(utf8)
    guard let start = bytes.firstIndex(where: { !TextDecoding.isWhitespace($0) }),
      let end = bytes.lastIndex(where: { !TextDecoding.isWhitespace($0) })
    else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }
}
