// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of Fortran in fixed form.
///
/// Sources: ISO/IEC 1539-1, sections Fixed source form and Program units.
enum FortranSource {
  private static let units: [StaticString] = [
    "block data", "function ", "program ", "recursive subroutine ", "subroutine ",
    // What files hold that several units include.
    "common /", "implicit double ", "implicit none", "implicit real", "integer*2 ", "integer*4 ", "parameter (",
    "parameter(", "real*4 ", "real*8 ",
  ]

  /// What the types of functions begin with.
  private static let typesOfFunctions: [StaticString] = [
    "character", "complex", "double", "integer", "logical", "real",
  ]

  /// Lines that show whether statements end as in other languages, which have functions further in, too.
  private static let mostStatements = 8

  /// Comments with a sign in the first column, then a program unit after six blanks.
  static func isFixedForm(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    guard let index = lines.places.firstIndex(where: { !$0.isBlank && !isCommentSign($0.first) }) else {
      return !lines.isEmpty && hasUnit(behindCommentsOf: sample)
    }
    return lines.places[index].indent >= 6
      && (isUnit(lines[index]) || areDeclarations(sample.bytes, lines.places[index...]))
      && !lines.places[index...].prefix(mostStatements).contains(where: \.endsCode)
  }

  /// Declarations that files hold which program units include.
  private static let leastDeclarations = 3

  /// Nothing but comments, names and their types, and constants with their values (ISO/IEC 1539-1, sections Type declaration
  /// statements and PARAMETER statement).
  private static func areDeclarations(_ bytes: [UInt8], _ places: ArraySlice<TextLine>) -> Bool {
    var count = 0
    for place in places where !place.isBlank && !isCommentSign(place.first) {
      let text = bytes[place.text]
      guard place.indent >= 6 else { return false }
      if text.matchesAnyCase("parameter (", at: 0) || text.matchesAnyCase("parameter(", at: 0) {
        guard text.contains(UInt8(ascii: "=")), text.last == UInt8(ascii: ")") else { return false }
      } else {
        let words = text.words
        guard words.count >= 2, typesOfFunctions.contains(where: { words[0].matchesAnyCase($0, at: 0) }),
          words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isWordCharacter || "(),*".utf8.contains($0) } })
        else { return false }
      }
      count += 1
    }
    return count >= leastDeclarations
  }

  /// Whether a program unit stands behind comments that are longer than the sample.
  private static func hasUnit(behindCommentsOf sample: TextSample) -> Bool {
    guard sample.encoding.unitLength == 1,
      sample.begins(with: "*") || sample.begins(with: "C") || sample.begins(with: "c")
    else { return false }
    var rest = sample.head[...]
    while let end = rest.firstIndex(of: 0x0a) {
      let line = rest[..<end]
      if let first = line.first, !isCommentSign(first), !line.isBlank { return isUnit(line) }
      rest = rest[(end + 1)...]
    }
    return false
  }

  /// Whether variables or an implied loop over them get their values, between slashes (ISO/IEC 1539-1, section 8.6.7).
  private static func isData(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.matchesAnyCase("data ", at: 0), let slash = text.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let names = text[..<slash].dropFirst(5).trimmed
    if names.first == UInt8(ascii: "(") {
      return names.last == UInt8(ascii: ")") && names.contains(UInt8(ascii: "="))
    }
    let value = text[(slash + 1)...].first { $0 > 0x20 }
    return names.words.count == 1 && value.map { $0.isDigit || "'.-+".utf8.contains($0) } == true
  }

  private static func isCommentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "C") || byte == UInt8(ascii: "c") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
  }

  /// Whether a line is the first one of a program unit, or one of those that stand at its beginning.
  private static func isUnit(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 7, line.prefix(6).allSatisfy({ $0 == 0x20 }) else { return false }
    let text = line.trimmed
    guard let last = text.last, last != UInt8(ascii: ";"), last != UInt8(ascii: "{") else { return false }
    if units.contains(where: { text.matchesAnyCase($0, at: 0) }) || isData(text) { return true }
    return typesOfFunctions.contains { text.matchesAnyCase($0, at: 0) }
      && text.words.dropFirst().prefix(2).contains { $0.count == 8 && $0.matchesAnyCase("function", at: 0) }
  }
}
