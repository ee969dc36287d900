// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Texts that one statement tells, or that are nothing but statements of one kind.
///
/// Sources of the rules without one of their own: ISO/IEC 9075-2, sections Query specification and Table definition; ISO/IEC 14882, section Linkage
/// specifications.
extension PlainSourceSniffer {
  /// Clauses after the tables of a query.
  private static let clauses: [StaticString] = [
    "GROUP", "HAVING", "INNER", "JOIN", "LEFT", "LIMIT", "ORDER", "UNION", "WHERE",
  ]

  /// A query whose words are written in capitals, as sentences are not; the graphs of other languages stand in braces.
  static func isQuery(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, sample.bytes.has("SELECT", at: front), !sample.contains("{") else { return false }
    let words = sample.bytes[front...].words
    guard words[0].equals("SELECT"), words.count >= 4, let from = words.firstIndex(where: { $0.equals("FROM") }),
      from >= 2, !words.contains(where: { $0.equals("the") || $0.equals("your") })
    else { return false }
    let ends = sample.bytes[...].trimmed.last == UInt8(ascii: ";")
    return ends || words[1].equals("*")
      || words[from...].contains { word in clauses.contains { word.equals($0) } }
  }

  /// A table that is defined in parentheses up to the end of the text.
  static func isTable(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, sample.bytes.hasAnyCase("create table ", at: front) else { return false }
    let text = sample.bytes[(front + 13)...].trimmed
    guard let open = text.firstIndex(of: UInt8(ascii: "(")),
      let last = text.last(where: { $0 > 0x20 && $0 != UInt8(ascii: ";") })
    else { return false }
    let name = text[..<open].trimmed
    return last == UInt8(ascii: ")") && !name.isEmpty && name.words.count <= 4
  }

  /// What statements begin with that change tables, and what must stand in some of them besides.
  private static let changes: [(opening: StaticString, word: StaticString)] = [
    ("alter index ", " "), ("alter table ", " "), ("commit;", ""), ("create index ", " on "), ("create table ", "("),
    ("create unique index ", " on "), ("delete from ", " "), ("drop domain ", " "), ("drop function ", " "),
    ("drop index ", " "), ("drop procedure ", " "), ("drop sequence ", " "), ("drop table ", " "),
    ("drop trigger ", " "), ("drop view ", " "), ("grant ", " to "), ("insert into ", "values"),
    ("truncate table ", " "),
    ("update ", " set "),
  ]

  /// Nothing but comments and statements that change tables, each up to its semicolon.
  static func isScriptOfTables(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains(";") else { return false }
    let bytes = sample.bytes
    var place = sample.front
    guard place < bytes.count, "acdgitu".utf8.contains(bytes[place].lowercased) else { return false }
    while place < bytes.count {
      guard let change = changes.first(where: { bytes.hasAnyCase($0.opening, at: place) }),
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      let statement = bytes[place..<end].map { $0 <= 0x20 ? 0x20 : $0.lowercased }
      guard change.word.utf8CodeUnitCount == 0 || statement.contains(change.word) else { return false }
      place =
        LeadingComment.end(in: bytes, from: end + 1) ?? bytes[(end + 1)...].firstIndex { $0 > 0x20 } ?? bytes.count
    }
    return true
  }

  /// A sheet that begins with properties of its own for the whole document (W3C: CSS Custom Properties for Cascading Variables,
  /// section 2); variables of other sheets have signs.
  static func isRoot(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has(":root", at: front), !sample.contains("$"),
      !sample.lines.contains(where: { $0.trimmed.begins(with: "//") })
    else { return false }
    let block = sample.bytes[(front + 5)...].drop { $0 <= 0x20 }
    return block.first == UInt8(ascii: "{") && block.dropFirst().drop { $0 <= 0x20 }.begins(with: "--")
  }

  /// A package in front of all but comments, and a declaration that Go alone has at the beginning of a line (The Go Programming
  /// Language Specification, section Source file organization).
  static func isGoPackage(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("package ", at: front), !sample.contains("::"), !sample.contains("fun ") else {
      return false
    }
    let clause = sample.bytes[(front + 8)...].prefix { $0 != 0x0a }
    let name = clause.prefix(while: \.isWordCharacter)
    let rest = clause[name.endIndex...].trimmed
    guard !name.isEmpty, rest.isEmpty || rest.begins(with: "//") else { return false }
    // Kotlin and Scala hardly have packages with nothing in them.
    let others = sample.lines.places.lazy.filter { !$0.isBlank && $0.start > name.endIndex }
    if sample.isWhole, others.first != nil, others.allSatisfy({ sample.bytes.has("//", at: $0.textStart) }) {
      return true
    }
    let openings: [StaticString] = ["const (", "func ", "func (", "import (", "import \"", "var ("]
    return sample.lines.places.contains { place in
      guard "cfitv".utf8.contains(place.first) else { return false }
      let line = sample.bytes[place.text]
      if openings.contains(where: { line.begins(with: $0) }) { return true }
      if line.begins(with: "type ") { return line.contains(" struct {") || line.contains(" interface {") }
      if line.begins(with: "const ") { return !line.begins(with: "const val ") && line.contains(" = ") }
      return line.begins(with: "var ") && (line.contains("[]") || line.contains("map[") || line.contains(" = `"))
    }
  }

