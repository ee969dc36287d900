// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules and short scripts of Python.
///
/// Sources: The Python Language Reference, sections Simple statements, The import statement and Compound statements; The Python
/// Standard Library, Built-in Functions; PEP 257, What is a Docstring?
enum PythonSource {
  /// A string between three quotes in front of all but comments, and after it nothing, or a statement that imports or says
  /// what the module is; or nothing but imports of which one is relative, and such statements.
  static func isModule(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented else { return false }
    let quotes: [StaticString] = ["\"\"\"", "'''"]
    if let quote = quotes.first(where: { first.begins(with: $0) }) {
      guard let close = sample.bytes[...].firstIndex(of: quote, from: first.startIndex + 3) else { return false }
      let rest = sample.bytes[(close + 3)...]
      let end = rest.prefix { $0 != 0x0a }
      guard end.isBlank, close > first.startIndex + 3 else { return false }
      if rest.isBlank { return sample.isWhole }
      if sample.isWhole, sample.lines.allSatisfy({ $0.startIndex <= close || isBlankOrComment($0) }) { return true }
      return sample.lines.contains { $0.startIndex > close && (isImport($0) || isDunder($0)) }
    }
    var isRelative = false
    var isOpen = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") {
      if isOpen {
        isOpen = !line.contains(UInt8(ascii: ")")) && !line.contains(UInt8(ascii: "]"))
        continue
      }
      guard isImport(line) || isDunder(line) else { return false }
      isRelative = isRelative || line.begins(with: "from .") || line.begins(with: "__all__")
      isOpen = line.trimmed.last == UInt8(ascii: "(") || line.trimmed.last == UInt8(ascii: "[")
    }
    return isRelative
  }

  private static func isBlankOrComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.isBlank || line.first == UInt8(ascii: "#")
  }

  /// Whether a line imports modules or names of one.
  static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    let isName = { (word: ArraySlice<UInt8>) in word.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") } }
    guard line.first.map({ $0 > 0x20 }) ?? false, words.count >= 2, isName(words[1]) else { return false }
    if words[0].equals("from") { return words.count >= 4 && words[2].equals("import") }
    return words[0].equals("import") && (words.count == 2 || words.count == 4 && words[2].equals("as"))
  }

  /// Whether a line gives a value to a name between two underscores on each side.
  private static func isDunder(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix(while: \.isWordCharacter)
    guard isDunderName(name) else { return false }
    let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == UInt8(ascii: "+") }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// Whether a name stands between two underscores on each side.
  static func isDunderName(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > 4 && name.begins(with: "__") && name.suffix(2).equals("__")
  }

  /// What statements of several lines begin with, which end their first line with a colon.
  static let compounds: [StaticString] = [
    "class ", "def ", "elif ", "else:", "except ", "except:", "finally:", "for ", "if ", "try:", "while ", "with ",
  ]

  /// Functions that other languages with such lines have not by these names.
  private static let builtins: [StaticString] = [
    " float(", " input(", " int(", " len(", " range(", " str(", "(float(", "(input(", "(int(", "(len(", "(range(",
    "(str(", ".format(", ".split(", "=float(", "=input(", "=int(", "raw_input(",
  ]

  /// What no script of Python has in lines of its own, or hardly any.
  private static let others: [StaticString] = [
    "$", "(c(", " c(", "<-", "=c(", "FALSE", "NULL", "TRUE", "function(", "library(", "nil", "println(", "project(",
  ]

  /// Lines of scripts of which all are read; where there are more, other rules have seen enough of them.
  private static let mostLines = 80

  /// Nothing but comments, imports, values that are given to names, calls and blocks that colons open, and something that is
  /// Python's alone.
  static func isScript(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.lines.count <= mostLines,
      sample.start < sample.bytes.count,
      sample.bytes[sample.start].isLetter || "#_".utf8.contains(sample.bytes[sample.start]),
      sample.contains("print(") || sample.contains("import ") || sample.contains("= open(")
    else { return false }
    var script = Script()
    for place in sample.lines.places where !place.isBlank {
      if place.head == UInt8(ascii: "#") {
        script.isCommented = true
      } else if !script.read(sample.bytes[place.text], place) {
        return false
      }
    }
    guard script.isComplete, !sample.contains(anyOf: others) else { return false }
    return script.isPython || script.prints && (script.isCommented || sample.contains(anyOf: builtins))
  }

  /// What the lines of a script show, one after the other.
  private struct Script {
    /// Whether there are comments, which other languages mark otherwise.
    var isCommented = false
    /// Whether something is printed, or a module imported by a name that begins with a small letter.
    private(set) var (prints, imports) = (false, false)
    /// Whether a block or an import has a form that hardly any other language gives it.
    private var isTelling = false
    /// Whether a file is opened and given a name, and one is closed.
    private var (isOpened, isClosed) = (false, false)
    /// Whether the last statement has a block below it.
    private var isBlock = false
    private var (statements, depth) = (0, 0)

    /// Whether there are statements, and every bracket is closed.
    var isComplete: Bool { depth == 0 && statements >= 2 }

    /// Whether it says so without the help of its words.
    var isPython: Bool { isOpened && isClosed || (isTelling || imports) && (prints || imports || isCommented) }

    /// Reads a line; false where it can be none of a script.
    mutating func read(_ line: ArraySlice<UInt8>, _ place: TextLine) -> Bool {
      let text = PythonSource.withoutRemark(line, &depth)
      isCommented = isCommented || text.count < line.count
      guard let last = text.last, last != UInt8(ascii: ";"), last != UInt8(ascii: "{"), depth >= 0 else { return false }
      if place.indent > 0 {
        prints = prints || text.begins(with: "print(")
        return isBlock || depth > 0 || last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
      }
      let closes = ")]}".utf8.contains(place.first)
      guard place.first.isLetter || place.first == UInt8(ascii: "_") || closes else { return false }
      statements += 1
      if last == UInt8(ascii: ":"), text.begins(withAnyOf: compounds) {
        (isBlock, isTelling) = (true, true)
      } else if isImport(text) {
        // Languages of the Java platform name classes, and Haskell and Swift modules in capitals.
        let name = text.words[1].split(separator: UInt8(ascii: ".")).last ?? []
        imports = imports || name.first?.isSmallLetter == true
        isTelling = isTelling || text.begins(with: "from ")
      } else {
        guard isSimple(text) || depth > 0 || closes else { return false }
        prints = prints || text.begins(with: "print(")
        isOpened = isOpened || text.contains("= open('") || text.contains("= open(\"")
        isClosed = isClosed || text.suffix(8).equals(".close()")
        isBlock = false
      }
      return true
    }
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

  /// Whether what modules of Python begin with stands in front of all but comments: documentation or imports.
  static func beginsModule(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented else { return false }
    let beginnings: [StaticString] = ["\"", "'", "from ", "import ", "r\"", "r'", "u\"", "u'"]
    // Declarations of Cython's make it another language.
    let others: [StaticString] = ["cdef ", "cimport ", "cpdef "]
    return first.begins(withAnyOf: beginnings) && !sample.contains(anyOf: others)
  }

  /// Whether a program of Python comes first, which has texts in other languages in its strings.
  static func comesFirst(_ sample: TextSample) -> Bool {
    sample.beginsLikeProgram
      || sample.lines.contains { line in
        line.begins(with: "from ") && line.contains(" import ") || line.begins(with: "import ") && line.words.count == 2
      }
  }
}
