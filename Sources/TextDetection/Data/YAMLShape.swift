// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Whether lines are laid out as YAML block collections (YAML 1.2.2, chapter 8).
struct YAMLShape {
  /// Whether enough lines say so and none says otherwise.
  let isYAML: Bool

  /// Looks at whole lines.
  init(_ lines: TextLines) {
    let marker = lines.firstUncommented.map { $0.trimmed.equals("---") || $0.begins(with: "--- ") }
    var reading = Reading(hasMarker: marker ?? false)
    // Comments of programs may hold whole documents, and classes of Python types behind their names.
    guard lines.firstFilled?.trimmed.begins(with: "/*") != true,
      lines.firstUncommented.map(PythonSource.isImport) != true
    else {
      isYAML = false
      return
    }
    for index in lines.indices {
      guard !reading.isRefuted(by: lines.count) else { break }
      reading.read(index, of: lines)
    }
    isYAML = reading.isYAML
  }

  /// What the lines so far show.
  private struct Reading {
    /// Whether the text begins with the marker of a document.
    let hasMarker: Bool
    private var keys = 0
    private var items = 0
    /// Lines that belong to a key without a value.
    private var nested = 0
    /// What YAML does not have.
    private var others = 0
    /// Values that are quoted, true or false.
    private var typed = 0
    /// Values that are numbers, comments where values would be, and lines of comments.
    private var (numbers, notes, comments) = (0, 0, 0)
    /// Flow collections, which no other format of headers has.
    private var flows = 0
    /// Values of several lines after a sign of their own, which other formats do not have either.
    private var blocks = 0
    /// Keys below the first one of a mapping that is an item.
    private var compacts = 0
    /// Keys without capitals and spaces, as settings have them and sentences do not.
    private var plainKeys = 0
    /// Keys of one word that begins with a small letter, as members of objects have them and headers do not.
    private var memberKeys = 0
    /// Items of one word.
    private var wordItems = 0
    /// Lines of text below a key without a value; manuals have them under their titles, and hardly any items.
    private var texts = 0
    /// Where the setting stands whose value may be text in deeper lines (YAML 1.2.2, section 7.3.3).
    private var textIndent: Int?
    /// Whether the line before is all of a quoted text below a key.
    private var isQuoted = false
    /// How many brackets of a sequence in brackets are open.
    private var flowDepth = 0
    /// Where the first key of an item stands.
    private var itemKeyIndent: Int?
    /// Items whose type of YAML is told by its tag (YAML 1.2.2, section 10).
    private var tags = 0
    /// Whether the line before is a key behind a sign of its own (YAML 1.2.2, section 8.2.2).
    private var hasExplicitKey = false
    /// Whether the last item is a text without a key.
    private var lastItemIsText = false
    /// Where the items of a setting stand, which go on in deeper lines (YAML 1.2.2, section 7.3.3).
    private var listIndent: Int?
    /// A key that no document has twice stands twice.
    private var hasKeyTwice = false
    /// Where the key stands whose block goes on in deeper lines.
    private var blockIndent: Int?
    /// Where the key stands whose text may go on in deeper lines (YAML 1.2.2, section 7.3.3).
    private var flowIndent: Int?
    private var firstKey: ArraySlice<UInt8>?
    /// The key of the line before and where it stands, if it had a value.
    private var lastKey: (text: ArraySlice<UInt8>, indent: Int)?
    /// The least indentation of what belongs to a key without a value; items may stand below it.
    private var opened: (indent: Int, isItem: Bool, isSetting: Bool)?

    init(hasMarker: Bool) { self.hasMarker = hasMarker }

    /// Settings that are no accident, and how many of them may be words for each that is true, false or quoted.
    private static let (leastSettings, typedPerKey) = (4, 3)
    /// Settings between comments of which half are numbers, and those of which a few are true, false or quoted.
    private static let (someSettings, manySettings, typedPerMany) = (6, 10, 5)
    /// Keys with as many spaces as this are sentences.
    private static let wordsOfSentences = 2

    /// Keys and items that make up for something that YAML does not have.
    private var structurePerOther: Int { hasMarker ? 3 : 8 }

    /// Whether a text of so many lines cannot be YAML any more: a line shows two parts of structure at most, a key in an item.
    func isRefuted(by lineCount: Int) -> Bool { hasKeyTwice || others * structurePerOther > 2 * lineCount }

