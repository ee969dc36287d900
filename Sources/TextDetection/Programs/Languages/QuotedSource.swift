// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Prose

/// Programs that a document of few words quotes: the text shows a language and is none.
///
/// Sources: AsciiDoc language documentation, Source Code Blocks; CommonMark 0.31, section 4.4, Indented code blocks; Docutils:
/// reStructuredText Markup Specification, section Literal Blocks.
enum QuotedSource {
  /// Columns by which code is indented in documents.
  private static let indentOfCode = 4

  /// Whether the program stands in a block of a document.
  static func fills(_ sample: TextSample) -> Bool {
    hasSourceBlock(sample) || isIndentedBlock(sample) || isLiteralBlock(sample) || isIntroduced(sample)
      || isAmongIdeographs(sample)
  }

  /// Whether a line in brackets says that the lines between dashes below it are a source.
  private static func hasSourceBlock(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "[")), sample.heads.contains(UInt8(ascii: "-")),
      sample.contains("\n[source")
    else { return false }
    let places = sample.lines.places
    return zip(places, places.dropFirst()).contains { mark, next in
      let text = sample.bytes[mark.text]
      guard mark.indent == 0, text.begins(with: "[source"), text.last == UInt8(ascii: "]") else { return false }
      let line = sample.bytes[next.text]
      return next.first == UInt8(ascii: "-") && line.count >= indentOfCode
        && line.allSatisfy { $0 == UInt8(ascii: "-") }
    }
  }

  /// Whether titles and sentences stand at the beginning of lines and code further in, with a blank line wherever one follows
  /// the other.
  ///
  /// In programs what opens a block stands right above it, and parts of programs are all indented.
  private static func isIndentedBlock(_ sample: TextSample) -> Bool {
    var (wasCode, wasWords, hasTitle, isDocument, code) = (false, false, false, false, 0)
    for place in sample.lines.places {
      if place.isBlank {
        (wasCode, wasWords) = (false, false)
      } else if place.first == 0x09 || place.indent >= indentOfCode {
        guard !wasWords, isDocument else { return false }
        (wasCode, code) = (true, code + 1)
      } else {
        let text = sample.bytes[place.text]
        let isTitle = isTitle(text)
        guard !wasCode, isTitle || isWords(text, isFirst: !wasWords, isTitled: hasTitle) else { return false }
        (wasWords, hasTitle) = (true, hasTitle || isTitle)
        isDocument = isDocument || isTitle || ".:!?".utf8.contains(place.tail)
      }
    }
    return code > 0
  }

  /// Whether lines that are further in follow a paragraph that two colons end, and no other line than theirs has the signs of
  /// programs, but for the accents around literals and names of links.
  private static func isLiteralBlock(_ sample: TextSample) -> Bool {
    guard sample.contains("::\n\n") else { return false }
    var (isBehindColons, hasBlock) = (false, false)
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.first == 0x09 || place.indent > 0 {
        hasBlock = hasBlock || isBehindColons
        // A list may go on further in, in front of the first block.
        guard isBehindColons || isPlain(withoutLiterals(text)) else { return false }
      } else {
        isBehindColons = text.suffix(2).equals("::")
        guard isPlain(withoutLiterals(text)) || text.begins(with: ".. ") || isRule(text) else { return false }
      }
    }
    return hasBlock
  }

  /// A row of the same sign, as those below titles.
  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.count >= 3 && !text[text.startIndex].isWordCharacter && text.allSatisfy { $0 == text[text.startIndex] }
  }

  /// A line without what stands between accents.
  private static func withoutLiterals(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "`")) else { return text }
    let parts = text.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 || $0.element.isEmpty }.flatMap(\.element)[...]
  }

  /// A title behind number signs.
  private static func isTitle(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return rest.startIndex > text.startIndex && rest.first == 0x20 && isPlain(rest)
  }

  /// Lines in front of a program that are looked at.
  private static let mostLinesInFront = 6

  /// Whether a text begins with lines of plain words, one of which is a sentence and ends its paragraph, as letters and notes
  /// do.
  private static func isIntroduced(_ sample: TextSample) -> Bool {
    let places = sample.lines.places
    guard let start = places.firstIndex(where: { !$0.isBlank }) else { return false }
    var (isFirst, isSentence, lines) = (true, false, 0)
    for place in places[start...] {
      if place.isBlank {
        if isSentence { return true }
        continue
      }
      lines += 1
      let text = sample.bytes[place.text]
      guard place.indent == 0, lines <= mostLinesInFront, isPlain(text),
        !isFirst
          || isWords(text, isFirst: true, isTitled: false) && text.first?.isCapital == true
            && ",.:!?".utf8.contains(place.tail)
      else { return false }
      isFirst = false
      isSentence = ".:".utf8.contains(place.tail) && SentenceLines.open(Array(text))
    }
    return false
  }

  /// Whether a line is one of a paragraph or a list, of which the first begins with a capital or with the sign of an item.
  private static func isWords(_ text: ArraySlice<UInt8>, isFirst: Bool, isTitled: Bool) -> Bool {
    guard let head = text.first, isPlain(text) else { return false }
    if head == UInt8(ascii: "-") || head == UInt8(ascii: "*") { return text.dropFirst().first == 0x20 }
    let number = text.prefix(while: \.isDigit)
    if !number.isEmpty { return text[number.endIndex...].first == UInt8(ascii: ".") }
    // A single letter in the first column marks a comment of Fortran.
    let isCapital = head.isCapital && (isTitled || text.dropFirst().first.map(\.isSmallLetter) == true)
    return isCapital || head.isLetter && !isFirst
  }

  /// What such characters begin with in UTF-8, from CJK Radicals to Hangul Syllables (The Unicode Standard, Blocks).
  private static let ideographs: ClosedRange<UInt8> = 0xe3...0xed
  /// What comments, strings, tags and commands begin with, in which programs have such words.
  private static let signsInFrontOfWords = ByteSet("\"#%'*-/;<\\`!|{")

  /// Whether most lines have Chinese, Japanese or Korean words in front of anything that begins a comment or a string, as
  /// sentences around a program do.
  private static func isAmongIdeographs(_ sample: TextSample) -> Bool {
    guard sample.encoding.name != "us-ascii" else { return false }
    let isUnicode = sample.encoding.name == "utf-8"
    guard isUnicode || EastAsianEncoding.names.contains(sample.encoding.name) else { return false }
    var (lines, sentences) = (0, 0)
    for place in sample.lines.places where !place.isBlank {
      lines += 1
      let front = sample.bytes[place.text].prefix { $0 < 0x80 || isUnicode && !ideographs.contains($0) }
      if front.endIndex < place.textEnd, !front.contains(where: { signsInFrontOfWords.contains($0) }) { sentences += 1 }
    }
    return sentences * 2 > lines
  }

  /// Signs of programs that sentences without code hardly have.
  private static let signsOfCode = ByteSet("{};=<>[]$@\\|&%")

  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    !text.contains { signsOfCode.contains($0) } && !text.contains("()")
  }
}
