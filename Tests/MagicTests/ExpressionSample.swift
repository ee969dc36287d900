// SPDX-License-Identifier: Apache-2.0

/// A text that a regular expression matches: the first alternative everywhere, and of each repetition the fewest, but once.
struct ExpressionSample {
  private var rest: ArraySlice<UInt8>

  /// A text for an extended regular expression of POSIX without back references.
  static func text(for pattern: [UInt8]) -> [UInt8] {
    var sample = ExpressionSample(rest: pattern[...])
    return sample.alternatives()
  }

  private mutating func alternatives() -> [UInt8] {
    var first: [UInt8]?
    repeat {
      let text = sequence()
      first = first ?? text
    } while take(UInt8(ascii: "|"))
    return first ?? []
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sequence() -> [UInt8] {
    var text: [UInt8] = []
    while let byte = rest.first, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let atom = self.atom()
      var count = 1
      while let sign = rest.first, "*+?{".utf8.contains(sign) {
        rest.removeFirst()
        guard sign == UInt8(ascii: "{") else { continue }
        let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        count = min(100, Int(String(decoding: digits, as: UTF8.self)) ?? 0)
        rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst()
      }
      for _ in 0..<count { text += atom }
    }
    return text
  }

  private mutating func atom() -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    switch byte {
    case UInt8(ascii: "^"), UInt8(ascii: "$"): return []
    case UInt8(ascii: "."): return [UInt8(ascii: "a")]
    case UInt8(ascii: "("):
      let text = alternatives()
      _ = take(UInt8(ascii: ")"))
      return text
    case UInt8(ascii: "["): return set()
    case UInt8(ascii: "\\"): return rest.popFirst().map { [$0] } ?? []
    default: return [byte]
    }
  }

  /// A byte of a bracket expression.
  private mutating func set() -> [UInt8] {
    let isNegated = take(UInt8(ascii: "^"))
    var members: Set<UInt8> = []
    var isFirst = true
    while let byte = rest.popFirst(), isFirst || byte != UInt8(ascii: "]") {
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        let name = String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        rest = rest.dropFirst(name.utf8.count + 3)
        members.formUnion(ExpressionSample.classes[name, default: [0x61]])
      } else if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last != UInt8(ascii: "]"),
        last >= byte
      {
        rest = rest.dropFirst(2)
        members.formUnion(byte...last)
      } else {
        members.insert(byte)
      }
    }
    let candidates = Array("a0 A_.\t".utf8) + Array(0x21...0x7E)
    if let byte = candidates.first(where: { members.contains($0) != isNegated }) { return [byte] }
    return [members.first ?? 0x61]
  }

  private static let classes: [String: Set<UInt8>] = [
    "alpha": [0x61], "alnum": [0x61, 0x30], "digit": [0x30], "space": [0x20, 0x09], "blank": [0x20, 0x09],
    "upper": [0x41], "lower": [0x61], "xdigit": [0x30, 0x61], "punct": [0x2E], "print": [0x61, 0x20], "cntrl": [1],
  ]
}