    /// Whether enough lines say so and none says otherwise.
    var isYAML: Bool {
      let structure = keys + items
      let foreign = texts * 2 <= items ? others : others + texts
      guard !hasKeyTwice, foreign * structurePerOther <= structure else { return false }
      if hasMarker { return structure >= 1 && keys + nested > 0 || items >= 2 && wordItems == items && others == 0 }
      let isDeep = keys >= 2 && structure >= 3 && nested + blocks >= 1
      let isOfBlocks = keys >= 2 && blocks >= 1 && (blocks >= 2 || keys == plainKeys) && others == 0
      let isFlat = keys >= 3 && flows >= 1 && typed + flows >= 2 && (typed + flows) * 2 >= keys && others == 0
      // Items of documents are sentences, none of which goes on with a key below the first one's.
      let areItems = compacts >= 1 && items >= 2 && keys - compacts == items
      let isRecords = (compacts >= 2 || areItems) && keys == plainKeys && others == 0
      let areSettings = keys >= Self.leastSettings && keys == memberKeys && others == 0 && areTyped
      let isList = keys == 1 && plainKeys == 1 && nested >= 1 && items >= 2 && wordItems == items && others == 0
      let isTagged = tags >= 1 && items >= 3 && others == 0
      return isTagged || isDeep || isOfBlocks || isFlat || isRecords || areSettings || isList
    }

    /// Whether enough values are those of settings: true, false or quoted; numbers and comments in their place are, where comments
    /// stand between the settings too, which headers have not.
    private var areTyped: Bool {
      if typed >= 2, typed * Self.typedPerKey >= keys { return true }
      guard comments > 0 else { return false }
      return notes >= 2 || keys >= Self.manySettings && typed * Self.typedPerMany >= keys
        || keys >= Self.someSettings && (typed + numbers) * 2 >= keys
    }

    mutating func read(_ index: Int, of lines: TextLines) {
      let place = lines.place(at: index)
      guard !place.isBlank, !isInBlock(place.indent) else { return }
      let (text, first, indent) = (lines.text(at: index), place.head, place.indent)
      guard !isInSequence(text), !skips(text, first) else { return }
      // A quoted text ends with its line, and no other one may follow it (YAML 1.2.2, section 7.3).
      let wasQuoted = isQuoted
      isQuoted = indent > 0 && text.isQuoted
      if wasQuoted, isQuoted { others += 2 }
      let hasDash = first == UInt8(ascii: "-")
      if let deepest = textIndent, indent <= deepest { textIndent = nil }
      if let key = opened, indent > key.indent || indent == key.indent && !key.isItem && hasDash {
        nested += 1
        listIndent = hasDash && key.isSetting ? indent : nil
        textIndent = !hasDash && key.isSetting ? key.indent : nil
      } else if let list = listIndent, indent < list || indent == list && !hasDash {
        listIndent = nil
      }
      opened = nil
      if place.first == 0x09 { others += 2 }
      if YAMLShape.isForeign(text, first) { others += 2 }
      let isItem = hasDash && (text.count == 1 || text.dropFirst().first == 0x20)
      if isItem { items += 1 }
      let rest = isItem && text.count > 1 ? text.dropFirst(2).trimmed : text
      if isItem, YAMLShape.isForeignItem(rest) { others += 2 }
      if isItem, YAMLShape.isTagged(rest) || YAMLShape.isAnchored(rest) { tags += 1 }
      let isExplicit = rest.begins(with: "? ")
      defer { hasExplicitKey = isExplicit }
      if hasExplicitKey, text.begins(with: ": ") { return }
      if isItem, text.count > 1 { itemKeyIndent = indent + rest.startIndex - text.startIndex }
      if !hasDash, let key = itemKeyIndent, indent < key { itemKeyIndent = nil }
      if let list = listIndent, !hasDash, indent > list, itemKeyIndent.map({ indent != $0 || lastItemIsText }) ?? true {
        return
      }
      if hasDash { lastItemIsText = false }
      if let colon = YAMLShape.colon(in: lines.bytes.span, from: rest.startIndex, to: rest.endIndex) {
        if !hasDash, itemKeyIndent == indent { compacts += 1 }
        readKey(text, rest, colon, indent, hasDash: hasDash)
      } else if hasDash, YAMLShape.opensBlock(rest) {
        // An item may be a block scalar too (YAML 1.2.2, section 8.1).
        blockIndent = indent
      } else if hasDash {
        // Lists of sentences go on so too.
        flowIndent = nil
        lastItemIsText = true
        if isItem, !rest.contains(0x20) { wordItems += 1 }
      } else if let flow = flowIndent, indent > flow {
        return
      } else if textIndent != nil, first.isAlphanumeric {
        texts += 1
      } else if !YAMLShape.opensOrEndsFlow(first), !YAMLShape.isAlias(text) {
        others += indent > 0 ? 1 : 2
      }
      let isEntry = flowDepth == 0 && ["',", "\","].contains(where: text.suffix(2).equals)
      if isEntry || ";{".utf8.contains(place.tail) { others += 2 }
    }

