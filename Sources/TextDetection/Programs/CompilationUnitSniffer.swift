// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Programs whose first statements say what language they are in, though what follows may look like that of its kin.
///
/// Sources: The Java language specification, chapter 7, Packages and Modules; ECMA-334, section 14, Namespaces; D language
/// specification, section Modules; perlfunc(1), package; GNU Bison manual, section The Overall Layout of a Bison Grammar.
enum CompilationUnitSniffer: TextSniffer {
  private static let cSharp = LanguageModel.known("C#")
  private static let java = LanguageModel.known("Java")
  private static let javaScript = LanguageModel.known("JavaScript")
  private static let perl = LanguageModel.known("Perl")
  private static let bison = LanguageModel.known("Bison")
  private static let d = LanguageModel.known("D")
  private static let ocaml = LanguageModel.known("OCaml")
  private static let rust = LanguageModel.known("Rust")
  private static let verilog = LanguageModel.known("Verilog")

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.begins(with: interface) { return KnownFinding(d, .fair) }
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let start = StatementCursor(sample.bytes, at: front)
    var cursor = start
    let known: KnownType? =
      switch sample.bytes[front] {
      case UInt8(ascii: "%"): isGrammar(sample, front) ? bison : nil
      case UInt8(ascii: "@"), UInt8(ascii: "o"): isJava(&cursor, sample) ? java : nil
      case UInt8(ascii: "i"): imports(&cursor) ? d : nil
      case UInt8(ascii: "m"):
        isModuleOfD(cursor)
          ? d
          : isDesign(sample, front)
            ? verilog : exports(sample, front) ? javaScript : isJava(&cursor, sample) ? java : nil
      case UInt8(ascii: "d"), UInt8(ascii: "v"): OCamlSource.isRevised(sample) ? ocaml : nil
      case UInt8(ascii: "l"): isTypedToOCaml(sample, front) ? ocaml : nil
      case UInt8(ascii: "n"), UInt8(ascii: "u"): isCSharp(&cursor, sample) ? cSharp : nil
      case UInt8(ascii: "p"): isPackageOfPerl(cursor) ? perl : isJava(&cursor, sample) ? java : nil
      default: nil
      }
    if let known { return KnownFinding(known, .fair) }
    cursor = start
    if "epu".utf8.contains(sample.bytes[front]), isRust(&cursor, sample) { return KnownFinding(rust, .fair) }
    cursor = start
    let mayBeType = "@acefiprs".utf8.contains(sample.bytes[front])
    return KnownFinding(mayBeType && isClassOfJava(&cursor, sample) ? java : nil, .fair)
  }

  // MARK: D

  /// What the compiler writes at the beginning of the interface of a module (DMD: compiler switches, -H).
  private static let interface: StaticString = "// D import file generated from '"

  /// A module whose name has parts, or imports behind it that no other language with modules has.
  private static func isModuleOfD(_ start: StatementCursor) -> Bool {
    var cursor = start
    guard cursor.take("module"), let parts = cursor.dottedName(), cursor.take(UInt8(ascii: ";")) else { return false }
    if parts > 1 { return true }
    _ = cursor.takeAny(of: ["private", "public", "static"])
    guard cursor.take("import"), cursor.dottedName() != nil else { return false }
    return cursor.next == UInt8(ascii: ";") || cursor.next == UInt8(ascii: ",")
  }

  /// Names that are imported of a module, behind a colon.
  private static func imports(_ cursor: inout StatementCursor) -> Bool {
    guard cursor.take("import"), cursor.dottedName() != nil, cursor.take(UInt8(ascii: ":")) else { return false }
    repeat {
      guard !cursor.name().isEmpty else { return false }
    } while cursor.take(UInt8(ascii: ","))
    return cursor.next == UInt8(ascii: ";")
  }

  // MARK: OCaml

  /// A definition that ends its line as what is typed to the interpreter does, and nothing but definitions below it.
  private static func isTypedToOCaml(_ sample: TextSample, _ front: Int) -> Bool {
    guard sample.bytes.has("let ", at: front) else { return false }
    return sample.bytes[front...].prefix { $0 != 0x0a }.trimmed.suffix(2).equals(";;")
      && OCamlSource.isModule(sample)
  }

  // MARK: Perl

  /// A package whose name has two colons between its parts.
  private static func isPackageOfPerl(_ start: StatementCursor) -> Bool {
    var cursor = start
    guard cursor.take("package"), !cursor.name().isEmpty, cursor.rest.begins(with: "::") else { return false }
    let name = cursor.rest.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") }
    return cursor.rest[name.endIndex...].first == UInt8(ascii: ";")
  }

  // MARK: JavaScript

  /// What a module exports, which is an object or something that is called (Node.js: Modules, CommonJS modules); languages that
  /// are translated have arrows.
  private static func exports(_ sample: TextSample, _ front: Int) -> Bool {
    guard sample.bytes.has("module.exports = ", at: front), !sample.contains("->") else { return false }
    let value = sample.bytes[(front + 17)...].prefix { $0 != 0x0a }.trimmed
    return value.equals("{") || value.begins(with: "function") || value.begins(with: "require(")
  }

  // MARK: Verilog

  /// Modules of one line each (IEEE 1364, section Modules).
  private static func isDesign(_ sample: TextSample, _ front: Int) -> Bool {
    guard sample.bytes.has("module ", at: front) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    return line.contains("; endmodule") && line.contains(UInt8(ascii: "("))
  }

  // MARK: Bison

  /// What is copied to the parser, between two marks, and a rule behind the mark that divides the grammar.
  private static func isGrammar(_ sample: TextSample, _ front: Int) -> Bool {
    guard sample.bytes.has("%{", at: front), sample.contains("\n%}") else { return false }
    let lines = sample.lines
    guard let mark = lines.firstIndex(where: { $0.equals("%%") }),
      let rule = lines[(mark + 1)...].first(where: { !$0.isBlank && !$0.begins(with: "/*") })
    else { return false }
    let name = rule.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard name.first?.isLetter == true else { return false }
    let sign = sample.bytes[name.endIndex...].first { $0 > 0x20 }
    return sign == UInt8(ascii: ":")
  }

  // MARK: Java

  /// What may stand in front of classes.
  static let modifiers: [StaticString] = [
    "abstract", "final", "private", "protected", "public", "sealed", "static", "strictfp",
  ]
  /// What the directives of modules begin with.
  private static let directives: [StaticString] = ["exports", "opens", "provides", "requires", "uses"]
  /// What members of classes have in Java and not in Haxe, where functions and variables have words of their own.
  private static let members: [StaticString] = [
    " void ", "@Override", "@Test", "private final ", "protected ", "public static ", "static final ", "throws ",
  ]
  /// What languages have whose programs may begin as those of Java do.
  private static let othersThanJava: [StaticString] = [
    "\n%%", " def ", " fun ", " function ", " pointcut ", " var ", "\ndef ", "\nfun ", "\nfunction ",
  ]
  /// Of those the words that programs of Java have in their comments at most.
  private static let othersThanPublicJava: [StaticString] = ["\n%%", " def ", " pointcut ", "\ndef "]

  /// A package with imports behind it and a type; a package and nothing else, as documentation has it; or a module.
  private static func isJava(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    guard skipAnnotations(&cursor) else { return false }
    let isOpen = cursor.take("open")
    if isOpen || cursor.next == UInt8(ascii: "m") { return isModule(&cursor) }
    guard cursor.take("package"), let parts = cursor.dottedName(), cursor.take(UInt8(ascii: ";")) else { return false }
    guard passImports(&cursor) else { return false }
    // A comment may be longer than what is seen.
    if cursor.isAtEnd { return parts > 1 || sample.isWhole && sample.begins(with: "/*") }
    guard skipAnnotations(&cursor) else { return false }
    if cursor.take(UInt8(ascii: "@")) { return cursor.take("interface") }
    var isPublic = false
    while true {
      let isHere = cursor.take("public")
      isPublic = isPublic || isHere
      if isHere || cursor.takeAny(of: modifiers) { continue }
      guard cursor.next == UInt8(ascii: "@") else { break }
      var ahead = cursor
      if ahead.take(UInt8(ascii: "@")), ahead.take("interface") { return isPublic }
      guard skipAnnotations(&cursor) else { return false }
    }
    let isEnum = cursor.take("enum")
    let isClass = !isEnum && (cursor.take("class") || cursor.take("record"))
    guard isEnum || isClass || cursor.take("interface") else { return false }
    let name = cursor.name()
    guard !name.isEmpty else { return false }
    guard !(isPublic ? othersThanPublicJava : othersThanJava).contains(where: { sample.contains($0) }),
      !endsWithoutSemicolons(sample)
    else { return false }
    if isPublic { return true }
    if isEnum {
      guard cursor.take(UInt8(ascii: "{")), !cursor.name().isEmpty else { return false }
      return cursor.next == UInt8(ascii: ",")
    }
    return isClass && members.contains { sample.contains($0) } || holdsMembersOfJava(&cursor, of: name, sample)
  }

  /// Passes over imports; false where one is not as in Java.
  static func passImports(_ cursor: inout StatementCursor) -> Bool {
    while cursor.take("import") {
      _ = cursor.take("static")
      guard cursor.dottedName() != nil, cursor.take(UInt8(ascii: ";")) else { return false }
    }
    return true
  }

  /// Passes over annotations; false where what stands after the sign is none of Java.
  static func skipAnnotations(_ cursor: inout StatementCursor) -> Bool {
    while cursor.next == UInt8(ascii: "@") {
      var ahead = cursor
      _ = ahead.take(UInt8(ascii: "@"))
      if ahead.take("interface") { return true }
      guard ahead.dottedName() != nil else { return false }
      if ahead.next == UInt8(ascii: "("), !ahead.takeBrackets() { return false }
      cursor = ahead
    }
    return true
  }

  private static func isModule(_ cursor: inout StatementCursor) -> Bool {
    guard cursor.take("module"), cursor.dottedName() != nil, cursor.take(UInt8(ascii: "{")) else { return false }
    return cursor.takeAny(of: directives)
  }

  /// Whether a statement in front of a closing brace has no semicolon, as in Groovy.
  static func endsWithoutSemicolons(_ sample: TextSample) -> Bool {
    var statement: TextLine?
    for place in sample.lines.places where !place.isBlank {
      defer { statement = place }
      guard place.head == UInt8(ascii: "}"), let last = statement, !last.endsCode else { continue }
      if last.tail == UInt8(ascii: ")") || last.tail == UInt8(ascii: "\"") || last.tail == UInt8(ascii: "'"),
        last.head != UInt8(ascii: "/"), last.head != UInt8(ascii: "*"), last.head != UInt8(ascii: "@")
      {
        return true
      }
      if sample.bytes[last.text].begins(with: "return ") { return true }
    }
    return false
  }

  // MARK: C#

  private static let cSharpModifiers: [StaticString] = [
    "abstract", "file", "internal", "new", "partial", "private", "protected", "public", "readonly", "sealed", "static",
    "unsafe",
  ]
  private static let cSharpTypes: [StaticString] = ["class", "delegate", "enum", "interface", "record", "struct"]
  /// What Vala has and C# has not.
  private static let vala: [StaticString] = [
    "GLib", "Gee.", "Gtk", "[CCode", " construct", "errordomain ", "owned ", " signal ", " throws ", "weak ",
  ]
  /// Words in front of a name and a parenthesis where nothing is declared.
  private static let statementWords: [StaticString] = [
    "await", "case", "delegate", "else", "in", "new", "return", "throw", "yield",
  ]

  /// A namespace of the system that is used, or one with parts and modifiers in it that are none of Vala's.
  private static func isCSharp(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    while cursor.take("using") {
      _ = cursor.take("static")
      let isSystem = cursor.rest.begins(with: "System") || cursor.rest.begins(with: "Microsoft.")
      guard cursor.dottedName() != nil else { return false }
      if cursor.take(UInt8(ascii: "=")), cursor.dottedName() == nil { return false }
      guard cursor.take(UInt8(ascii: ";")) else { return false }
      if isSystem { return true }
    }
    guard cursor.take("namespace"), let parts = cursor.dottedName() else { return false }
    let isBlock = cursor.take(UInt8(ascii: "{"))
    guard isBlock || cursor.take(UInt8(ascii: ";")) else { return false }
    skipPreamble(&cursor)
    while cursor.take("using") {
      guard cursor.dottedName() != nil, cursor.take(UInt8(ascii: ";")) else { return false }
    }
    skipPreamble(&cursor)
    var isModified = false
    while cursor.takeAny(of: cSharpModifiers) { isModified = true }
    let isEnum = cursor.next == UInt8(ascii: "e")
    guard cursor.takeAny(of: cSharpTypes) else { return false }
    guard isModified else { return parts > 1 && isBlock && (isDocumented(sample) || isEnum && isBased(cursor)) }
    if isDocumented(sample) { return true }
    guard !vala.contains(where: { sample.contains($0) }) else { return false }
    return isEnum ? hasMixedConstant(&cursor) : declaresCapitals(sample)
  }

  /// Whether comments have elements of documentation (ECMA-334, annex D).
  private static func isDocumented(_ sample: TextSample) -> Bool { sample.contains("/// <summary>") }

  /// Whether an enumeration says what type its constants are of.
  private static func isBased(_ start: StatementCursor) -> Bool {
    var cursor = start
    return !cursor.name().isEmpty && cursor.take(UInt8(ascii: ":")) && !cursor.name().isEmpty
      && cursor.next == UInt8(ascii: "{")
  }

  /// Passes over directives and attributes.
  private static func skipPreamble(_ cursor: inout StatementCursor) {
    repeat { cursor.skipDirectives(UInt8(ascii: "#")) } while cursor.next == UInt8(ascii: "[") && cursor.takeBrackets()
  }

  /// Whether the first constant begins with a capital, and goes on in small letters as those of Vala do not.
  private static func hasMixedConstant(_ cursor: inout StatementCursor) -> Bool {
    guard !cursor.name().isEmpty else { return false }
    // Types that enumerations are based on are none of Vala's.
    if cursor.take(UInt8(ascii: ":")) { return !cursor.name().isEmpty && cursor.next == UInt8(ascii: "{") }
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    skipPreamble(&cursor)
    let name = cursor.name()
    return name.first?.isCapital == true && name.contains(where: \.isSmallLetter)
  }

  private static let accesses: [StaticString] = ["internal", "private", "protected", "public"]
  private static let endsOfNames = ByteSet("(;={")

  /// Whether a function, a property or a variable is declared whose name begins with a capital, as none does in Vala but
  /// constants, which are all capitals.
  private static func declaresCapitals(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      guard place.head.isLetter, place.indent > 0 else { return false }
      let line = sample.bytes[place.text]
      guard let open = line.firstIndex(where: { endsOfNames.contains($0) }) else { return false }
      let words = line[..<open].words
      if line[open] != UInt8(ascii: "(") {
        guard words.count >= 3, accesses.contains(where: { words[0].equals($0) }), let name = words.last,
          !words.contains(where: { word in cSharpTypes.contains { word.equals($0) } })
        else { return false }
        return name.first?.isCapital == true && name.contains(where: \.isSmallLetter)
          && name.allSatisfy(\.isWordCharacter)
      }
      guard words.count >= 2, let name = words.last, let first = name.first, first.isCapital,
        name.allSatisfy(\.isWordCharacter)
      else { return false }
      return !words.dropLast().contains { word in
        word.contains(UInt8(ascii: "=")) || statementWords.contains { word.equals($0) }
      }
    }
  }
}
