// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short scripts, of which every line is a statement, and one at least is of one language alone.
///
/// Sources: The Python Language Reference, sections Simple statements and Compound statements, and The Python Standard Library,
/// Built-in Functions; Lua 5.4, section 3.3.6, Function Calls as Statements.
extension PlainSourceSniffer {
  /// Lines of such scripts; where there are more, other rules have seen enough of them.
  private static let mostLinesOfScripts = 80

  // MARK: Python

  /// What statements of several lines begin with, which end their first line with a colon.
  private static let compounds: [StaticString] = [
    "class ", "def ", "elif ", "else:", "except ", "except:", "finally:", "for ", "if ", "try:", "while ", "with ",
  ]
  /// Functions that other languages with such lines have not by these names.
  private static let builtins: [StaticString] = [
    " float(", " input(", " int(", " len(", " range(", " str(", "(float(", "(input(", "(int(", "(len(", "(range(",
    "(str(",
    ".format(", ".split(", "=float(", "=input(", "=int(", "raw_input(",
  ]
  /// What no script of Python has in lines of its own, or hardly any.
  private static let othersThanPython: [StaticString] = [
    "$", "(c(", " c(", "<-", "=c(", "FALSE", "NULL", "TRUE", "function(", "library(", "nil", "println(", "project(",
  ]

  /// Nothing but comments, imports, values that are given to names, calls and blocks that colons open, and something that is
  /// Python's alone.
  static func isPythonScript(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.lines.count <= mostLinesOfScripts, sample.start < sample.bytes.count,
      sample.bytes[sample.start].isLetter || "#_".utf8.contains(sample.bytes[sample.start]),
      sample.contains("print(") || sample.contains("import ") || sample.contains("= open(")
    else { return false }
    var (prints, imports, statements) = (false, false, 0)
    var (isCommented, isBlock, isTelling, depth) = (false, false, false, 0)
    var (isOpened, isClosed) = (false, false)
    for place in sample.lines.places where !place.isBlank {
      if place.head == UInt8(ascii: "#") {
        isCommented = true
        continue
      }
      let whole = sample.bytes[place.text]
      let text = withoutRemark(whole, &depth)
      isCommented = isCommented || text.count < whole.count
      guard let last = text.last, last != UInt8(ascii: ";"), last != UInt8(ascii: "{"), depth >= 0 else { return false }
      if place.indent > 0 {
        guard isBlock || depth > 0 || text.last == UInt8(ascii: ")") || text.last == UInt8(ascii: "]") else {
          return false
        }
        prints = prints || text.begins(with: "print(")
        continue
      }
      guard place.first.isLetter || place.first == UInt8(ascii: "_") || ")]}".utf8.contains(place.first) else {
        return false
      }
      statements += 1
      if last == UInt8(ascii: ":"), compounds.contains(where: { text.begins(with: $0) }) {
        (isBlock, isTelling) = (true, true)
      } else if isImport(text) {
        // Languages of the Java platform name classes, and Haskell and Swift modules in capitals.
        let name = text.words[1].split(separator: UInt8(ascii: ".")).last ?? []
        imports = imports || name.first?.isSmallLetter == true
        isTelling = isTelling || text.begins(with: "from ")
      } else {
        guard isSimple(text) || depth > 0 || ")]}".utf8.contains(place.first) else { return false }
        prints = prints || text.begins(with: "print(")
        isOpened = isOpened || text.contains("= open('") || text.contains("= open(\"")
        isClosed = isClosed || text.suffix(8).equals(".close()")
        isBlock = false
      }
    }
    guard depth == 0, statements >= 2, !othersThanPython.contains(where: { sample.contains($0) }) else { return false }
    if isOpened && isClosed { return true }
    if isTelling || imports { return prints || imports || isCommented }
    return prints && (isCommented || builtins.contains { sample.contains($0) })
  }

