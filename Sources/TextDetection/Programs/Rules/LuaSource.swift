// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short programs of Lua.
///
/// Sources: Lua 5.4, sections 3.1, Lexical Conventions, 3.3.5, For Statement, and 3.3.6, Function Calls as Statements.
enum LuaSource {
  /// A comment in long brackets in front of all else.
  static func opensWithLongComment(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "--["), let first = sample.lines.firstFilled else { return false }
    let level = first.dropFirst(3).prefix { $0 == UInt8(ascii: "=") }
    return first[level.endIndex...].first == UInt8(ascii: "[")
  }

  /// Nothing but values that are given to names, or a table that is returned, with what only tables of Lua have: comments after
  /// two dashes, keys in brackets, or names with an equals sign behind them in what is returned (Lua 5.4, section 3.4.9).
  static func areSettings(_ sample: TextSample) -> Bool {
    guard sample.contains("{"), let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "-")) else {
      return false
    }
    let isReturned = first.words.count == 2 && first.begins(with: "return ") && first.last == UInt8(ascii: "{")
    var isTold = false
    var isTable = false
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "--") {
        isTold = true
        continue
      }
      if place.indent > 0 {
        guard isTable else { return false }
        let name = text.prefix(while: \.isWordCharacter)
        let isNamed = name.first?.isDigit == false && text[name.endIndex...].begins(with: " = ")
        isTold = isTold || text.begins(with: "[\"") && text.contains("\"] = ") || isReturned && isNamed
        if place.head == UInt8(ascii: "#") || text.begins(with: "\"") && text.contains("\":") { return false }
        continue
      }
      if place.head == UInt8(ascii: "}") || isReturned && text.startIndex == first.startIndex {
        isTable = true
        continue
      }
      let name = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      let rest = text[name.endIndex...]
      guard let start = name.first, !start.isDigit, let equals = rest.firstIndex(of: UInt8(ascii: "=")) else {
        return false
      }
      let index = rest[..<equals].trimmed
      guard index.isEmpty || index.begins(with: "[\"") && index.suffix(2).equals("\"]"),
        text.last != UInt8(ascii: ";") || isReturned, !rest.begins(with: ":")
      else { return false }
      isTold = isTold || !index.isEmpty
      isTable = isTable || rest.contains(UInt8(ascii: "{"))
    }
    return isTold && isTable
  }

  /// Whether a first line chooses how types are checked, or a type is exported among blocks of Lua; Luau alone has both
  /// (Luau documentation, sections Type inference modes and Type exports).
  static func isLuau(_ sample: TextSample) -> Bool {
    if sample.lines.firstFilled?.begins(with: "--!") == true || sample.contains("\n--!strict\n") { return true }
    return sample.contains("local ") && (sample.contains("\nend\n") || sample.contains("\n\tend\n"))
      && !sample.contains("};\n")
  }

  /// A loop over numbers with a comma between them (Lua 5.4, section 3.3.5).
  static func isLoop(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("for ", at: front) else { return false }
    let line = sample.bytes[(front + 4)...].prefix { $0 != 0x0a }
    let name = line.prefix(while: \.isWordCharacter)
    let rest = line[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.first == UInt8(ascii: "="),
      let place = rest.firstIndex(of: " do", from: rest.startIndex)
    else { return false }
    return rest[..<place].contains(UInt8(ascii: ",")) && sample.contains("end")
  }

  /// Words that lines of scripts begin with besides names.
  private static let words: [StaticString] = ["end", "for", "function", "if", "local", "return"]

  /// A method that is called by a colon in a line of its own, and a comment or a table.
  static func isScript(_ sample: TextSample) -> Bool {
    guard sample.start < sample.bytes.count,
      sample.bytes[sample.start].isLetter || sample.bytes[sample.start] == UInt8(ascii: "-"), sample.contains(":"),
      sample.contains("--") || sample.contains("= {")
    else { return false }
    var (calls, marks) = (0, 0)
    for place in sample.lines.places where place.indent == 0 && !place.isBlank {
      guard place.tail != UInt8(ascii: ";"), place.tail != UInt8(ascii: ".") || place.head == UInt8(ascii: "-") else {
        return false
      }
      let text = sample.bytes[place.text]
      if text.begins(with: "--") {
        marks += 1
        continue
      }
      let object = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      guard place.head.isLetter else {
        guard "})]".utf8.contains(place.head) else { return false }
        continue
      }
      let rest = text[object.endIndex...]
      if rest.first == UInt8(ascii: ":") {
        let name = rest.dropFirst().prefix(while: \.isWordCharacter)
        let next = rest[name.endIndex...].first
        guard name.first?.isLetter == true, next == UInt8(ascii: "("), text.last != UInt8(ascii: ":") else {
          return false
        }
        calls += 1
      } else {
        let next = rest.drop { $0 == 0x20 }
        guard
          next.first == UInt8(ascii: "(") || next.first == UInt8(ascii: "=") || next.begins(with: "\"")
            || words.contains(where: { object.equals($0) })
        else { return false }
        if next.first == UInt8(ascii: "="), text.last == UInt8(ascii: "{") { marks += 1 }
      }
    }
    return calls > 0 && marks > 0
  }
}
