// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Declarations of C, in sources that are nothing else.
///
/// Source: ISO/IEC 9899, section 6.7, Declarations.
enum CSource {
  /// Types that other languages with such declarations hardly have.
  private static let types: [StaticString] = [
    "bool", "char", "const", "double", "extern", "float", "int", "long", "short", "size_t", "static", "struct",
    "union", "unsigned", "void",
  ]

  /// Words that begin statements and declarations of other languages, or of no function.
  private static let others: [StaticString] = [
    "abstract", "class", "def", "else", "for", "function", "if", "import", "interface", "let", "module", "namespace",
    "new", "package", "private", "protected", "public", "return", "switch", "throw", "using", "var", "while",
  ]

  /// Nothing but comments, directives, functions without bodies or with no arguments, enumerations, and variables that are
  /// constant or of types that only C has.
  static func areDeclarations(_ sample: TextSample) -> Bool {
    guard sample.contains(";"), !sample.contains("${") else { return false }
    var cursor = StatementCursor(sample.bytes, at: sample.front)
    guard cursor.next.isLetter || cursor.next == UInt8(ascii: "#") || cursor.next == UInt8(ascii: "_") else {
      return false
    }
    var count = 0
    var isTyped = false
    while true {
      cursor.skipDirectives(UInt8(ascii: "#"))
      if cursor.isAtEnd { return count > 0 && isTyped }
      let rest = cursor.rest
      if isEnumeration(&cursor, sample) || isVariable(&cursor, sample) || isStructure(&cursor, sample) {
        isTyped = true
      } else if let hasType = function(&cursor) {
        isTyped = isTyped || hasType
      } else if !takeMacro(&cursor) {
        // The last one may be cut.
        return isTyped && count >= declarationsInFrontOfCut && !sample.isWhole && !rest.contains(UInt8(ascii: ";"))
      }
      count += 1
    }
  }

  /// Declarations that must stand in front of one that is cut.
  private static let declarationsInFrontOfCut = 4

  /// An enumeration and its constants, perhaps with a name for its type.
  private static func isEnumeration(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    var ahead = cursor
    _ = ahead.take("typedef")
    guard ahead.take("enum") else { return false }
    _ = ahead.name()
    guard ahead.next == UInt8(ascii: "{") else { return false }
    if !ahead.takeBrackets() {
      // Headers alone have directives in front of constants that are cut.
      cursor = ahead
      return ahead.isAtEnd && !sample.isWhole && sample.contains("#ifndef ")
    }
    _ = ahead.name()
    guard ahead.take(UInt8(ascii: ";")) else { return false }
    cursor = ahead
    return true
  }

  /// A type or a constant table of structures whose members are said in front of its name.
  private static func isStructure(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    var ahead = cursor
    var isKnown = false
    while ahead.takeAny(of: ["const", "static", "typedef"]) { isKnown = true }
    guard isKnown, ahead.takeAny(of: ["struct", "union"]) else { return false }
    _ = ahead.name()
    guard ahead.next == UInt8(ascii: "{"), ahead.takeBrackets() else { return false }
    while ahead.take(UInt8(ascii: "*")) {}
    guard !ahead.name().isEmpty else { return false }
    while ahead.next == UInt8(ascii: "[") { guard ahead.takeBrackets() else { return false } }
    if ahead.take(UInt8(ascii: "=")) {
      guard ahead.next == UInt8(ascii: "{"), takeTable(&ahead, sample) else { return false }
    } else if ahead.take(UInt8(ascii: ",")) {
      ahead.skip(to: UInt8(ascii: ";"))
    }
    guard ahead.take(UInt8(ascii: ";")) || ahead.isAtEnd && !sample.isWhole else { return false }
    cursor = ahead
    return true
  }

  /// Takes values in braces, of which the last ones may be cut.
  private static func takeTable(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    cursor.takeBrackets() || cursor.isAtEnd && !sample.isWhole
  }

  /// Words of which one stands in front of variables that hardly any other language declares so.
  private static let words: [StaticString] = ["char", "struct", "unsigned"]

  /// Types that other languages have too.
  private static let numbers: [StaticString] = ["bool", "double", "float", "int", "long", "short", "size_t"]

  /// Words that stand in front of a type.
  private static let specifiers: [StaticString] = ["const", "extern", "static"]

