// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lines that only C++ has, in texts that otherwise are C: programs with many functions and few classes count as either.
///
/// Source: ISO/IEC 14882, Annex C.6, C++ and ISO C, and section 16.4.2.3, Headers.
extension CPlusPlusSource {
  /// Names of headers that C has not, as they stand in angle brackets.
  private static let headers: Set<String> = [
    "algorithm", "array", "atomic", "bitset", "cassert", "cctype", "cerrno", "cfloat", "charconv", "chrono",
    "cinttypes", "climits", "clocale", "cmath", "complex", "csetjmp", "csignal", "cstdarg", "cstddef", "cstdint",
    "cstdio", "cstdlib", "cstring", "ctime", "cwchar", "deque", "exception", "filesystem", "fstream", "functional",
    "iomanip", "ios", "iosfwd", "iostream", "iterator", "limits", "list", "map", "memory", "mutex", "new", "numeric",
    "optional", "ostream", "queue", "random", "regex", "set", "sstream", "stack", "stdexcept", "streambuf", "string",
    "string_view", "thread", "tuple", "type_traits", "typeinfo", "unordered_map", "unordered_set", "utility", "variant",
    "vector",
  ]

  private static let firstBytes = ByteSet("cdenptuv}")

  /// What statements begin with that C has not, whatever stands after it, by the first byte.
  private static func openings(_ first: UInt8) -> [StaticString] {
    switch first {
    case UInt8(ascii: "c"): ["catch (", "catch(", "class "]
    case UInt8(ascii: "d"): ["delete ", "delete["]
    case UInt8(ascii: "e"): ["extern \"C\""]
    case UInt8(ascii: "n"): ["namespace "]
    case UInt8(ascii: "p"): ["private:", "protected:", "public:"]
    case UInt8(ascii: "t"): ["template <", "template<", "throw ", "try {"]
    case UInt8(ascii: "u"): ["using namespace "]
    case UInt8(ascii: "v"): ["virtual "]
    case UInt8(ascii: "}"): ["} catch (", "} catch("]
    default: []
    }
  }

  /// What stands within statements that C has not.
  private static let inner: [StaticString] = [" = new ", "_cast<"]
  /// Arguments of templates, which programs of other languages have too.
  private static let arguments: [StaticString] = ["<bool>", "<char>", "<double>", "<float>", "<int>"]
  private static let innerOrArguments = inner + arguments
  /// Lines that are enough where none says it alone.
  private static let enough = 2

  /// Whether a text that looks like C has a header of C++, a member of a class or two lines that C has not.
  ///
  /// Headers that serve both languages hide what is of one of them behind a macro. Most programs of C have none of the words,
  /// so that hardly any line is cut out. Arguments of templates count where nothing but C comes into question.
  static func hasLines(in sample: TextSample, besidesC isC: Bool = false) -> Bool {
    let inner = isC ? innerOrArguments : inner
    let (lines, bytes) = (sample.lines, sample.bytes)
    let hasScopes = sample.contains("::")
    let hasInner = sample.contains(anyOf: Self.inner) || isC && hasArguments(bytes)
    var count = 0
    for place in lines.places {
      let first = place.head
      if first == UInt8(ascii: "#") {
        if isHeader(bytes, place), !sample.contains("__cplusplus") { return true }
        continue
      }
      if first == UInt8(ascii: "/") || first == UInt8(ascii: "*") { continue }
      guard hasScopes || hasInner || firstBytes.contains(first) else { continue }
      let words = openings(first)
      let code = withoutComment(bytes[place.text])
      if hasScopes, place.indent == 0, isDefinition(code), !isInComment(bytes, place.start) { return true }
      guard opens(code, words) || isStatement(code, hasInner ? inner : []), !isInComment(bytes, place.start) else {
        continue
      }
      // Headers for both languages hide the specification of linkage from C, and Rust has functions after it.
      if first == UInt8(ascii: "e") {
        if !sample.contains("__cplusplus"), !sample.contains("fn ") { return true }
        continue
      }
      count += 1
      if count > 2 * enough || count >= enough && !sample.contains("__cplusplus") { return true }
    }
    return false
  }

  /// Whether arguments of templates stand anywhere.
  private static func hasArguments(_ bytes: [UInt8]) -> Bool {
    var place = bytes.startIndex
    while let open = bytes.span.firstIndex(of: UInt8(ascii: "<"), from: place, to: bytes.count) {
      if arguments.contains(where: { bytes.has($0, at: open) }) { return true }
      place = open + 1
    }
    return false
  }

