// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of AWK, by what they consist of: patterns with their actions, and functions.
///
/// Sources: POSIX.1-2017, awk, section Grammar; GAWK: Effective AWK programming, sections Include Files and BEGINFILE/ENDFILE.
enum AWKSource {
  /// An action that runs at the beginning or the end, and the words for fields and records; Perl and Ruby have such blocks.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "B")) || sample.heads.contains(UInt8(ascii: "E")) else { return false }
    let hasAction = sample.lines.contains { line in
      guard line.begins(with: "BEGIN") || line.begins(with: "END") else { return false }
      return line.drop { $0 != 0x20 && $0 != UInt8(ascii: "{") }.drop { $0 == 0x20 }.first == UInt8(ascii: "{")
    }
    guard hasAction, sample.contains("\n}") || sample.contains("}\n") else { return false }
    let others: [StaticString] = ["my ", "use ", "puts ", "require ", "sub ", "@", "\nend"]
    guard !sample.contains(anyOf: others), sample.contains("print") else { return false }
    let own: [StaticString] = ["NR", "NF", "FS", "SUBSEP", "$0", "$1", "split(", "for(", "for ("]
    return sample.contains(anyOf: own)
  }

  /// Patterns that are words, whose actions need no more to be those of AWK than that nothing else stands beside them.
  private static let marks: [StaticString] = ["BEGIN", "BEGINFILE", "END", "ENDFILE"]

  /// What actions have that no other language's blocks have.
  private static let actions: [StaticString] = [
    "$0", "$1", "$2", "$NF", "FNR", "FS", "NF", "NR", "RSTART", "getline", "gsub(", "print", "split(", "substr(",
    "sub(",
  ]

  /// What blocks of other languages have that open with the same words.
  private static let others: [StaticString] = [
    "->", "::", "<?php", "\n%%", "\nend", "foreach", "my ", "puts ", "require ", "use ",
  ]

  /// Nothing but rules, functions and files that are included, in a program that is seen as a whole.
  static func areRules(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains("}") else { return false }
    let front = sample.front
    guard front < sample.bytes.count, "BE{/$NFf@".utf8.contains(sample.bytes[front]) else { return false }
    let bytes = sample.bytes
    var place = front
    var (hasRule, hasField) = (false, false)
    while true {
      place = behindRemarks(bytes, place)
      guard place < bytes.count else { break }
      if bytes.has("@include \"", at: place) || bytes.has("@load \"", at: place) {
        place = bytes.span.firstIndex(of: 0x0a, from: place, to: bytes.count) ?? bytes.count
        hasRule = true
        continue
      }
      guard let open = bytes.span.firstIndex(of: UInt8(ascii: "{"), from: place, to: bytes.count) else { return false }
      let pattern = bytes[place..<open].trimmed
      if pattern.begins(with: "func") {
        guard isFunctionHead(pattern) else { return false }
      } else if marks.contains(where: { pattern.equals($0) }) {
        hasRule = true
      } else if pattern.first == UInt8(ascii: "/") {
        guard pattern.count > 2, pattern.last == UInt8(ascii: "/"), !pattern.contains(0x0a),
          pattern[pattern.startIndex + 1] != UInt8(ascii: "*")
        else { return false }
        hasField = true
      } else if !pattern.isEmpty {
        let isField = pattern.first == UInt8(ascii: "$") && pattern.dropFirst().first?.isDigit == true
        guard isField || pattern.begins(with: "NR") || pattern.begins(with: "NF") || pattern.begins(with: "FNR"),
          pattern.contains(UInt8(ascii: "=")) || pattern.contains(UInt8(ascii: ">"))
            || pattern.contains(UInt8(ascii: "<"))
            || pattern.contains(UInt8(ascii: "~")),
          !pattern.contains(0x0a)
        else { return false }
        hasField = true
      }
      guard let end = endOfAction(bytes, open) else { return false }
      place = end
    }
    if !hasRule, !hasField {
      // Blocks of other languages stand alone too.
      let fields: [StaticString] = ["$0", "$1", "$2", "$NF", "ARGV", "NF", "NR"]
      guard sample.contains("print"), sample.contains(anyOf: fields), !sample.contains("\":"),
        !sample.contains("</")
      else { return false }
    }
    return sample.contains(anyOf: actions) && !sample.contains(anyOf: others)
  }

  /// Passes over white space, comments and the semicolons that may divide rules.
  private static func behindRemarks(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "#") {
        place = bytes.span.firstIndex(of: 0x0a, from: place, to: bytes.count) ?? bytes.count
      } else if bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ";") {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// A name and parameters without types.
  private static func isFunctionHead(_ head: ArraySlice<UInt8>) -> Bool {
    let words = head.begins(with: "function ") ? head.dropFirst(9) : head.begins(with: "func ") ? head.dropFirst(5) : []
    let name = words.prefix(while: \.isWordCharacter)
    let rest = words[name.endIndex...].trimmed
    guard !name.isEmpty, rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")") else { return false }
    return rest.dropFirst().dropLast().split(separator: UInt8(ascii: ",")).allSatisfy { parameter in
      let parameter = parameter.trimmed
      return parameter.isEmpty || parameter.allSatisfy(\.isWordCharacter)
    }
  }

  /// Behind what may an expression stand, and so a slash open a regular expression.
  private static let signsInFrontOfExpressions = ByteSet("(,{;!~&|=")

  /// The place behind the brace that closes the one at a place; nil where none does.
  private static func endOfAction(_ bytes: [UInt8], _ open: Int) -> Int? {
    var (depth, place) = (0, open)
    var last: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place }
      case UInt8(ascii: "#"): place = bytes.span.firstIndex(of: 0x0a, from: place, to: bytes.count) ?? bytes.count
      case UInt8(ascii: "\""): place = behind(byte, bytes, place)
      case UInt8(ascii: "/") where signsInFrontOfExpressions.contains(last): place = behind(byte, bytes, place)
      default: break
      }
      if byte > 0x20 { last = byte }
    }
    return nil
  }

  /// The place behind what closes a string or an expression, or the end of its line.
  private static func behind(_ close: UInt8, _ bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != close, bytes[place] != 0x0a {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
