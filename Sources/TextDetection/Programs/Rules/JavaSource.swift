// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Compilation units of Java.
///
/// Sources: The Java language specification, chapter 7, Packages and Modules.
enum JavaSource {
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
  private static let others: [StaticString] = [
    "\n%%", " def ", " fun ", " function ", " pointcut ", " var ", "\ndef ", "\nfun ", "\nfunction ",
  ]

  /// Of those the words that programs of Java have in their comments at most.
  private static let othersThanPublic: [StaticString] = ["\n%%", " def ", " pointcut ", "\ndef "]

  /// A package with imports behind it and a type; a package and nothing else, as documentation has it; or a module.
  static func isUnit(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
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
    guard !(isPublic ? othersThanPublic : others).contains(where: { sample.contains($0) }),
      !endsWithoutSemicolons(sample)
    else { return false }
    if isPublic { return true }
    if isEnum {
      guard cursor.take(UInt8(ascii: "{")), !cursor.name().isEmpty else { return false }
      return cursor.next == UInt8(ascii: ",")
    }
    return isClass && sample.contains(anyOf: members) || holdsMembers(&cursor, of: name, sample)
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
    guard cursor.takeAny(of: directives) else { return false }
    while cursor.take("static") || cursor.take("transitive") {}
    // Maps of Clang's modules have such words, but no semicolons.
    return cursor.dottedName() != nil && (cursor.next == UInt8(ascii: ";") || cursor.take("to") || cursor.take("with"))
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
}
