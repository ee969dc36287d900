// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Compilation units of C#.
///
/// Source: ECMA-334, section 14, Namespaces.
enum CSharpSource {
  private static let modifiers: [StaticString] = [
    "abstract", "file", "internal", "new", "partial", "private", "protected", "public", "readonly", "sealed", "static",
    "unsafe",
  ]

  private static let types: [StaticString] = ["class", "delegate", "enum", "interface", "record", "struct"]

  /// What Vala has and C# has not.
  private static let marksOfVala: [StaticString] = [
    "GLib", "Gee.", "Gtk", "[CCode", " construct", "errordomain ", "owned ", " signal ", " throws ", "weak ",
  ]

  /// Words in front of a name and a parenthesis where nothing is declared.
  private static let statementWords: [StaticString] = [
    "await", "case", "delegate", "else", "in", "new", "return", "throw", "yield",
  ]

  /// What Beef has, where objects are put on the stack and released by their fields, and C# has not (Beef: Language guide,
  /// Memory management).
  private static let marksOfBeef: [StaticString] = [
    " = scope ", " ~ DeleteContainerAndItems!", " ~ DeleteDictionaryAnd", " ~ delete ", " new .(", " scope .(",
  ]

  /// A namespace of the system that is used, or one with parts and modifiers in it that are none of Vala's.
  static func isUnit(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    guard !sample.contains(anyOf: marksOfBeef) else { return false }
    var cursor = start
    while cursor.take("using") {
      _ = cursor.take("static")
      let isSystem = cursor.rest.begins(with: "System") || cursor.rest.begins(with: "Microsoft.")
      guard cursor.dottedName() != nil else { return false }
      if cursor.take(UInt8(ascii: "=")), cursor.dottedName() == nil { return false }
      guard cursor.take(UInt8(ascii: ";")) else { return false }
      if isSystem { return !sample.contains("using Nemerle") }
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
    while cursor.takeAny(of: modifiers) { isModified = true }
    let isEnum = cursor.next == UInt8(ascii: "e")
    guard cursor.takeAny(of: types) else { return false }
    guard isModified else { return parts > 1 && isBlock && (isDocumented(sample) || isEnum && isBased(cursor)) }
    if isDocumented(sample) { return true }
    guard !sample.contains(anyOf: marksOfVala) else { return false }
    return isEnum ? hasMixedConstant(&cursor) : declaresCapitals(sample)
  }

  /// Whether comments have elements of documentation (ECMA-334, annex D).
  static func isDocumented(_ sample: TextSample) -> Bool { sample.contains("/// <summary>") }

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
          !words.contains(where: { word in types.contains { word.equals($0) } })
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
