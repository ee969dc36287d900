// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Classes of Java without a package, told from those of its kin by what their members are.
///
/// Sources: The Java language specification, chapters 8, Classes, and 9, Interfaces.
extension JavaSource {
  /// What may stand in front of classes and members.
  private static let memberModifiers =
    modifiers + ["default", "native", "synchronized", "transient", "volatile"] as [StaticString]

  private static let kinds: [StaticString] = ["class", "enum", "interface", "record"]

  /// What programs of Java have, one of which must stand there.
  private static let marks: [StaticString] = [
    "@Override", "Integer ", "Object ", "Object[", "String ", "String>", "String[", "System.out.", "boolean ", "final ",
    "import java", "instanceof ", "super.", " throws ", "<?", ".class",
  ]

  /// What those of its kin have: C#, D, Dart, Groovy, JavaScript, Pike, Scala, TypeScript and Vala.
  private static let foreign: [StaticString] = [
    " === ", " => ", " bool ", " def ", " delegate ", " let ", " mapping(", " mixed ", " override ", " string ",
    "(this.", "@override", "Console.", "function", "import core.", "import std.", "namespace ", "nullptr", "private:",
    "public:", "select firstonly ", "ttsbegin", "ttscommit", "using ", "virtual ", "while select ", "writeln(",
  ]

  /// Words in front of names that are no types.
  private static let wordsOfOthers: [StaticString] = [
    "async", "await", "const", "def", "delete", "else", "export", "fun", "func", "function", "get", "import", "inline",
    "let", "local", "method", "new", "operator", "proc", "property", "return", "set", "signal", "sub", "typedef",
    "using", "val", "var", "yield",
  ]

  /// What stands in front of the declarations of annotations (The Java language specification, sections 9.6 and 9.6.4).
  private static let frontsOfAnnotations: [StaticString] = [
    "@Documented", "@Retention(", "@Target(", "public @interface ",
  ]

  /// Whether types are declared whose members are those of Java.
  static func isClass(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
    guard passImports(&cursor), passModifiers(&cursor) else { return false }
    // Interfaces of Objective-C have no modifiers.
    if cursor.take(UInt8(ascii: "@")) {
      return cursor.take("interface") && sample.contains(anyOf: frontsOfAnnotations) && !cursor.name().isEmpty
        && cursor.next == UInt8(ascii: "{")
    }
    guard cursor.takeAny(of: kinds) else { return false }
    let name = cursor.name()
    return !name.isEmpty && sample.contains(anyOf: marks) && !sample.contains(anyOf: foreign)
      && holdsMembers(&cursor, of: name, sample)
  }

  /// Whether members of Java follow the name of a class.
  static func holdsMembers(
    _ cursor: inout StatementCursor, of name: ArraySlice<UInt8>, _ sample: TextSample
  ) -> Bool {
    cursor.skip(to: UInt8(ascii: "{"))
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    var members = 0
    while cursor.next != UInt8(ascii: "}") {
      guard let isTyped = takeMember(&cursor, of: name) else {
        // What the sample cuts off is not to be seen.
        return cursor.isAtEnd && !sample.isWhole && members > 0
      }
      if isTyped { members += 1 }
    }
    // Types of C++ end with a semicolon.
    return members > 0 && cursor.take(UInt8(ascii: "}")) && cursor.next != UInt8(ascii: ";")
      && !endsWithoutSemicolons(sample)
  }

  /// Passes over annotations and modifiers; false where what looks like an annotation is none.
  private static func passModifiers(_ cursor: inout StatementCursor) -> Bool {
    repeat { guard skipAnnotations(&cursor) else { return false } } while cursor.takeAny(of: memberModifiers)
    return true
  }

  /// Takes a member of a class and tells whether it has a type; nil where none of Java's stands there.
  private static func takeMember(_ cursor: inout StatementCursor, of name: ArraySlice<UInt8>) -> Bool? {
    if cursor.take(UInt8(ascii: ";")) { return false }
    guard passModifiers(&cursor) else { return nil }
    if cursor.next == UInt8(ascii: "{") { return cursor.takeBrackets() ? false : nil }
    if cursor.takeAny(of: kinds) {
      guard !cursor.name().isEmpty else { return nil }
      cursor.skip(to: UInt8(ascii: "{"))
      return cursor.takeBrackets() ? false : nil
    }
    guard takeParameters(&cursor) else { return nil }
    guard !wordsOfOthers.contains(where: { cursor.take($0) }) else { return nil }
    let type = cursor.name()
    guard !type.isEmpty else { return nil }
    if cursor.next == UInt8(ascii: "(") {
      // Only constructors have no type.
      return type.elementsEqual(name) && takeBody(&cursor) ? true : nil
    }
    while cursor.take(UInt8(ascii: ".")) { guard !cursor.name().isEmpty else { return nil } }
    guard takeParameters(&cursor), skipAnnotations(&cursor), takeDimensions(&cursor), !cursor.name().isEmpty else {
      return nil
    }
    if cursor.next == UInt8(ascii: "(") { return takeBody(&cursor) ? true : nil }
    return takeValue(&cursor) ? true : nil
  }

  /// Takes type parameters or arguments between angle brackets, if they stand here.
  private static func takeParameters(_ cursor: inout StatementCursor) -> Bool {
    guard cursor.take(UInt8(ascii: "<")) else { return true }
    var depth = 1
    while depth > 0 {
      if cursor.take(UInt8(ascii: "<")) {
        depth += 1
      } else if cursor.take(UInt8(ascii: ">")) {
        depth -= 1
      } else if cursor.next == UInt8(ascii: "@") {
        guard skipAnnotations(&cursor) else { return false }
      } else if cursor.name().isEmpty {
        guard ",.?&[]".utf8.contains(cursor.next), cursor.take(cursor.next) else { return false }
      }
    }
    return true
  }

  /// Takes the brackets of arrays.
  private static func takeDimensions(_ cursor: inout StatementCursor) -> Bool {
    while cursor.take(UInt8(ascii: "[")) { guard cursor.take(UInt8(ascii: "]")) else { return false } }
    return true
  }

  /// Takes the parameters of a method, what it throws, and its statements or the semicolon that stands for them.
  private static func takeBody(_ cursor: inout StatementCursor) -> Bool {
    guard cursor.takeBrackets(), takeDimensions(&cursor) else { return false }
    if cursor.take("throws") {
      repeat {
        guard skipAnnotations(&cursor), cursor.dottedName() != nil else { return false }
      } while cursor.take(UInt8(ascii: ","))
    }
    if cursor.take("default") { cursor.skip(to: UInt8(ascii: ";")) }
    return cursor.next == UInt8(ascii: "{") ? cursor.takeBrackets() : cursor.take(UInt8(ascii: ";"))
  }

  /// Takes the values of variables up to the semicolon behind them.
  private static func takeValue(_ cursor: inout StatementCursor) -> Bool {
    guard takeDimensions(&cursor), "=,;".utf8.contains(cursor.next) else { return false }
    while !cursor.isAtEnd {
      if cursor.take(UInt8(ascii: ";")) { return true }
      if "([{".utf8.contains(cursor.next) {
        guard cursor.takeBrackets() else { return false }
      } else if cursor.next == UInt8(ascii: "}") {
        return false
      } else {
        cursor.step()
      }
    }
    return false
  }
}
