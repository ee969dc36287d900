// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The first part of a text, decoded to bytes that sniffers can compare with ASCII, and its lines.
struct TextSample {
  /// Bytes of text that sniffers see at most; formats show themselves early, and time is short.
  static let longest = 8 << 10
  /// Lines that sniffers see at most.
  static let mostLines = 160

  /// The text without a byte order mark, every line ended by a line feed; bytes above 7F are those of the encoding or of UTF-8.
  let bytes: [UInt8]
  /// Whether there was a carriage return, for which `bytes` has a line feed, or nothing in front of one.
  let hasReturns: Bool
  /// The lines without their ends; the last one may be cut.
  let lines: TextLines
  /// What the lines begin with.
  let heads: LineHeads
  /// The bytes that the sample is the first part of, undecoded; for marks that stand beyond it.
  let head: [UInt8]
  /// How they are to be decoded.
  let encoding: TextEncoding
  /// Whether the sample is the whole text.
  let isWhole: Bool
  /// What the detector knows of languages.
  let languages: LanguageReader
  /// Where the first character stands that is no white space; the end where there is none.
  let start: Int

  /// The first part of text in an encoding, up to so many units.
  init(
    _ head: [UInt8], _ encoding: TextEncoding, isWhole: Bool, _ languages: LanguageReader = LanguageReader(),
    upTo longest: Int = TextSample.longest
  ) {
    self.languages = languages
    let unit = encoding.unitLength
    self.head = head
    self.encoding = encoding
    let raw = head[encoding.markLength...].prefix(longest * unit)
    self.isWhole = isWhole && raw.endIndex == head.count
    let text =
      switch unit {
      case 1 where encoding.hasShifts: encoding.name == HZ.name ? HZ.raised(raw) : ISO2022.raised(raw)
      case 1 where raw.count == head.count && !TextSample.endsInFilling(raw): head
      case 1: TextSample.withoutFilling(raw, self.isWhole)
      default: WideText.utf8(of: raw.span, width: unit, isBig: encoding.isBigEndian)
      }
    hasReturns = text.span.firstIndex(of: 0x0d, from: 0, to: text.count) != nil
    bytes = hasReturns ? TextSample.withLineFeeds(text) : text
    start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    lines = TextLines(of: bytes, atMost: TextSample.mostLines)
    heads = lines.heads
  }

  /// What stands from a place of the sample on.
  func rest(from place: Int) -> TextSample {
    TextSample(
      Array(bytes[place...]), TextEncoding(name: "utf-8", markLength: 0), isWhole: isWhole, languages.readerOfSameText)
  }

  /// The text without what writers leave after its end: a string's NUL, or the SUB of CP/M.
  private static func withoutFilling(_ raw: ArraySlice<UInt8>, _ isWhole: Bool) -> [UInt8] {
    guard isWhole, endsInFilling(raw) else { return Array(raw) }
    return Array(raw.prefix(through: raw.lastIndex { $0 != 0 && $0 != 0x1a } ?? raw.startIndex))
  }

  /// The text with a line feed for each carriage return, and for one in front of a line feed none.
  private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count)
    var rest = text[...]
    while let end = text.span.firstIndex(of: 0x0d, from: rest.startIndex, to: text.count) {
      lines.append(contentsOf: rest[..<end])
      rest = rest[(end + 1)...]
      if rest.first != 0x0a { lines.append(0x0a) }
    }
    return lines + rest
  }

  /// All that was read of the text, decoded where its units have more than a byte.
  var decodedHead: [UInt8] {
    let unit = encoding.unitLength
    let raw = head[encoding.markLength...]
    return unit == 1 ? Array(raw) : WideText.utf8(of: raw.span, width: unit, isBig: encoding.isBigEndian)
  }

  private static func endsInFilling(_ raw: ArraySlice<UInt8>) -> Bool { raw.last == 0 || raw.last == 0x1a }

  /// The lines that are certainly whole.
  var wholeLines: TextLines {
    !isWhole && lines.places.last?.end == bytes.count ? lines.dropLast() : lines
  }

  /// The lines that are neither blank nor a comment after a number sign in the first column, some of them at most.
  func uncommentedLines(_ limit: Int) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for index in lines.indices {
      let place = lines.place(at: index)
      guard place.first != UInt8(ascii: "#") && !place.isBlank else { continue }
      guard found.count < limit else { break }
      found.append(lines[index])
    }
    return found
  }

  /// Whether all whole lines are of a kind that are neither blank nor a comment after a number sign.
  func allRecordsSatisfy(_ isRecord: (ArraySlice<UInt8>) -> Bool) -> Bool {
    wholeLines.places.allSatisfy { $0.isBlank || $0.head == UInt8(ascii: "#") || isRecord(bytes[$0.text]) }
  }

  /// Whether the text begins with a word, after white space.
  func begins(with word: StaticString) -> Bool { bytes.has(word, at: start) }

  /// Whether it begins with one of the ASCII words.
  func begins(withAnyOf words: [StaticString]) -> Bool { words.contains { bytes.has($0, at: start) } }

  /// Whether it begins with a comment or a string that programs have and documents have not.
  var beginsLikeProgram: Bool {
    let isMarked = [
      "-- ", "--- ", "--[", "/*", "//", "\"\"\"", "r\"\"\"", "'''", "r'''", "#[", ";;", "{-", "(*", "#include",
      "#ifndef", "#define",
    ].contains { begins(with: $0) }
    // A module, and nothing else in the line.
    if isMarked || begins(with: "import ") && lines.firstFilled?.words.count == 2 { return true }
    if begins(with: "from "), let words = lines.firstFilled?.words, words.count >= 4, words[2].equals("import") {
      return true
    }
    // Comments of scripts look like headings, what follows them does not.
    guard begins(with: "#"), let line = lines.firstText(notMarkedBy: UInt8(ascii: "#")) else { return false }
    return line.last == UInt8(ascii: ";") || line.first == UInt8(ascii: "$") || line.begins(with: "import ")
      || line.begins(with: "from ") && line.contains(" import ")
      || ["\"\"\"", "r\"\"\"", "u\"\"\"", "'''"].contains { line.begins(with: $0) }
  }

  /// Whether a text begins with a string of many lines, or a line gives a name or a function one (Python language reference,
  /// section String and Bytes literals), within which any document may stand.
  var opensString: Bool {
    if (["\"\"\"", "r\"\"\"", "r'''"] as [StaticString]).contains(where: { begins(with: $0) }) { return true }
    // Documents have programs between fences, or set in.
    guard contains("'''\n") || contains("\"\"\"\n"), !contains("\n```") else { return false }
    let openings: [StaticString] = ["='''", "= '''", "('''", "=\"\"\"", "= \"\"\"", "(\"\"\""]
    return lines.contains { line in
      line.first?.isLetter == true && openings.contains { line.suffix($0.utf8CodeUnitCount).equals($0) }
    }
  }

  /// Bytes in which words stand that are among the first of a text.
  static let frontReach = 512
  /// Bytes in which words stand that are part of a header.
  static let headerReach = 4096

  /// In fewer bytes a word is looked for at once.
  private static let shortestFiltered = 1024

  /// Whether the word stands anywhere in the first `reach` bytes.
  func contains(_ word: StaticString, within reach: Int = TextSample.longest) -> Bool {
    let text = bytes.prefix(reach)
    return (text.count < TextSample.shortestFiltered || lines.textMayHold(word)) && text.contains(word)
  }

  /// Whether one of the words stands anywhere.
  func contains(anyOf words: [StaticString]) -> Bool { words.contains { contains($0) } }
}