    /// Whether a line belongs to a sequence in brackets that goes on over lines (YAML 1.2.2, section 7.4.1).
    private mutating func isInSequence(_ text: ArraySlice<UInt8>) -> Bool {
      guard flowDepth > 0 else { return false }
      flowDepth += YAMLShape.brackets(of: text)
      // After the last bracket of a value no comma may stand, as in the literals of programs.
      if flowDepth <= 0, text.last == UInt8(ascii: ",") || text.last == UInt8(ascii: ";") { others += 2 }
      return true
    }

    /// Whether a line so deep belongs to a block, which ends where none does.
    private mutating func isInBlock(_ indent: Int) -> Bool {
      guard let block = blockIndent else { return false }
      if indent > block { return true }
      blockIndent = nil
      return false
    }

    /// Whether a line says nothing of the structure, as comments and the marks between documents do.
    private mutating func skips(_ text: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
      if first == UInt8(ascii: "#") {
        comments += 1
        return true
      }
      if text.equals("---") || text.equals("...") || text.begins(with: "--- ") {
        (firstKey, lastKey) = (nil, nil)
        return true
      }
      // Comments of Lua, SQL and their kin, some of which begin with three dashes.
      guard text.begins(with: "-- ") || text.equals("--") else { return false }
      others += 3
      return true
    }

    /// Reads a line with a key: its text, what of it stands after the dash of an item, and the colon.
    private mutating func readKey(
      _ text: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>, _ colon: Int, _ indent: Int, hasDash: Bool
    ) {
      keys += 1
      textIndent = nil
      let value = rest[(colon + 1)...].trimmed
      if YAMLShape.hasSecondColon(value) { others += 2 }
      noteKey(text[..<colon], indent, hasDash: hasDash)
      let isSetting = rest[..<colon].allSatisfy(YAMLShape.isOfSetting)
      if isSetting { plainKeys += 1 }
      if YAMLShape.isMember(rest[..<colon]) { memberKeys += 1 }
      // A sentence that announces a list; one between quotes may well be a key.
      if rest.first != UInt8(ascii: "\""), rest.first != UInt8(ascii: "'"),
        rest[..<colon].trimmed.count(where: { $0 == 0x20 }) >= Self.wordsOfSentences
      {
        others += 1
      }
      if colon + 1 == rest.endIndex { opened = (indent, hasDash, isSetting) }
      if YAMLShape.isTyped(value) { typed += 1 }
      if value.isNumber { numbers += 1 }
      if value.first == UInt8(ascii: "#") { notes += 1 }
      if YAMLShape.isFlow(value) { flows += 1 }
      if value.first == UInt8(ascii: "["), !YAMLShape.isFlow(value) { flowDepth = YAMLShape.brackets(of: value) }
      if YAMLShape.opensBlock(value) {
        blockIndent = indent
        blocks += 1
      }
      flowIndent = value.isEmpty ? nil : indent
    }

    /// Compares a key with those before it.
    private mutating func noteKey(_ key: ArraySlice<UInt8>, _ indent: Int, hasDash: Bool) {
      guard !hasDash else {
        lastKey = nil
        return
      }
      if indent == 0 {
        // Stanzas repeat their keys, the keys of a mapping are unique (YAML 1.2.2, section 3.2.1.3).
        if let firstKey, firstKey.elementsEqual(key) { hasKeyTwice = true }
        firstKey = firstKey ?? key
      }
      // So do enumerations of other languages, a line for each.
      if let lastKey, lastKey.indent == indent, !key.begins(with: "<<"), lastKey.text.elementsEqual(key) {
        hasKeyTwice = true
      }
      lastKey = (key, indent)
    }
  }

