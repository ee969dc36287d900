// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lines that only C++ has, in texts that otherwise are C: programs with many functions and few classes count as either.
///
/// Source: ISO/IEC 14882, Annex C.6, C++ and ISO C, and section 16.4.2.3, Headers.
enum CPlusPlusLines {
  /// Names of headers that C has not, as they stand in angle brackets.
  private static let headers: Set<String> = [
    "algorithm", "array", "atomic", "bitset", "cassert", "cctype", "cerrno", "cfloat", "charconv", "chrono",
    "cinttypes",
    "climits", "clocale", "cmath", "complex", "csetjmp", "csignal", "cstdarg", "cstddef", "cstdint", "cstdio",
    "cstdlib",
    "cstring", "ctime", "cwchar", "deque", "exception", "filesystem", "fstream", "functional", "iomanip", "ios",
    "iosfwd",
    "iostream", "iterator", "limits", "list", "map", "memory", "mutex", "new", "numeric", "optional", "ostream",
    "queue",
    "random", "regex", "set", "sstream", "stack", "stdexcept", "streambuf", "string", "string_view", "thread", "tuple",
    "type_traits", "typeinfo", "unordered_map", "unordered_set", "utility", "variant", "vector",
  ]

  /// What statements begin with that C has not, whatever stands behind it.
  private static let openings: [StaticString] = [
    "catch (", "catch(", "class ", "const_cast<", "delete ", "delete[]", "inline namespace ", "namespace ", "private:",
    "protected:", "public:", "static_cast<", "template <", "template<", "throw ", "try {", "using namespace ",
    "virtual ",
    "} catch (", "} catch(",
  ]
  /// What stands within statements that C has not.
  private static let inner: [StaticString] = [
    " = new ", " noexcept", "_cast<", "nullptr",
  ]
  /// Lines that are enough where none says it alone.
  private static let enough = 2

  /// Whether a text that looks like C has a header of C++ or two lines that C has not.
  ///
  /// Headers that serve both languages hide what is of one of them behind a macro. Linear in what is read of the text.
  static func stand(in sample: TextSample) -> Bool {
    let isHidden = sample.contains("__cplusplus")
    var count = 0
    var isComment = false
    for line in TextLines(of: sample.head, atMost: mostLines) {
      var text = line.drop { $0 <= 0x20 }
      if isComment {
        guard let close = text.firstIndex(ofWord: "*/", from: text.startIndex) else { continue }
        text = text[(close + 2)...].drop { $0 <= 0x20 }
        isComment = false
      }
      guard let first = text.first else { continue }
      if first == UInt8(ascii: "#") {
        if !isHidden, isHeader(text) { return true }
        continue
      }
      let code = withoutComment(text, &isComment)
      if text.startIndex == line.startIndex, isDefinition(code) { return true }
      if isStatement(code) { count += 1 }
      if count >= enough, !isHidden || count > 2 * enough { return true }
    }
    return false
  }

  /// Lines that are looked at: programs have long heads of licences and macros.
  private static let mostLines = 400

  /// The part of a line in front of a comment; whether one goes on behind the line is noted.
  private static func withoutComment(_ line: ArraySlice<UInt8>, _ isComment: inout Bool) -> ArraySlice<UInt8> {
    guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { return line }
    let next = line[(slash + 1)...].first
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return line }
    if next == UInt8(ascii: "*") { isComment = line.firstIndex(ofWord: "*/", from: slash + 2) == nil }
    return line[..<slash]
  }

  /// Whether a directive includes a header of C++, or of a program, whose name ends as theirs do.
  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.begins(with: "include") else { return false }
    let name = rest.dropFirst(7).drop { $0 == 0x20 || $0 == 0x09 }
    let close: UInt8
    switch name.first {
    case UInt8(ascii: "<"): close = UInt8(ascii: ">")
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    default: return false
    }
    let path = name.dropFirst().prefix { $0 != close }
    let endings: [StaticString] = [".hh", ".hpp", ".hxx"]
    if endings.contains(where: { path.suffix($0.utf8CodeUnitCount).equals($0) }) { return true }
    return close == UInt8(ascii: ">") && path.count <= 16 && headers.contains(String(decoding: path, as: UTF8.self))
  }

  /// Whether a member of a class is defined outside of it: its scope and its name, and what follows the name of a function or a
  /// variable.
  private static func isDefinition(_ code: ArraySlice<UInt8>) -> Bool {
    guard code.first?.isLetter == true else { return false }
    let text = code.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ";") }
    guard text.endIndex < code.endIndex || text.last == UInt8(ascii: "=") || text.last == UInt8(ascii: "{"),
      code[text.endIndex...].first != UInt8(ascii: "\""), code[text.endIndex...].first != UInt8(ascii: ";"),
      let sign = text.firstIndex(ofWord: "::", from: text.startIndex), text[sign - 1].isWordCharacter
    else { return false }
    let name = text[(sign + 2)...].drop { $0 == UInt8(ascii: "~") }.prefix(while: \.isWordCharacter)
    let next = code[name.endIndex...].first ?? 0
    return name.first?.isDigit == false
      && (next == UInt8(ascii: "(") || next == UInt8(ascii: "[") || next == 0x20 && code.last != UInt8(ascii: ";"))
  }

  /// Whether a line of code has what C has not: a scope between two names, a word or an operator.
  private static func isStatement(_ code: ArraySlice<UInt8>) -> Bool {
    guard code.count > 3 else { return false }
    let text = code.prefix { $0 != UInt8(ascii: "\"") }
    if let sign = text.firstIndex(ofWord: "::", from: text.startIndex), sign > text.startIndex,
      text[sign - 1].isWordCharacter || text[sign - 1] == UInt8(ascii: ">")
    {
      let next = text[(sign + 2)...].first ?? 0
      if next.isLetter || next == UInt8(ascii: "_") || next == UInt8(ascii: "~") { return true }
    }
    if openings.contains(where: { code.begins(with: $0) }) {
      // Members of structures may have names that are words there.
      let words = text.words
      guard words.count > 1, words[0].equals("class") || words[0].equals("delete") || words[0].equals("throw") else {
        return true
      }
      return words[1].first.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
    }
    return inner.contains { text.firstIndex(ofWord: $0, from: text.startIndex) != nil }
  }
}