  /// Takes the declaration of a variable, perhaps of its first value.
  private static func isVariable(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    var ahead = cursor
    var (names, specified, isKnown, isTyped, type) = (0, 0, false, false, ahead.rest.prefix(0))
    while true {
      if ahead.take(UInt8(ascii: "*")) { continue }
      let word = ahead.name()
      guard !word.isEmpty else { break }
      guard !others.contains(where: { word.equals($0) }) else { return false }
      if specifiers.contains(where: { word.equals($0) }) { specified += 1 }
      isKnown = isKnown || words.contains { word.equals($0) }
      isTyped =
        isTyped || numbers.contains { word.equals($0) } || word.suffix(2).equals("_t")
        // Types that a program gives other names to are written in capitals by many.
        || type.count > 2 && type.allSatisfy { $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }
      type = word
      names += 1
    }
    // Constants of one file have two words in front of their types, and tables as in C are arrays of any type.
    let isTable = names >= 2 && ahead.next == UInt8(ascii: "[") && !sample.bytes[sample.start].isLetter
    guard
      isKnown && names >= 2 || specified > 0 && isTyped && names >= 3 || specified > 1 && names >= 4 || isTable
    else {
      return false
    }
    var isArray = false
    while ahead.next == UInt8(ascii: "[") {
      guard ahead.takeBrackets() else { return false }
      isArray = true
    }
    // Words for sections of memory and the like.
    while isArray, !ahead.name().isEmpty {}
    if isTable, !isKnown, specified == 0, ahead.next != UInt8(ascii: "=") { return false }
    if ahead.take(UInt8(ascii: "=")) {
      if ahead.next == UInt8(ascii: "{") {
        guard isArray, takeTable(&ahead, sample) else { return false }
      } else {
        ahead.skip(to: UInt8(ascii: ";"))
      }
    }
    guard ahead.take(UInt8(ascii: ";")) || ahead.isAtEnd && !sample.isWhole else { return false }
    cursor = ahead
    return true
  }

  /// A constant table in front of all but comments: brackets behind its name, and values in braces.
  static func isTableOfConstants(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard front < sample.bytes.count, sample.contains("const ") else { return false }
    var cursor = StatementCursor(sample.bytes, at: front)
    cursor.skipDirectives(UInt8(ascii: "#"))
    var (names, isConstant) = (0, false)
    while true {
      if cursor.take(UInt8(ascii: "*")) { continue }
      let word = cursor.name()
      guard !word.isEmpty else { break }
      guard !others.contains(where: { word.equals($0) }) else { return false }
      isConstant = isConstant || word.equals("const")
      names += 1
    }
    guard isConstant, names >= 3, cursor.next == UInt8(ascii: "[") else { return false }
    while cursor.next == UInt8(ascii: "[") { if !cursor.takeBrackets() { return false } }
    return cursor.take(UInt8(ascii: "=")) && cursor.next == UInt8(ascii: "{")
  }

  /// Takes the declaration of a function, or one that has no parameters, as C alone says it, and its body; returns whether a
  /// type
  /// is one of C, and nil where something else stands.
  private static func function(_ cursor: inout StatementCursor) -> Bool? {
    var (words, stars, hasType) = (0, 0, false)
    while cursor.next != UInt8(ascii: "(") {
      if cursor.take(UInt8(ascii: "*")) {
        guard words > 0 else { return nil }
        stars += 1
        continue
      }
      let word = cursor.name()
      guard !word.isEmpty, !others.contains(where: { word.equals($0) }) else { return nil }
      hasType = hasType || types.contains { word.equals($0) }
      words += 1
    }
    guard words + min(stars, 1) >= 2 else { return nil }
    var ahead = cursor
    let isEmpty = ahead.take(UInt8(ascii: "(")) && ahead.take("void") && ahead.next == UInt8(ascii: ")")
    let parameters = cursor.rest
    guard cursor.takeBrackets() else { return nil }
    let inner = parameters[..<cursor.place].trimmed.dropFirst().dropLast()
    hasType = hasType || inner.last == UInt8(ascii: "*") || inner.contains(" *") || inner.contains("* ")
    // Arguments of calls are strings, numbers and single names.
    guard !inner.contains(UInt8(ascii: "\"")), !inner.contains(UInt8(ascii: "=")), inner.first?.isDigit != true else {
      return nil
    }
    if isEmpty, cursor.next == UInt8(ascii: "{") { return cursor.takeBrackets() ? hasType : nil }
    // Attributes, and macros that stand for them.
    while !cursor.name().isEmpty { if cursor.next == UInt8(ascii: "("), !cursor.takeBrackets() { return nil } }
    return cursor.take(UInt8(ascii: ";")) ? hasType : nil
  }
}
