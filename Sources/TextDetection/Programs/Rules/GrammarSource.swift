// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Grammars in the forms of Backus and Naur.
///
/// Sources: IETF RFC 5234, sections 2 and 3; ISO/IEC 14977; Lark: Grammar Reference.
enum GrammarSource {
  /// Rules one below another in whose elements literals or numbers of characters stand, an alternative and a repetition among
  /// them, and nothing but comments and what goes on with a rule besides (IETF RFC 5234, sections 2 and 3).
  static func isAugmented(_ sample: TextSample) -> Bool {
    var (rules, terminals) = (0, 0)
    var repeats = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: ";") {
      var elements = line
      if line.first.map({ $0 > 0x20 }) ?? false {
        let name = line.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
        let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
        guard name.first?.isLetter ?? false, rest.first == UInt8(ascii: "=") else { return false }
        elements = rest.dropFirst()
        rules += 1
      }
      // Other grammars and programs end their statements with the sign that begins a comment here.
      guard elements.trimmed.last != UInt8(ascii: ";") else { return false }
      let hasNumber = elements.contains(" %x") || elements.contains(" %d") || elements.contains("(%x")
      if hasNumber || elements.contains(UInt8(ascii: "\"")) { terminals += 1 }
      repeats = repeats || repetitions.contains { elements.contains($0) }
    }
    return rules >= 3 && terminals * 2 >= rules && repeats && sample.contains(" / ")
  }

  private static let repetitions: [StaticString] = [
    " *(", " 1*", " *DIGIT", " *ALPHA", " *WSP", " 2DIGIT", " 4HEXDIG", " *2",
  ]

  /// Rules one below another, each with its name in front of the sign, and few lines that are neither a rule nor go on with one;
  /// the notation of ASN.1 has names in capitals and braces after the sign, and programs have rules in their strings.
  static func isPlain(_ sample: TextSample) -> Bool {
    // Documents of reStructuredText have grammars in them, further in than the words about them.
    guard sample.contains("::="), !PythonSource.comesFirst(sample), !sample.contains("DEFINITIONS"),
      !sample.contains("SEQUENCE"), !sample.contains("\n.. ")
    else { return false }
    var (rules, others) = (0, 0)
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if let sign = text.firstIndex(of: "::=", from: text.startIndex), sign > text.startIndex {
        let name = text[..<sign].trimmed
        let isBracketed = name.first == UInt8(ascii: "<") && name.last == UInt8(ascii: ">")
        let isName = isBracketed || name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        if isName, !text[(sign + 3)...].contains(UInt8(ascii: "{")) { rules += 1 } else { others += 1 }
      } else if line.first.map({ $0 > 0x20 }) ?? false, text.first != UInt8(ascii: "|"), text.first != UInt8(ascii: "#")
      {
        others += 1
      }
    }
    return rules >= 3 && others * 2 <= rules
  }

  /// Rules with a label and a full stop in front of each (BNF Converter: The LBNF grammar formalism, section Rules).
  static func isLabelled(_ sample: TextSample) -> Bool {
    guard sample.contains("::="), sample.contains(".") else { return false }
    var (rules, others) = (0, 0)
    for place in sample.lines.places where place.indent == 0 && place.tail == UInt8(ascii: ";") {
      let text = sample.bytes[place.text]
      let label = text.prefix { $0.isWordCharacter || "[]:()".utf8.contains($0) }
      if !label.isEmpty, text.dropFirst(label.count).drop(while: { $0 == 0x20 }).first == UInt8(ascii: "."),
        text.contains("::=")
      {
        rules += 1
      } else if text.contains("::=") {
        others += 1
      }
    }
    return rules >= 3 && others == 0
  }

  /// Attributes of a generated parser in braces, in front of rules (JetBrains: Grammar-Kit, Attributes system).
  static func isGenerated(_ sample: TextSample) -> Bool {
    sample.bytes.has("{", at: sample.front) && sample.contains("::=")
      && sample.contains(anyOf: ["parserClass", "psiClassPrefix", "psiPackage", "elementTypeHolderClass"])
  }

  /// What rules may have besides names, literals and blanks (ISO/IEC 14977, clause 7.2).
  private static let signsOfRules = "()*,-?[]{|}".utf8

  /// Nothing but rules that a semicolon ends, with literals and alternatives or repetitions in them, of which one is used in
  /// another (ISO/IEC 14977, clause 4).
  static func isExtended(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains(";"), sample.contains("=") else { return false }
    let bytes = sample.bytes
    var names: Set<[UInt8]> = []
    var used: Set<[UInt8]> = []
    var (literals, choices) = (0, 0)
    var isInside = false
    var index = sample.front
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter {
        let word = bytes[index...].prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        index = word.endIndex
        guard !isInside else {
          used.insert(Array(word))
          continue
        }
        let sign = bytes[index...].drop { $0 <= 0x20 }
        guard sign.first == UInt8(ascii: "="), sign.dropFirst().first != UInt8(ascii: "=") else { return false }
        names.insert(Array(word))
        index = sign.startIndex + 1
        isInside = true
      } else if bytes.has("(*", at: index) {
        guard let close = bytes[...].firstIndex(of: "*)", from: index + 2) else { return false }
        index = close + 2
      } else if isInside, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let close = bytes[(index + 1)...].firstIndex(of: byte) else { return false }
        literals += 1
        index = close + 1
      } else if byte <= 0x20 || isInside && (byte.isDigit || signsOfRules.contains(byte)) {
        if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "{") { choices += 1 }
        index += 1
      } else {
        guard isInside, byte == UInt8(ascii: ";") else { return false }
        isInside = false
        index += 1
      }
    }
    return !isInside && names.count >= 2 && literals >= 2 && choices >= 1 && !names.isDisjoint(with: used)
  }

  /// What a grammar of Lark says besides its rules.
  private static let directives: [StaticString] = ["declare ", "extend ", "ignore ", "import ", "override "]

  /// Signs between the items of a rule of Lark.
  private static let signsOfItems = "()*+,-.>?[]{|}~ \t".utf8

  /// Nothing but rules and terminals of Lark, their alternatives, and its directives: names with a colon, of which one is used
  /// in another, then literals, regular expressions and other names (Lark: Grammar Reference, sections Rules and Terminals).
  static func isLark(_ sample: TextSample) -> Bool {
    guard sample.contains(":"), sample.contains("|"), !PythonSource.comesFirst(sample) else { return false }
    var names: Set<[UInt8]> = []
    var used: Set<[UInt8]> = []
    var (literals, choices) = (0, 0)
    for line in sample.wholeLines where !line.isBlank {
      var items = line.trimmed
      if items.begins(with: "//") || items.first == UInt8(ascii: "#") { continue }
      if line.first == UInt8(ascii: "%") {
        guard items.dropFirst().begins(withAnyOf: directives) else { return false }
        continue
      }
      if line.first.map({ $0 > 0x20 }) ?? false, line.first != UInt8(ascii: "|") {
        items = items.drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
        let name = items.prefix { $0.isWordCharacter }
        var rest = items[name.endIndex...]
        // The parameters of a template, or a priority.
        if rest.first == UInt8(ascii: "{") { rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst() }
        rest = rest.drop { $0 == UInt8(ascii: ".") || $0.isDigit }.trimmed
        guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { return false }
        names.insert(Array(name))
        items = rest.dropFirst()
      }
      while let item = items.first {
        if item.isWordCharacter {
          let word = items.prefix { $0.isWordCharacter }
          used.insert(Array(word))
          items = items[word.endIndex...]
        } else if item == UInt8(ascii: "\"") || item == UInt8(ascii: "/") {
          if items.begins(with: "//") { break }
          // Flags of an expression are words behind it.
          guard let end = items.endOfQuoted else { return false }
          literals += 1
          items = items[end...]
        } else {
          guard signsOfItems.contains(item) else { return false }
          if item == UInt8(ascii: "|") { choices += 1 }
          items = items.dropFirst()
        }
      }
    }
    return names.count >= 3 && literals >= 2 && choices >= 1 && !names.isDisjoint(with: used)
  }
}