  /// The tags of the core schema and of the types for languages.
  private static let tagsOfYAML: [StaticString] = [
    "!!binary ", "!!bool ", "!!float ", "!!int ", "!!map", "!!null", "!!omap", "!!seq", "!!set", "!!str ",
    "!!timestamp ",
  ]

  /// Whether a node is given a name, or is one by its name (YAML 1.2.2, sections 6.9.2 and 7.1).
  private static func isAnchored(_ value: ArraySlice<UInt8>) -> Bool {
    if isAlias(value) { return true }
    guard value.first == UInt8(ascii: "&") else { return false }
    let name = value.dropFirst().prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && value[name.endIndex...].first.map { $0 == 0x20 } ?? true
  }

  private static func isTagged(_ value: ArraySlice<UInt8>) -> Bool { value.begins(withAnyOf: tagsOfYAML) }

  /// Whether the value is a string between quotes, true or false (YAML 1.2.2, sections 7.3 and 10.2).
  private static func isTyped(_ value: ArraySlice<UInt8>) -> Bool {
    switch value.first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): value.count >= 2 && value.last == value.first
    case UInt8(ascii: "t"), UInt8(ascii: "T"): value.count == 4 && value.matchesAnyCase("true", at: 0)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): value.count == 5 && value.matchesAnyCase("false", at: 0)
    default: false
    }
  }

  /// Whether the value is a collection between brackets or braces, in one line (YAML 1.2.2, section 7.4).
  private static func isFlow(_ value: ArraySlice<UInt8>) -> Bool {
    value.first == UInt8(ascii: "[") && value.last == UInt8(ascii: "]") && value.count >= 2
      || value.first == UInt8(ascii: "{") && value.last == UInt8(ascii: "}") && value.count >= 2
  }

  /// How many brackets and braces a line opens more than it closes.
  private static func brackets(of text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
      default: depth
      }
    }
  }

  /// Whether a line is a node by its name (YAML 1.2.2, section 7.1).
  private static func isAlias(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "*") && text.count > 1
      && text.dropFirst().allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
  }

  /// Whether a byte stands in the keys of settings, which have neither capitals nor spaces.
  private static func isOfSetting(_ byte: UInt8) -> Bool {
    byte.isWordCharacter && !byte.isCapital || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether a key is one word that begins with a small letter or an underscore.
  private static func isMember(_ key: ArraySlice<UInt8>) -> Bool {
    guard let first = key.first, first.isSmallLetter || first == UInt8(ascii: "_") else { return false }
    return key.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }

  /// Whether a byte is a bracket, a brace or a quote.
  private static func opensOrEndsFlow(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"),
      UInt8(ascii: "["):
      true
    default: false
    }
  }

  /// Whether the value is the header of a block scalar, perhaps with a comment after it (YAML 1.2.2, section 8.1.1).
  private static func opensBlock(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.first == UInt8(ascii: "|") || value.first == UInt8(ascii: ">") else { return false }
    let rest = value.dropFirst().drop { $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    return rest.isEmpty || rest.first == 0x20 && rest.trimmed.first == UInt8(ascii: "#")
  }

  /// Whether an item begins with words that stand out in Markdown, or with brackets and words behind them.
  private static func isForeignItem(_ text: ArraySlice<UInt8>) -> Bool {
    text.begins(with: "**") || text.first == UInt8(ascii: "[") && isForeign(text, UInt8(ascii: "["))
  }

  /// Whether what begins the line begins none of YAML: a quote that is not closed, a class of Python, a directive or a line
  /// of reStructuredText, or brackets and a word behind them, as times in logs are.
  private static func isForeign(_ text: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "["):
      // After a sequence only a comma, a colon, a comment or the end may stand (YAML 1.2.2, section 7.4.1).
      guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return text[(end + 1)...].first { $0 > 0x20 }.map { $0.isAlphanumeric || $0 >= 0x80 } ?? false
    case UInt8(ascii: "\""): return text.count { $0 == UInt8(ascii: "\"") } == 1
    case UInt8(ascii: "c"): return text.begins(with: "class ")
    case UInt8(ascii: "d"): return text.begins(with: "def ")
    // Explicit markup of reStructuredText.
    case UInt8(ascii: "."): return text.begins(with: ".. ")
    // A title is underlined.
    case UInt8(ascii: "-"): return text.count > 4 && text.allSatisfy { $0 == first }
    default: return false
    }
  }
}