  /// A line without a comment behind its statement; counts the brackets that are open at its end.
  private static func withoutRemark(_ line: ArraySlice<UInt8>, _ depth: inout Int) -> ArraySlice<UInt8> {
    var quote: UInt8 = 0
    var isEscaped = false
    for (index, byte) in zip(line.indices, line) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if quote != 0 {
        if byte == quote { quote = 0 }
      } else {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "#"): return line[..<index].trimmed
        default: break
        }
      }
    }
    return line
  }

  /// Whether a line gives a value to names or calls something.
  private static func isSimple(_ line: ArraySlice<UInt8>) -> Bool {
    let target = line.prefix { $0.isWordCharacter || ".,[]'\" ".utf8.contains($0) }
    var rest = line[target.endIndex...]
    guard !target.trimmed.isEmpty, let sign = rest.first else { return false }
    if sign == UInt8(ascii: "(") {
      // Sentences have parentheses behind several words.
      guard target.trimmed.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ".") }) else { return false }
      return line.last == UInt8(ascii: ")") || line.last == UInt8(ascii: "(") || line.last == UInt8(ascii: ",")
        || line.contains(").")
    }
    if "+-*/%".utf8.contains(sign) { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "="), target.contains(UInt8(ascii: ",")) || target.trimmed.words.count == 1 else {
      return false
    }
    let value = rest.dropFirst().drop { $0 == 0x20 }
    return value.first.map { !"=>~".utf8.contains($0) } ?? false
  }

  // MARK: Lua

  /// Words that lines of scripts begin with besides names.
  private static let wordsOfLua: [StaticString] = ["end", "for", "function", "if", "local", "return"]

  /// A method that is called by a colon in a line of its own, and a comment or a table.
  static func isLuaScript(_ sample: TextSample) -> Bool {
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
            || wordsOfLua.contains(where: { object.equals($0) })
        else { return false }
        if next.first == UInt8(ascii: "="), text.last == UInt8(ascii: "{") { marks += 1 }
      }
    }
    return calls > 0 && marks > 0
  }

  // MARK: Tcl

  /// What scripts begin with, in front of which nothing but comments stands.
  private static let commandsOfTcl: [StaticString] = [
    "array ", "catch ", "eval ", "foreach ", "global ", "if {", "lappend ", "namespace ", "package ", "proc ",
    "puts ", "set ", "source ", "switch ", "upvar ", "variable ",
  ]

  /// A procedure with its parameters and body in braces, at the beginning of a line, which a brace at the beginning of a line
  /// closes (proc(n)).
  static func isTcl(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.heads.contains(UInt8(ascii: "p")), commandsOfTcl.contains(where: { sample.bytes.has($0, at: front) }),
      sample.contains("proc "), !sample.contains("\n```")
    else { return false }
    let hasProcedure = sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "p"), place.tail == UInt8(ascii: "{") else { return false }
      let text = sample.bytes[place.text]
      guard text.begins(with: "proc "), text.contains("} {") else { return false }
      return text.words.count >= 4 && text.words[2].first == UInt8(ascii: "{")
    }
    return hasProcedure && sample.lines.places.contains { $0.first == UInt8(ascii: "}") }
  }

  // MARK: Visual Basic

  /// Types and what belongs to them, which words of two close (Microsoft: Visual Basic language reference, Statements).
  private static let unitsOfVisualBasic: [(head: StaticString, end: StaticString)] = [
    ("class ", "end class"), ("enum ", "end enum"), ("interface ", "end interface"), ("module ", "end module"),
    ("namespace ", "end namespace"), ("structure ", "end structure"),
  ]

  /// A type that may be seen from elsewhere, and the words that close it in the last line.
  static func isVisualBasic(_ sample: TextSample) -> Bool {
    guard sample.isWhole, let last = sample.lines.places.last(where: { !$0.isBlank }) else { return false }
    let end = sample.bytes[last.text]
    guard
      let unit = unitsOfVisualBasic.first(where: {
        end.count == $0.end.utf8CodeUnitCount && end.matchesAnyCase($0.end, at: 0)
      })
    else { return false }
    let access: [StaticString] = ["friend ", "namespace ", "partial ", "public "]
    return sample.lines.places.contains { place in
      let text = sample.bytes[place.text]
      guard let first = access.first(where: { text.matchesAnyCase($0, at: 0) }) else { return false }
      let rest = text.dropFirst(first.utf8CodeUnitCount)
      return rest.matchesAnyCase(unit.head, at: 0) || text.matchesAnyCase(unit.head, at: 0)
    }
  }

  // MARK: Assembly

  /// A name that linkers are to see, and the label of that name in a line of its own (GNU as manual, section .global).
  static func isAssembly(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: ".")), sample.contains(".glob") else { return false }
    var names: [ArraySlice<UInt8>] = []
    for place in sample.lines.places where place.head == UInt8(ascii: ".") || place.tail == UInt8(ascii: ":") {
      let text = sample.bytes[place.text]
      if place.tail == UInt8(ascii: ":"), place.indent == 0 {
        if names.contains(where: { text.dropLast().elementsEqual($0) }) { return true }
      } else if text.words.count == 2, text.words[0].equals(".global") || text.words[0].equals(".globl"),
        names.count < mostLinesOfScripts
      {
        names.append(text.words[1])
      }
    }
    return false
  }
}
