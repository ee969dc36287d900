// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lines that only TypeScript has, in texts that otherwise are JavaScript: what stands after a colon is a type there, and here
/// the other branch of a condition or the value of a property, whose name may be that of a type.
///
/// Source: Microsoft: TypeScript handbook, sections Everyday Types, Object Types and Classes; ECMA-262, sections 13.14 and 13.2.5.
extension TypeScriptSource {
  /// What declarations begin with that JavaScript has not.
  private static let openings: [StaticString] = [
    "abstract ", "declare ", "enum ", "const enum ", "import type ", "interface ", "namespace ", "private ",
    "protected ", "public ", "readonly ", "type ", "@Component", "@Injectable", "@Input", "@NgModule",
  ]
  /// What may stand in front of them.
  private static let exports: [StaticString] = ["export default ", "export ", "static "]
  /// What stands within statements that JavaScript has not.
  private static let inner: [StaticString] = [
    " as any", " as const", " as number", " as string", " as unknown", " implements ", " is string", " keyof ", "!: ",
    "<any", "<boolean", "<number", "<string", "<void", "?: ", "Array<", "Partial<", "Promise<", "Record<", "(private ",
    "(public ", "(readonly ", "private readonly", "satisfies ",
  ]
  /// Types after a colon.
  private static let types: [StaticString] = [
    "any", "boolean", "never", "number", "object", "string", "unknown", "void",
  ]

  /// Whether a line declares something, or has a type where no value stands.
  static func hasLines(in sample: TextSample) -> Bool {
    for line in sample.lines {
      let text = line.trimmed
      guard text.count > 3, text.first != UInt8(ascii: "/"), text.first != UInt8(ascii: "*") else { continue }
      let rest = text[exported(text)...]
      if rest.begins(withAnyOf: openings) { return true }
      let code = text.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "`") }
      if isAnnotated(code[(exported(code))...])
        || inner.contains(where: { code.firstIndex(of: $0, from: code.startIndex) != nil }) || hasArrayType(code)
        || hasTypedPattern(code)
      {
        return true
      }
    }
    return false
  }

  /// Whether brackets with nothing in them follow a type; what follows a sign is an array without elements.
  private static func hasArrayType(_ code: ArraySlice<UInt8>) -> Bool {
    var place = code.startIndex
    while let brackets = code.firstIndex(of: "[]", from: place) {
      if brackets > code.startIndex, code[brackets - 1].isWordCharacter || ")>]".utf8.contains(code[brackets - 1]) {
        return true
      }
      place = brackets + 2
    }
    return false
  }

  /// Whether a parameter that is taken apart in braces has a type behind them, which is a name with a capital or in braces too;
  /// in a condition of JavaScript a question mark stands in front.
  private static func hasTypedPattern(_ code: ArraySlice<UInt8>) -> Bool {
    guard let open = code.firstIndex(of: "({", from: code.startIndex),
      let close = code.firstIndex(of: "}: ", from: open + 2), !code[..<close].contains(UInt8(ascii: "?"))
    else { return false }
    let next = code[(close + 3)...].first ?? 0
    return next == UInt8(ascii: "{") || next.isCapital
  }

  /// Where a declaration begins after the words that export it.
  private static func exported(_ text: ArraySlice<UInt8>) -> Int {
    exports.first { text.begins(with: $0) }.map { text.startIndex + $0.utf8CodeUnitCount } ?? text.startIndex
  }

  /// What functions and variables begin with.
  private static let functions: [StaticString] = ["async function ", "function "]
  private static let variables: [StaticString] = ["const ", "let ", "var "]

  /// Whether a function at the beginning of a line has types for its parameters or its result, or a variable has one, as in
  /// programs that show no more of the language; programs for Flow say so in their first comment.
  static func hasTypes(in sample: TextSample) -> Bool {
    let names: [StaticString] = [": string", ": number", ": boolean", ": void", ": any"]
    guard sample.contains(anyOf: names), !sample.contains("@flow"), !sample.contains("import flash.")
    else { return false }
    return sample.lines.places.contains { place in
      guard place.indent == 0, "acefdlv".utf8.contains(place.first) else { return false }
      let line = sample.bytes[place.text]
      let code = line[exported(line)...]
      if code.begins(withAnyOf: functions) {
        return code.last == UInt8(ascii: "{") && !code.contains(UInt8(ascii: "$")) && hasTypes(code)
      }
      guard let word = variables.first(where: { code.begins(with: $0) }) else { return false }
      let name = code.dropFirst(word.utf8CodeUnitCount).prefix(while: \.isWordCharacter)
      let rest = code[name.endIndex...]
      let value = rest.drop { $0 != UInt8(ascii: "=") }.dropFirst().drop { $0 == 0x20 }
      // Strings of Pascal, which has such constants, stand between other quotation marks.
      return rest.begins(with: ": ") && startsWithType(rest.dropFirst(2)) && !value.isEmpty
        && value.first != UInt8(ascii: "=") && (code.first == UInt8(ascii: "l") || value.first != UInt8(ascii: "'"))
    }
  }

  /// Whether the head of a function has one of the types after a colon and a blank, and no word in front of the colon but a name.
  private static func hasTypes(_ code: ArraySlice<UInt8>) -> Bool {
    guard code.contains(UInt8(ascii: "(")) else { return false }
    var place = code.startIndex
    while let colon = code.firstIndex(of: ": ", from: place) {
      place = colon + 2
      let last = code[colon - 1]
      if last.isWordCharacter || last == UInt8(ascii: ")") || last == UInt8(ascii: "?"),
        startsWithType(code[(colon + 2)...])
      {
        return true
      }
    }
    return false
  }

  /// Whether a text begins with the name of a type that is no word of Pascal and its kin.
  private static func startsWithType(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix(while: \.isWordCharacter)
    return types.contains { name.equals($0) }
  }

  /// Whether a type stands behind a parameter, a result, a variable or a field, and no condition in front of it.
  private static func isAnnotated(_ code: ArraySlice<UInt8>) -> Bool {
    var place = code.startIndex
    while let colon = code.firstIndex(of: ":", from: place) {
      place = colon + 1
      let front = code[..<colon]
      guard !front.contains(UInt8(ascii: "?")) else { return false }
      let type = code[(colon + 1)...].drop { $0 == 0x20 }.prefix(while: \.isWordCharacter)
      let isNamed = type.first.map(\.isCapital) ?? false
      guard isNamed || types.contains(where: { type.equals($0) }) else { continue }
      // Behind an equals sign stands an object, whose properties have values.
      let isVariable = front.begins(withAnyOf: variables) && !front.contains(UInt8(ascii: "="))
      if front.last == UInt8(ascii: ")") || isVariable { return true }
      guard !isNamed else {
        // Objects hold classes as values too.
        if isParameter(front) { return true }
        continue
      }
      // Fields end in semicolons, and properties in commas.
      if isParameter(front) || code.last == UInt8(ascii: ";") && front.allSatisfy({ $0.isWordCharacter || $0 == 0x20 })
      {
        return true
      }
    }
    return false
  }

  /// Whether a name ends there in parentheses that hold no object.
  private static func isParameter(_ front: ArraySlice<UInt8>) -> Bool {
    let name = front.suffix(while: \.isWordCharacter)
    let before = front[..<name.startIndex].trimmed
    guard !name.isEmpty, let last = before.last, last == UInt8(ascii: "(") || last == UInt8(ascii: ",") else {
      return false
    }
    return !before.contains(UInt8(ascii: "{")) && before.contains(UInt8(ascii: "("))
  }
}
