// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short programs of Perl.
///
/// Sources: perlop(1), sections Quote-Like Operators and I/O Operators.
enum PerlSource {
  /// What statements begin with that take a here-document, and only in Perl a semicolon behind its mark.
  private static let takers: [StaticString] = ["$", "%", "@", "my ", "our ", "print ", "return "]

  /// A statement at the beginning of a line that takes the lines up to a mark, which stands alone in a later line.
  static func isHereDocument(_ sample: TextSample) -> Bool {
    guard sample.contains("<<"), sample.heads.containsAny(of: "$%@mopr") else { return false }
    for index in sample.lines.indices {
      let line = sample.lines[index].trimmed
      guard sample.lines[index].begins(withAnyOf: takers), line.last == UInt8(ascii: ";"),
        let sign = line.firstIndex(of: "<<", from: line.startIndex)
      else { continue }
      let quoted = line[(sign + 2)...].dropLast().drop { $0 == 0x20 }
      let isQuoted = quoted.first == UInt8(ascii: "'") || quoted.first == UInt8(ascii: "\"")
      let mark = isQuoted ? quoted.dropFirst().dropLast() : quoted
      guard !mark.isEmpty, mark.allSatisfy(\.isWordCharacter), isQuoted ? quoted.last == quoted.first : true,
        mark[mark.startIndex].isCapital
      else { continue }
      // Long documents end behind what is seen of them.
      let isCut = !sample.isWhole || sample.lines.count == TextSample.mostLines
      if isCut || sample.lines.dropFirst(index + 1).contains(where: { $0.elementsEqual(mark) }) {
        return true
      }
    }
    return false
  }

  /// A hash without a name that the file is the value of, or a variable of a package that is given a value, in front of all but
  /// comments, pragmas and modules that are used.
  ///
  /// Sources: perlref(1), section Making References; perlmod(1), section Packages.
  static func isData(_ sample: TextSample) -> Bool {
    let openings: [StaticString] = ["#", "no ", "package ", "use "]
    guard let first = sample.lines.first(where: { !$0.isBlank && !$0.begins(withAnyOf: openings) }) else {
      return false
    }
    if first.trimmed.equals("+{") { return sample.contains("=>") }
    guard let sigil = first.first, "$%@".utf8.contains(sigil) else { return false }
    let name = first.dropFirst().prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") }
    guard name.first?.isLetter == true, name.contains("::") else { return false }
    var rest = first[name.endIndex...]
    while let open = rest.first, open == UInt8(ascii: "{") || open == UInt8(ascii: "[") {
      guard let close = rest.firstIndex(of: open + 2) else { return false }
      rest = rest[(close + 1)...]
    }
    return rest.begins(with: " = ")
  }

  /// A loop over the lines of a file, which stands between angle brackets (perlop(1), section I/O Operators).
  static func readsLines(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("while", at: front) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    guard let open = line.firstIndex(of: UInt8(ascii: "<")), let close = line.firstIndex(of: UInt8(ascii: ">")),
      open < close, line[open - 1] == UInt8(ascii: "(") || line[open - 1] == 0x20
    else { return false }
    return line[(close + 1)...].first == UInt8(ascii: ")")
      && line[(open + 1)..<close].allSatisfy { $0.isCapital || $0 == UInt8(ascii: "$") || $0.isSmallLetter }
  }

  /// Whether nothing but more statements or a comment follows a pragma in its line (strict(3perl), warnings(3perl)).
  static func usesPragma(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "use strict") || line.begins(with: "use warnings"),
        let end = line.firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      let rest = line[(end + 1)...].trimmed
      return rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.last == UInt8(ascii: ";")
    }
  }

  /// Whether the commands are not Raku's, whose documentation has names for all blocks, and do not stand in a program of C.
  static func isDocumentation(_ sample: TextSample) -> Bool {
    let others: [StaticString] = [
      "=begin pod", "#include", "\n#define ", "\n#if", "\n.sub ", "\nuse v6",
    ]
    return !sample.contains(anyOf: others) && (!sample.contains("=begin comment") || sample.contains("\n=over"))
      && !sample.begins(with: "/*") && !sample.begins(with: "#if")
  }

  /// A package whose name has two colons between its parts.
  static func isPackage(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
    guard cursor.take("package"), !cursor.name().isEmpty, cursor.rest.begins(with: "::") else { return false }
    let name = cursor.rest.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") }
    return cursor.rest[name.endIndex...].first == UInt8(ascii: ";")
  }
}
