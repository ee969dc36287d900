// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension ListSniffer {
  // MARK: Words with their endings

  /// Lines looked at for words with flags.
  private static let mostWords = 120
  /// Words with flags after them that tell a dictionary.
  private static let fewestFlagged = 3

  /// The number of words, which is about that of the lines where all are there, and words, some of which have a slash and
  /// flags after them (hunspell(5), section Dictionary file).
  static func isDictionary(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.first?.trimmed, let count = first.number(ofAtMost: 7), count >= fewestFlagged else {
      return false
    }
    let words = sample.wholeLines.dropFirst().prefix(mostWords).lazy.filter { !$0.isBlank }
    var flagged = 0
    var listed = 0
    for word in words {
      listed += 1
      guard let initial = word.first, initial > 0x20, word.count < longestWord else { return false }
      guard let slash = word.firstIndex(of: UInt8(ascii: "/")), slash > word.startIndex else { continue }
      let flags = word[(slash + 1)...].prefix { $0 > 0x20 }
      guard !flags.isEmpty, flags.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ",") || $0 >= 0x80 }) else {
        return false
      }
      flagged += 1
    }
    // A list that ends has about as many words as it says.
    let isCounted = listed == mostWords ? count >= mostWords : count * 2 >= listed && listed * 2 >= count
    return isCounted && flagged >= fewestFlagged
  }

  /// Bytes of a word with its flags and what else is told of it.
  private static let longestWord = 256

  /// Encodings of words, by how their names begin (hunspell(5), section Affix file, SET).
  private static let encodings: [StaticString] = ["ISO8859-", "ISCII-", "KOI8-", "TIS620-", "UTF-8", "microsoft-cp"]

  /// Whether a text says how its words are encoded, and how to correct them (hunspell(5), sections General options and Options
  /// for suggestion); the affixes of some languages stand below hundreds of corrections.
  private static func hasOptions(_ sample: TextSample) -> Bool {
    guard sample.contains("SET "),
      sample.lines.contains(where: { line in
        line.begins(with: "SET ") && encodings.contains { line.dropFirst(4).trimmed.begins(with: $0) }
      })
    else { return false }
    return sample.lines.contains { line in
      line.begins(with: "TRY ") || line.begins(with: "WORDCHARS ")
        || (line.begins(with: "REP ") || line.begins(with: "MAP "))
          && line.dropFirst(4).trimmed.number(ofAtMost: 5) != nil
    }
  }

  /// Prefixes or suffixes of a flag with their number, and the first of them in the next line, or the options in front of them
  /// (hunspell(5), section Affix file).
  static func isAffixes(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "S")) || sample.heads.contains(UInt8(ascii: "P")) else { return false }
    if hasOptions(sample) { return true }
    var announced: (index: Int, flag: ArraySlice<UInt8>)?
    for index in sample.lines.indices {
      let head = sample.lines.place(at: index).head
      guard head == UInt8(ascii: "S") || head == UInt8(ascii: "P") else { continue }
      let line = sample.lines.text(at: index)
      guard line.begins(with: "SFX ") || line.begins(with: "PFX ") else { continue }
      let words = line.words
      guard words.count >= 4 else { continue }
      if let announced, announced.index + 1 == index, words[1].elementsEqual(announced.flag) { return true }
      let isHeader = (words[2].equals("Y") || words[2].equals("N")) && words[3].number(ofAtMost: 5) != nil
      announced = isHeader ? (index, words[1]) : nil
    }
    return false
  }

  // MARK: Colours

  /// Lines looked at of a table of colours.
  private static let mostSlices = 60

  /// Two numbers with a colour after each, or a letter for what lies below, above or outside and its colour (GMT: Technical
  /// reference, section Color palette tables).
  static func isPalette(_ sample: TextSample) -> Bool {
    var slices = 0
    var colours = 0
    // The statement of the colour model is a comment (GMT: Color palette tables).
    let isDeclared = sample.contains("COLOR_MODEL")
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") {
      guard let first = line.first, first.isDigit || "-+.BFN".utf8.contains(first) else { return false }
      let words = line.prefix { $0 != UInt8(ascii: ";") }.words
      if words.count == 2, words[0].count == 1, "BFN".utf8.contains(words[0][words[0].startIndex]) {
        guard isColour(words[1]) else { return false }
        continue
      }
      // Categories have one colour each.
      if isDeclared, words.count == 2, isQuantity(words[0]), isColour(words[1]) {
        slices += 1
        continue
      }
      guard words.count == 4 || words.count == 5, isQuantity(words[0]), isColour(words[1]), isQuantity(words[2]),
        isColour(words[3])
      else { return false }
      slices += 1
      colours += words[1].contains(UInt8(ascii: "/")) || words[3].contains(UInt8(ascii: "/")) ? 1 : 0
      if slices == mostSlices { break }
    }
    return slices > 0 && (colours > 0 || isDeclared)
  }

  private static func isQuantity(_ word: ArraySlice<UInt8>) -> Bool {
    word.contains(where: \.isDigit) && word.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
  }

  /// Three parts between slashes, a part of gray, or a name.
  private static func isColour(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy(isQuantity)
      || parts.count == 1 && (isQuantity(word) || word.allSatisfy(\.isAlphanumeric))
  }
}
