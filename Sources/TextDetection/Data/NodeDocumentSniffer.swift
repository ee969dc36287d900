// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Documents of nodes with values and properties, and of objects whose lists tell how long they are.
enum NodeDocumentSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    kdl||application/vnd.kdl|KDL document|KDL Document Language 2.0, sections Node and Property
    toon||text/toon|Objects for language models|Token-Oriented Object Notation 3.0, section Arrays
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.contains("]:") || sample.contains("}:"), hasCountedLists(sample) {
      return KnownFinding(types["toon"], .strong)
    }
    return KnownFinding(areNodes(sample) ? types["kdl"] : nil, .fair)
  }

  // MARK: Counted lists

  /// A list that is announced: its length, and the names of the fields of its rows, of which lists of plain values have none.
  private struct Announcement {
    let length: Int
    let fields: Int
    /// Plain values in the same line.
    let values: ArraySlice<UInt8>

    /// `name[2]{id,age}:` or `name[3]: a,b,c`; nil for other lines.
    init?(_ line: ArraySlice<UInt8>) {
      let text = line.trimmed
      guard let open = text.firstIndex(of: UInt8(ascii: "[")), text[..<open].allSatisfy(isOfName),
        let close = text[open...].firstIndex(of: UInt8(ascii: "]")),
        let length = text[(open + 1)..<close].number(ofAtMost: 6)
      else { return nil }
      var rest = text[(close + 1)...]
      if rest.first == UInt8(ascii: "{") {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let names = rest[..<end].dropFirst().split(separator: UInt8(ascii: ","))
        guard names.allSatisfy({ $0.allSatisfy(isOfName) }) else { return nil }
        fields = names.count
        rest = rest[(end + 1)...]
      } else {
        fields = 0
      }
      guard rest.first == UInt8(ascii: ":"), rest.count == 1 || rest.dropFirst().first == 0x20 else { return nil }
      self.length = length
      values = rest.dropFirst().trimmed
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Lists of plain values that prove a document without rows.
  private static let fewestLists = 2

  /// Whether a list has as many rows with as many fields as it tells, or several lists have as many values; the sample may end
  /// within the last one.
  private static func hasCountedLists(_ sample: TextSample) -> Bool {
    var plainLists = 0
    let lines = sample.lines
    for (number, place) in lines.places.enumerated() {
      guard let list = Announcement(sample.bytes[place.text]) else { continue }
      if list.fields == 0 {
        guard !list.values.isEmpty else { continue }
        guard commas(list.values) == list.length - 1 else { return false }
        plainLists += 1
      } else {
        let rows = lines.places[(number + 1)...].prefix { $0.indent > place.indent }
        guard rows.count == list.length || !sample.isWhole && number + 1 + rows.count == lines.places.count else {
          return false
        }
        guard rows.allSatisfy({ commas(sample.bytes[$0.text]) == list.fields - 1 }) else { return false }
        if !rows.isEmpty { return true }
      }
    }
    return plainLists >= fewestLists
  }

  /// Commas that stand in no quotation marks.
  private static func commas(_ text: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    return text.count { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ",") && !isQuoted
    }
  }

  // MARK: Nodes

  /// Nodes that must have a quoted value or a property.
  private static let fewestValues = 2
  /// Values of the language's own, and older ones that others have too.
  private static let ownKeywords: [StaticString] = ["#true", "#false", "#null", "#inf", "#-inf", "#nan"]
  private static let keywords: [StaticString] = ["true", "false", "null"]

  /// Whether every line is a node with its values and properties, and its children between braces; something that no
  /// other settings with braces have must be among them: a property, a keyword, a type, or a node that is commented out.
  private static func areNodes(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "}")), sample.contains("\"") else { return false }
    var (depth, values, isOwn) = (0, 0, false)
    // Whether a comment goes on, and whether a node does.
    var (isComment, goesOn) = (false, false)
    for place in sample.lines.places where !place.isBlank && !sample.bytes.has("//", at: place.textStart) {
      var rest = sample.bytes[place.text]
      if isComment || rest.begins(with: "/*") {
        isComment = !rest.contains("*/")
        continue
      }
      if rest.begins(with: "/-") {
        isOwn = true
        rest = rest.dropFirst(2).trimmed
      }
      while rest.first == UInt8(ascii: "}") {
        depth -= 1
        rest = rest.dropFirst().trimmed
      }
      guard depth >= 0 else { return false }
      if rest.isEmpty { continue }
      guard let node = Node(rest, isNamed: !goesOn) else { return false }
      goesOn = rest.last == UInt8(ascii: "\\")
      if node.opens { depth += 1 }
      if node.hasValue { values += 1 }
      isOwn = isOwn || node.isOwn
    }
    return isOwn && values >= fewestValues && (depth == 0 || !sample.isWhole)
  }

  /// A name, and what stands behind it in its line.
  private struct Node {
    private(set) var opens = false
    private(set) var hasValue = false
    private(set) var isOwn = false

    /// The place behind a name, which may be a string; nil where none stands.
    private static func endOfName(_ text: ArraySlice<UInt8>) -> Int? {
      if text.first == UInt8(ascii: "\"") { return endOfString(text) }
      let name = text.prefix { isOfName($0) }
      guard name.first?.isLetter == true || name.first == UInt8(ascii: "-") else { return nil }
      let next = text[name.endIndex...].first
      return next == nil || next == 0x20 ? name.endIndex : nil
    }

    /// Reads a line that begins with a name, or goes on with a node; nil where it has anything but strings, numbers, keywords,
    /// properties and a brace at its end.
    init?(_ line: ArraySlice<UInt8>, isNamed: Bool) {
      var rest = line
      if isNamed {
        guard let end = Node.endOfName(rest) else { return nil }
        rest = rest[end...]
      }
      while true {
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = rest.first, !rest.begins(with: "//") else { return }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "\\") {
          opens = first == UInt8(ascii: "{")
          guard rest.dropFirst().trimmed.isEmpty else { return nil }
          return
        }
        guard let end = value(rest) else { return nil }
        rest = rest[end...]
      }
    }

    /// What stands behind a type in parentheses, or there; nil where they hold something else.
    private mutating func behindType(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      guard text.first == UInt8(ascii: "(") else { return text }
      guard let close = text.firstIndex(of: UInt8(ascii: ")")),
        text[(text.startIndex + 1)..<close].allSatisfy(isOfName)
      else { return nil }
      isOwn = true
      return text[(close + 1)...]
    }

    /// Where a value or a property ends; nil where none stands.
    private mutating func value(_ text: ArraySlice<UInt8>) -> Int? {
      guard var text = behindType(text) else { return nil }
      let name = text.prefix { isOfName($0) }
      if name.first?.isLetter == true, text[name.endIndex...].first == UInt8(ascii: "=") {
        (isOwn, hasValue) = (true, true)
        guard let value = behindType(text[(name.endIndex + 1)...]) else { return nil }
        text = value
      }
      if text.first == UInt8(ascii: "\"") {
        hasValue = true
        return Node.endOfString(text)
      }
      if text.begins(withAnyOf: ["#\"", "##\"", "r\"", "r#\""]) {
        // A raw string, in which quotation marks may stand.
        (isOwn, hasValue) = (true, true)
        return text.lastIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }.map { $0 + 1 }
      }
      let word = text.prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";") }
      if ownKeywords.contains(where: word.equals) {
        isOwn = true
        return word.endIndex
      }
      let digits = word.first == UInt8(ascii: "-") || word.first == UInt8(ascii: "+") ? word.dropFirst() : word
      let isNumber = digits.first?.isDigit == true && digits.allSatisfy { isOfName($0) || $0 == UInt8(ascii: "+") }
      return isNumber || keywords.contains(where: word.equals) ? word.endIndex : nil
    }

    /// The place behind a string in one line; nil where it is not closed.
    private static func endOfString(_ text: ArraySlice<UInt8>) -> Int? {
      var place = text.startIndex + 1
      while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return place < text.endIndex ? place + 1 : nil
    }
  }
}