  /// The part of a line in front of a comment.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = line.startIndex
    while let slash = line[start...].firstIndex(of: UInt8(ascii: "/")) {
      let next = line[(slash + 1)...].first
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return line[..<slash] }
      start = slash + 1
    }
    return line
  }

  /// Whether a comment is open at a place, which is asked for few of them.
  private static func isInComment(_ bytes: [UInt8], _ place: Int) -> Bool {
    var index = place - 1
    while index > 0 {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") { return false }
      if bytes[index] == UInt8(ascii: "*"), bytes[index - 1] == UInt8(ascii: "/") { return true }
      index -= 1
    }
    return false
  }

  /// Where the word of a directive stands, which blanks may divide from its sign; the end of the line where there is none.
  private static func word(ofDirectiveIn bytes: [UInt8], _ line: TextLine) -> Int {
    var place = line.textStart + 1
    while place < line.textEnd, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place
  }

  /// Whether a directive includes a header of C++, or of a program, whose name ends as theirs do.
  private static func isHeader(_ bytes: [UInt8], _ line: TextLine) -> Bool {
    let word = word(ofDirectiveIn: bytes, line)
    guard bytes.has("include", at: word) else { return false }
    let name = bytes[(word + 7)..<line.textEnd].drop { $0 == 0x20 || $0 == 0x09 }
    let close: UInt8
    switch name.first {
    case UInt8(ascii: "<"): close = UInt8(ascii: ">")
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    default: return false
    }
    let path = name.dropFirst().prefix { $0 != close }
    let endings: [StaticString] = [".hh", ".hpp", ".hxx"]
    if endings.contains(where: { path.suffix($0.utf8CodeUnitCount).equals($0) }) { return true }
    return close == UInt8(ascii: ">") && path.count <= 16 && !path.contains(UInt8(ascii: "."))
      && headers.contains(String(decoding: path, as: UTF8.self))
  }

  /// Whether a member of a class is defined outside of it: its scope and its name, and what follows the name of a function or a
  /// variable.
  private static func isDefinition(_ code: ArraySlice<UInt8>) -> Bool {
    guard code.first?.isLetter == true else { return false }
    let text = code.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ";") }
    guard text.endIndex < code.endIndex || text.last == UInt8(ascii: "=") || text.last == UInt8(ascii: "{"),
      code[text.endIndex...].first != UInt8(ascii: "\""), code[text.endIndex...].first != UInt8(ascii: ";"),
      let sign = text.firstIndex(of: "::", from: text.startIndex), text[sign - 1].isWordCharacter
    else { return false }
    let name = text[(sign + 2)...].drop { $0 == UInt8(ascii: "~") }.prefix(while: \.isWordCharacter)
    let next = code[name.endIndex...].first ?? 0
    return name.first?.isDigit == false
      && (next == UInt8(ascii: "(") || next == UInt8(ascii: "[") || next == 0x20 && code.last != UInt8(ascii: ";"))
  }

  /// Whether a line begins with one of the words.
  private static func opens(_ code: ArraySlice<UInt8>, _ words: [StaticString]) -> Bool {
    guard code.begins(withAnyOf: words) else { return false }
    // Members of structures may have names that are words there.
    let parts = code.words
    // Programs in C++ throw objects, not pointers to them (C++ core guidelines, E.15); those in Java and its kin have no others.
    if parts.count > 1, parts[0].equals("throw"), parts[1].equals("new") { return false }
    guard parts.count > 1, parts[0].equals("class") || parts[0].equals("delete") || parts[0].equals("throw") else {
      return true
    }
    return parts[1].first.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
  }

  /// Whether a line of code has what C has not: a scope between two names, or an operator.
  private static func isStatement(_ code: ArraySlice<UInt8>, _ inner: [StaticString]) -> Bool {
    guard code.count > 3 else { return false }
    let text = code.prefix { $0 != UInt8(ascii: "\"") }
    if let sign = text.firstIndex(of: "::", from: text.startIndex), sign > text.startIndex,
      text[sign - 1].isWordCharacter || text[sign - 1] == UInt8(ascii: ">")
    {
      let next = text[(sign + 2)...].first ?? 0
      if next.isLetter || next == UInt8(ascii: "_") || next == UInt8(ascii: "~") { return true }
    }
    return inner.contains { text.firstIndex(of: $0, from: text.startIndex) != nil }
  }

  /// What names of macros end in that guard headers of C++, after the name of the file.
  private static let guards: [StaticString] = ["_HH", "_HPP", "_HXX", "_hh", "_hpp", "_hxx"]
  /// What names of macros begin with in libraries that are written in C++ alone (Boost: Library guidelines; libstdc++ and
  /// libc++: Reserved macros).
  private static let libraries: [StaticString] = ["BOOST_", "_GLIBCXX_", "_LIBCPP_"]
  /// What directives begin with that name macros.
  private static let directivesOfMacros: [StaticString] = ["if", "define ", "undef ", "elif "]
  /// Directives at the beginning of a header of which one names its guard.
  private static let directivesInFront = 3

  /// Whether directives name a header of C++: the guard or what is included ends as their files do, or a macro is one of a
  /// library in C++.
  static func isNamed(in sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")) else { return false }
    let bytes = sample.bytes
    // Headers for both languages hide from C what C has not.
    let isShared = sample.contains("__cplusplus")
    var directives = 0
    for place in sample.lines.places where place.head == UInt8(ascii: "#") {
      let end = place.textEnd
      var macro = word(ofDirectiveIn: bytes, place)
      guard macro < end, bytes[macro].isLetter else { continue }
      directives += 1
      if !isShared, isHeader(bytes, place) { return true }
      guard directivesOfMacros.contains(where: { bytes.has($0, at: macro) }) else { continue }
      while macro < end, bytes[macro].isLetter { macro += 1 }
      while macro < end, !bytes[macro].isWordCharacter { macro += 1 }
      if bytes.has("defined", at: macro) {
        macro += 7
        while macro < end, !bytes[macro].isWordCharacter { macro += 1 }
      }
      if libraries.contains(where: { bytes.has($0, at: macro) }) { return !sample.contains("extern \"C\"") }
      if directives <= directivesInFront, isGuard(bytes[macro..<end].prefix(while: \.isWordCharacter)) { return true }
    }
    return false
  }

  /// Whether a name ends as those of headers do, perhaps with an underscore or a word that says what it is for.
  private static func isGuard(_ name: ArraySlice<UInt8>) -> Bool {
    var name = name
    while name.last == UInt8(ascii: "_") { name = name.dropLast() }
    for word in ["_INCLUDED", "_included", "_GUARD"] as [StaticString]
    where name.suffix(word.utf8CodeUnitCount).equals(word) {
      name = name.dropLast(word.utf8CodeUnitCount)
    }
    return guards.contains { name.count > $0.utf8CodeUnitCount + 1 && name.suffix($0.utf8CodeUnitCount).equals($0) }
  }
}