  /// Languages of modules, or what their names begin with.
  private static let languages: [StaticString] = [
    "'#%", "\"mzscheme", "mzscheme", "racket", "scheme", "setup/infotab", "typed/",
  ]

  /// Bytes in which a module names its language.
  private static let longestModuleHead = 256

  /// A module that names its language, in front of all but comments (The Racket Reference, section Modules).
  static func isRacketModule(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("(module ", at: front) else { return false }
    let words = sample.bytes[(front + 8)...].prefix(longestModuleHead).words
    return words.count > 1 && languages.contains { words[1].begins(with: $0) }
  }

  /// A variable that is set without a comma in front of all but comments, and only commands and what they go on with at the
  /// beginning of lines (cmake-language(7), section Command Invocations).
  static func isCMakeList(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("set(", at: front) else { return false }
    let name = sample.bytes[(front + 4)...].prefix(while: \.isWordCharacter)
    let next = sample.bytes[name.endIndex...].prefix { $0 <= 0x20 }
    guard !name.isEmpty, let first = next.first, sample.bytes[next.endIndex...].first != UInt8(ascii: ","),
      first == 0x20 || first == 0x0a
    else { return false }
    return sample.contains("\n")
      && sample.wholeLines.places.allSatisfy { place in
        guard place.indent == 0, !place.isBlank, place.first.isWordCharacter else {
          return place.tail != UInt8(ascii: ";")
        }
        let line = sample.bytes[place.text]
        return line.drop(while: \.isWordCharacter).drop { $0 == 0x20 }.first == UInt8(ascii: "(")
      }
  }

  /// An attribute of the whole crate (The Rust Reference, section Attributes), or the function that programs begin with; V, which
  /// has it too, needs no semicolons.
  static func isRustProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("fn main()") || sample.contains("#![") else { return false }
    let lines = sample.lines
    var hasMain = false
    for place in lines.places where place.indent == 0 {
      let text = sample.bytes[place.text]
      switch place.first {
      case UInt8(ascii: "#"):
        if text.begins(with: "#!["), place.tail == UInt8(ascii: "]"), text.dropFirst(3).first?.isLetter == true {
          return true
        }
      case UInt8(ascii: "f"), UInt8(ascii: "p"):
        let function = text.begins(with: "pub ") ? text.dropFirst(4) : text
        hasMain = hasMain || function.begins(with: "fn main()") && function.contains("{")
      case UInt8(ascii: "`"): return false
      default: break
      }
    }
    return hasMain && !sample.contains(":=") && !sample.contains("module ")
      && (sample.contains("fn main() {}") || sample.contains(";"))
  }

  /// A list or vector with its attributes, as R writes objects for itself to read (R: dput).
  static func isDumpedObject(_ sample: TextSample) -> Bool {
    (sample.begins(with: "structure(list(") || sample.begins(with: "structure(c("))
      && (sample.contains("class = ") || sample.contains("row.names = ") || sample.contains("dim = "))
  }

  /// Declarations of C that C++ asks for; headers for both languages hide the line from C.
  static func isLinkage(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("extern \"C\"", at: front), !sample.contains("__cplusplus"), !sample.contains("fn ")
    else { return false }
    return sample.bytes[(front + 10)...].first { $0 > 0x20 } == UInt8(ascii: "{") && sample.contains("}")
  }

  // MARK: C++

  /// Whether something is written to the standard output by its operator, and every line ends as statements and their parts do
  /// (ISO/IEC 14882, section Standard iostream objects).
  static func isStreamed(_ sample: TextSample) -> Bool {
    guard sample.contains("cout <<") else { return false }
    var writes = false
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      guard !text.begins(with: "//"), place.head != UInt8(ascii: "#") else { continue }
      if text.begins(with: "cout <<") || text.begins(with: "std::cout <<") {
        writes = true
      } else {
        // Other statements may go on in the next line.
        guard ";{}(),&|*+-/<>=\"".utf8.contains(place.tail) || text.contains("//") else { return false }
      }
    }
    return writes
  }
}
