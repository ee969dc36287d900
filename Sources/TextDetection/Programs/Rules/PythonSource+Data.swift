// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of Python that only hold data: versions, tables, constants and the types of names.
///
/// Sources: The Python Language Reference, sections Displays for lists, sets and dictionaries, Parenthesized forms, Annotated
/// assignment statements and String and Bytes literals; PEP 8, Module Level Dunder Names; PEP 257.
extension PythonSource {
  /// Little but comments, imports and values that are given to names, of which something is written as in Python alone.
  static func isDataModule(_ sample: TextSample) -> Bool {
    var module = DataModule()
    for place in sample.wholeLines.places where !place.isBlank {
      guard module.read(sample.bytes[place.text], isInset: place.indent > 0) else { return false }
    }
    // Long tables end behind what is seen of them.
    let isCut = !sample.isWhole || sample.lines.count == TextSample.mostLines
    return module.isTold && (module.isClosed || isCut)
  }

  /// What the lines of a module show, one after the other.
  private struct DataModule {
    /// Whether something was there that hardly any other language has.
    private(set) var isTold = false
    /// The quotation marks of a string that goes on, three of them; zero for none.
    private var quote: UInt8 = 0
    private var depth = 0
    /// The bracket whose first element comes next; zero for none.
    private var opened: UInt8 = 0
    private var (isFirst, isDocumented) = (true, false)
    /// Whether the last statement has a block below it.
    private var isBlock = false

    /// Whether every bracket and string is closed.
    var isClosed: Bool { depth == 0 && quote == 0 }

    /// Reads a line; false where it is none of a module of data.
    mutating func read(_ line: ArraySlice<UInt8>, isInset: Bool) -> Bool {
      guard isClosed else { return readOn(line) }
      guard let first = line.first, first != UInt8(ascii: "#") else { return true }
      guard !isInset else { return isBlock && pass(line) }
      defer { isFirst = false }
      isBlock = line.last == UInt8(ascii: ":") && line.begins(withAnyOf: compounds)
      if isBlock { return pass(line) }
      if line.begins(with: "\"\"\"") || line.begins(with: "'''") {
        isDocumented = isDocumented || isFirst
        return pass(line)
      }
      if line.begins(with: "class ") {
        let name = line.dropFirst(6).prefix(while: \.isWordCharacter)
        let rest = line[name.endIndex...]
        isTold =
          !name.isEmpty && (rest.equals(": ...") || rest.first == UInt8(ascii: "(") && rest.suffix(6).equals("): ..."))
        return isTold
      }
      if line.begins(with: "assert ") || line.begins(with: "del ") { return pass(line) }
      return isImport(line) ? pass(line) : assigns(line)
    }

    /// Reads a line within brackets or a string.
    private mutating func readOn(_ line: ArraySlice<UInt8>) -> Bool {
      if quote == 0, opened != 0, line.first != UInt8(ascii: "#") {
        if DataModule.isElement(line, of: opened) { isTold = true }
        opened = 0
      }
      return pass(line)
    }

    /// Whether a line gives a name a value or a type.
    private mutating func assigns(_ line: ArraySlice<UInt8>) -> Bool {
      let name = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      guard let first = name.first, !first.isDigit else { return false }
      var rest = line[name.endIndex...].drop { $0 == 0x20 }
      if line[name.endIndex...].first == UInt8(ascii: "("), name.contains(UInt8(ascii: ".")) { return pass(line) }
      if rest.first == UInt8(ascii: ":") {
        let type = rest.dropFirst().drop { $0 == 0x20 }.prefix { $0.isWordCharacter || "[],. |\"".utf8.contains($0) }
        guard rest.dropFirst().first == 0x20, !type.isEmpty else { return false }
        rest = line[type.endIndex...]
        if name.begins(with: "__"), type.trimmed.equals("str") { isTold = true }
        if rest.isEmpty { return true }
      }
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "|") { rest = rest.dropFirst() }
      guard rest.first == UInt8(ascii: "=") else { return false }
      let value = rest.dropFirst().drop { $0 == 0x20 }
      guard let sign = value.first, !"=>~".utf8.contains(sign), line.last != UInt8(ascii: ";") else { return false }
      if isDocumented || isDunderName(name) || value.begins(withAnyOf: DataModule.values) { isTold = true }
      if sign == UInt8(ascii: "{"), DataModule.isElement(value.dropFirst(), of: sign) { isTold = true }
      if value.count == 1, "([{".utf8.contains(sign) { opened = sign }
      return pass(line)
    }

    /// What values begin with.
    private static let values: [StaticString] = ["frozenset((", "set((", "u\"", "u'"]

    /// Whether a line is an element of a tuple in lines of their own, with the comma that other languages have not behind the
    /// last of them; a tuple in a list; or an item of a dictionary, whose keys are strings or numbers.
    private static func isElement(_ line: ArraySlice<UInt8>, of bracket: UInt8) -> Bool {
      let isTuple = line.first == UInt8(ascii: "(") && line.suffix(2).equals("),")
      if bracket == UInt8(ascii: "[") { return isTuple && line.contains(UInt8(ascii: ",")) }
      if isTuple, bracket == UInt8(ascii: "(") { return true }
      guard let first = line.first, first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") || first.isDigit else {
        return false
      }
      let element =
        first.isDigit
        ? line.prefix(while: \.isWordCharacter)
        : line.prefix(line.dropFirst().prefix { $0 != first }.count + 2)
      let rest = line[element.endIndex...].drop { $0 == 0x20 }
      guard bracket == UInt8(ascii: "{") else { return rest.first == UInt8(ascii: ",") }
      return rest.first == UInt8(ascii: ":") && rest.dropFirst().first != UInt8(ascii: ":") && element.count > 1
        && "\"'[{(,".utf8.contains(line.last ?? 0)
    }

    /// Passes over a line, with its strings and brackets; false where it has what no such module has.
    private mutating func pass(_ line: ArraySlice<UInt8>) -> Bool {
      var index = line.startIndex
      while index < line.endIndex {
        let byte = line[index]
        let isTriple = line[index...].prefix(3).count == 3 && line[index + 1] == byte && line[index + 2] == byte
        index += 1
        if quote != 0 {
          if byte == UInt8(ascii: "\\") { index += 1 }
          if byte == quote, isTriple { (quote, index) = (0, index + 2) }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if isTriple {
            (quote, index) = (byte, index + 2)
          } else {
            index = DataModule.end(of: line, from: index, quote: byte)
          }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "#"): return depth >= 0
        case UInt8(ascii: ";"), UInt8(ascii: "$"), UInt8(ascii: "?"): return false
        default: break
        }
      }
      return depth >= 0
    }

    /// The place behind the string that began in front of a place, or the end of the line.
    private static func end(of line: ArraySlice<UInt8>, from start: Int, quote: UInt8) -> Int {
      var index = start
      while index < line.endIndex, line[index] != quote { index += line[index] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(index + 1, line.endIndex)
    }
  }
}
