// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Data, single statements and small modules in JavaScript.
///
/// Sources: ECMA-262, sections 14.3, Declarations and the Variable Statement, 14.14, The throw Statement, and 14.16, The
/// debugger Statement; Node.js: CommonJS modules.
enum JavaScriptSource {
  /// A variable whose value is an array or an object up to the end of the text, after nothing but comments.
  static func isData(_ sample: TextSample) -> Bool {
    guard sample.isWhole else { return beginsWithData(sample) }
    let text = withoutCall(sample.bytes[...].trimmed)
    if text.last == UInt8(ascii: "}") || text.last == UInt8(ascii: "]") { return beginsWithData(sample) }
    guard text.suffix(2).equals("];") || text.suffix(2).equals("};"),
      let first = sample.lines.first(where: { !$0.isBlank && !$0.begins(with: "//") && !isConstant($0) })
    else { return false }
    let words = first.words
    guard words.count >= 2 else { return false }
    // Indexes that documentation is searched by belong to no statement, and their objects hold strings.
    let isIndex = words[1].equals("=") && first.contains(" = [{\"")
    // Pages share them as properties of their window (HTML: Window).
    let isProperty = words[1].equals("=") && first.begins(with: "window.")
    guard isIndex || isProperty || words[0].equals("var") || words[0].equals("const") else { return false }
    let rest = sample.bytes[words[isIndex || isProperty ? 0 : 1].startIndex...].drop {
      $0.isWordCharacter || $0 == UInt8(ascii: "$") || isProperty && $0 == UInt8(ascii: ".")
    }.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    // Types of other languages stand in brackets in front of the values.
    let isArray = value.first == UInt8(ascii: "[") && value.dropFirst().first != UInt8(ascii: "]")
    guard isArray || value.first == UInt8(ascii: "{"), let last = text.last(where: { $0 != UInt8(ascii: ";") }) else {
      return false
    }
    return last == (isArray ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      && !sample.lines.contains { $0.begins(with: "#include") || $0.begins(with: "package ") }
  }

  /// A text without the call behind its array, by which a page hears that the data are there.
  private static func withoutCall(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.suffix(3).equals("();") else { return text }
    let front = text[..<text.dropLast(3).suffix(while: \.isWordCharacter).startIndex]
    return front.suffix(2).equals("];") ? front : text
  }

  /// Whether a variable is given an object whose first name is written without quotes, or an array of them.
  private static func beginsWithData(_ sample: TextSample) -> Bool {
    let front = sample.front
    let words: [StaticString] = ["const ", "let ", "var "]
    guard words.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let rest = sample.bytes[front...].drop { $0 > 0x20 }.dropFirst().drop {
      $0.isWordCharacter || $0 == UInt8(ascii: "$")
    }.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    let object = value.first == UInt8(ascii: "[") ? value.dropFirst().drop { $0 <= 0x20 } : value
    guard object.first == UInt8(ascii: "{") else { return false }
    let name = object.dropFirst().drop { $0 <= 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "\"") }
    return !name.isEmpty && sample.bytes[name.endIndex...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Whether a line gives a string to a constant.
  private static func isConstant(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "const ") && (line.trimmed.suffix(2).equals("';") || line.trimmed.suffix(2).equals("\";"))
  }

  /// A statement in front of all but comments that no other language has outside of functions.
  static func isStatement(_ sample: TextSample) -> Bool {
    let front = sample.front
    let statements: [StaticString] = [
      "throw new Error(", "throw new RangeError(", "throw new SyntaxError(", "throw new TypeError(",
      "throw Error(", "export default defineConfig(", "export default {",
    ]
    guard sample.isWhole, statements.contains(where: { sample.bytes.has($0, at: front) }) else {
      return sample.contains("debugger;") && sample.lines.contains { $0.trimmed.equals("debugger;") }
    }
    let last = sample.bytes[...].trimmed.suffix(2)
    return last.equals(");") || last.equals("')") || last.equals("\")") || last.last == UInt8(ascii: "}")
  }

  /// Objects of the system that scripts make for themselves, and of the host that runs them (Microsoft: JScript, ActiveXObject;
  /// Windows Script Host, WScript).
  private static let objectsOfHost: [StaticString] = [
    "= WScript.CreateObject(", "= new ActiveXObject(", "WScript.Arguments", "WScript.Echo(",
  ]

  /// A variable whose value is such an object; Visual Basic declares its variables with another word.
  static func isHosted(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "v")), sample.contains(anyOf: objectsOfHost), !sample.contains("\n```")
    else {
      return false
    }
    return sample.lines.contains { line in
      line.begins(with: "var ") && line.trimmed.last == UInt8(ascii: ";")
        && (line.contains("= WScript.") || line.contains("= new ActiveXObject("))
    }
  }

  /// A variable that is what another module exports, in front of all but comments.
  static func isModule(_ sample: TextSample) -> Bool {
    let front = sample.front
    let words: [StaticString] = ["const ", "let ", "var "]
    guard words.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    return line.contains("= require('") || line.contains("= require(\"")
  }

  /// Whether nothing but what other modules export is exported, or but scripts and sheets are imported (ECMA-262, sections
  /// Imports and Exports); whole lists of them stand in their lines.
  static func handsOn(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("export ", at: front) || sample.bytes.has("import ", at: front) else { return false }
    var count = 0
    for line in sample.rest(from: front).wholeLines where !line.isBlank {
      let text = line.trimmed
      if text.begins(with: "//") { continue }
      let end = text.last == UInt8(ascii: ";") ? text.dropLast() : text
      guard let quote = end.last, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""),
        let open = end.dropLast().lastIndex(of: quote)
      else { return false }
      let (head, path) = (end[..<open].trimmed, end[(open + 1)...].dropLast())
      let isExport =
        (text.begins(with: "export *") || text.begins(with: "export {")) && head.words.last?.equals("from") == true
      let isImport = head.equals("import") && endings.contains { path.suffix($0.utf8CodeUnitCount).equals($0) }
      guard isExport || isImport else { return false }
      count += 1
    }
    return count > 0
  }

  /// What the names of scripts and sheets end in.
  private static let endings: [StaticString] = [".css", ".js", ".less", ".mjs", ".scss"]

  /// What a module exports, which is an object or something that is called (Node.js: Modules, CommonJS modules); languages that
  /// are translated have arrows.
  static func exports(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    guard sample.bytes.has("module.exports = ", at: start.place), !sample.contains("->") else { return false }
    let value = sample.bytes[(start.place + 17)...].prefix { $0 != 0x0a }.trimmed
    return value.equals("{") || value.begins(with: "function") || value.begins(with: "require(")
  }
}
