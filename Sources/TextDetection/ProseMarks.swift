// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Marks of languages for prose, which writers put at the beginning of lines or around words.
///
/// Sources: AsciiDoc Language Documentation; CommonMark 0.31 and GitHub Flavored Markdown; Org manual; MediaWiki, Help:Formatting,
/// with MoinMoin and Trac; docutils, reStructuredText Markup Specification; Textile, A Humane Web Text Generator.
struct ProseMarks {
  /// Where a mark stands.
  private enum Place: UInt8 {
    case lineStart = 0x5E
    case wholeLine = 0x3D
    case anywhere = 0x2A
  }

  private struct Mark {
    let language: Int
    let weight: Int
    let place: Place
    /// Its first and last byte, by which most places show that it does not stand there.
    let first: UInt8
    let last: UInt8
    /// Its bytes in `text`.
    let bytes: Range<Int>
    /// Which of the bytes is looked for where the mark may stand anywhere: the first that is no letter, for letters are common.
    let anchor: Int
    /// What must follow in the same line, in `text`; empty for nothing.
    let following: Range<Int>
    /// The line of the table, whose marks count once.
    let number: Int
    /// In how many lines it must stand.
    let times: Int
  }

  /// Lines of `language weight place marks`, with `~` for a space and `…` for what may stand between two parts of a mark.
  ///
  /// Places are `^` for the start of a line, `=` for a line of its own, `*` for anywhere; doubled where two lines must have it.
  /// The marks of one line count once.
  static let table = #"""
    asciidoc 1 * <<…>> xref:…] kbd:[ btn:[ menu:
    asciidoc 1 == ==== **** ____ ++++ .... -- + ----
    asciidoc 1 ^^ .~ ..~ *~
    asciidoc 2 * link:…[ image:…[ footnote:[ {nbsp} stem:[ pass:[
    asciidoc 2 ^ :toc :doctype: :author: :sectnums :icons: :source-highlighter: :experimental: :imagesdir: :revnumber: :revdate:
    asciidoc 2 ^ NOTE:~ TIP:~ WARNING:~ IMPORTANT:~ CAUTION:~ [NOTE] [TIP] [WARNING] [IMPORTANT] [quote [[…]] [horizontal] [qanda]
    asciidoc 3 ^ [source [options= [width= [cols= [%header [role= [verse [listing] [%autowidth [stem] [discrete]
    asciidoc 3 ^ include::…] image::…] //~tag:: //~end:: ifdef:: ifndef:: endif:: ifeval:: toc::[ video::…] audio::…]
    asciidoc 3 = |===
    markdown 1 * <!--
    markdown 2 * ![…](
    markdown 2 ^ […]:~http
    markdown 2 ^ -~[~]~ -~[x]~ *~[~]~ *~[x]~
    markdown 3 ^ [![
    org 1 * [[…][
    org 1 ^^ *~ **~ ***~
    org 2 ^ *~TODO~ *~DONE~ **~TODO~ **~DONE~
    org 3 ^ #+TITLE: #+title: #+AUTHOR: #+author: #+OPTIONS: #+options: #+STARTUP: #+startup: #+BEGIN_ #+begin_ #+FILETAGS:
    org 3 ^ :PROPERTIES: ~~:PROPERTIES: ~~~:PROPERTIES: ~~~~:PROPERTIES: #+LATEX #+latex #+HTML #+html #+NAME: #+name: #+CAPTION: #+caption: #+DATE: #+date: #+EMAIL: #+LANGUAGE:
    rst 1 * ``…``
    rst 1 == ::
    rst 2 * `_ :ref:` :class:` :func:` :meth:` :doc:` :mod:` :term:` :data:` :attr:`
    rst 2 ^ #.~ +---…-+
    rst 3 ^ ..~_ ..~…:: ..~[
    textile 1 * @…@ "…":/
    textile 1 ^^ #~ *~ ##~ **~
    textile 2 * "…":http %{color %{background %{font %{text- !http
    textile 2 ^ p.~ p( p<. p>. p=. |_. {background
    textile 3 ^ h1.~ h2.~ h3.~ h4.~ h1( h2( h3( bq.~ bc.~ fn1.~ notextile. pre.~ table. table( h1{ h2{ h3{
    wiki 1 * '''…'''
    wiki 1 ^ {{…}} |-
    wiki 1 * [[…]]
    wiki 2 = {{{ }}}
    wiki 2 ^ {| [[File: [[Image: [[Category: ||~
    wiki 3 * __TOC__ __NOTOC__ <nowiki> [[PageOutline <ref> <ref~name <!--~NewPP
    """#

  /// What is said of each language.
  struct Weights {
    /// The languages, sorted.
    let languages: [String]
    /// What is worth for each.
    var values: [Int]
    /// The signs of ASCII that stand anywhere in the text: no letters, digits and blanks.
    let signs: ByteSet

    /// The weight of a language; 0 for one that is not in the table.
    subscript(language: String) -> Int {
      get { languages.firstIndex(of: language).map { values[$0] } ?? 0 }
      set { if let place = languages.firstIndex(of: language) { values[place] = newValue } }
    }

    /// The heaviest, of equally heavy ones the first.
    var best: (language: String, weight: Int)? {
      guard let most = values.max(), let place = values.firstIndex(of: most) else { return nil }
      return (languages[place], most)
    }
  }

  /// The languages of the table.
  let languages: [String]
  /// The bytes of all marks.
  private let text: [UInt8]
  /// The marks, those together that are found by the same byte.
  private let marks: [Mark]
  /// Where the marks of line starts begin by their first byte, then those that may stand anywhere by their anchor, and the end.
  private let places: [Int]
  /// The anchors of the marks that may stand anywhere.
  private let anchors: ByteSet
  /// The lines of the table.
  let lineCount: Int

  /// The marks of the table.
  static let all = ProseMarks()

  /// Reads the table in one pass over its bytes, because a tool that judges one text makes the marks for that one.
  private init() {
    let raw = Array(Self.table.utf8)
    // A tilde stands for a space, which divides.
    text = raw.map { $0 == UInt8(ascii: "~") ? 0x20 : $0 }
    var languages: [String] = []
    var found: [Mark] = []
    found.reserveCapacity(raw.count / 8)
    var count = 0
    var start = 0
    func word(_ end: Int) -> Range<Int> {
      let stop = raw[start..<end].firstIndex(of: 0x20) ?? end
      defer { start = min(stop + 1, end) }
      return start..<stop
    }
    while start < raw.count {
      let end = raw[start...].firstIndex(of: UInt8(ascii: "\n")) ?? raw.count
      let (name, weight, position) = (word(end), word(end), word(end))
      if let byte = raw[position].first, let place = Place(rawValue: byte), !weight.isEmpty {
        let language = languages.firstIndex { $0.utf8.elementsEqual(raw[name]) } ?? languages.count
        if language == languages.count { languages.append(String(decoding: raw[name], as: UTF8.self)) }
        while start < end {
          let (bytes, following) = Self.parts(of: word(end), raw)
          guard !bytes.isEmpty else { continue }
          let sign = place == .anywhere ? raw[bytes].firstIndex { !$0.isLetter } : nil
          let anchor = (sign ?? bytes.lowerBound) - bytes.lowerBound
          found.append(
            Mark(
              language: language, weight: Int(raw[weight.lowerBound] & 15), place: place,
              first: text[bytes.lowerBound], last: text[bytes.upperBound - 1], bytes: bytes,
              anchor: anchor, following: following, number: count, times: position.count))
        }
        count += 1
      }
      start = end + 1
    }
    (self.languages, lineCount) = (languages, count)
    (marks, places) = Self.together(found, text)
    var anchors = ByteSet()
    for byte in 0...255 where places[256 + byte] < places[257 + byte] { anchors.insert(UInt8(byte)) }
    self.anchors = anchors
  }

  /// What stands in front of `…`, E2 80 A6 in UTF-8, and behind it; nothing where there is none.
  private static func parts(of word: Range<Int>, _ raw: [UInt8]) -> (Range<Int>, Range<Int>) {
    let mark = word.first { raw[$0] == 0xe2 && $0 + 2 < word.upperBound && raw[$0 + 1] == 0x80 && raw[$0 + 2] == 0xa6 }
    guard let mark else { return (word, 0..<0) }
    return (word.lowerBound..<mark, mark + 3..<word.upperBound)
  }

  /// The marks of line starts by their first byte and then the others by their anchor, and where those of each byte begin.
  private static func together(_ found: [Mark], _ text: [UInt8]) -> (marks: [Mark], places: [Int]) {
    let key = { (mark: Mark) in Int(text[mark.bytes.lowerBound + mark.anchor]) + (mark.place == .anywhere ? 256 : 0) }
    var places = [Int](repeating: 0, count: 513)
    for mark in found { places[key(mark) + 1] += 1 }
    for byte in 1..<places.count { places[byte] += places[byte - 1] }
    var next = places
    var marks = found
    for mark in found {
      marks[next[key(mark)]] = mark
      next[key(mark)] += 1
    }
    return (marks, places)
  }

  /// What the marks in the lines of a text are worth, for each of the languages.
  func weights(in lines: [ArraySlice<UInt8>]) -> Weights {
    var seen = [Int](repeating: 0, count: lineCount)
    var weights = [Int](repeating: 0, count: languages.count)
    func count(_ bucket: Int, in line: Span<UInt8>, at index: Int) {
      for number in places[bucket]..<places[bucket + 1] {
        let mark = marks[number]
        let (start, last) = (index &- mark.anchor, index &- mark.anchor &+ mark.bytes.count &- 1)
        guard start >= 0, last < line.count, line[start] == mark.first, line[last] == mark.last,
          seen[mark.number] < mark.times, stands(mark, at: start, in: line)
        else { continue }
        seen[mark.number] += 1
        if seen[mark.number] == mark.times { weights[mark.language] += mark.weight }
      }
    }
    var signs = ByteSet()
    for line in lines {
      let line = line.span
      guard !line.isEmpty else { continue }
      count(Int(line[0]), in: line, at: 0)
      for block in stride(from: 0, to: line.count, by: Span<UInt8>.blockSize) {
        // Most bytes are letters and blanks, which are no anchors.
        var places = line.bitsOfAsciiSigns(at: block)
        while places != 0 {
          let index = block &+ places.trailingZeroBitCount
          places &= places &- 1
          let sign = line[index]
          signs.insert(sign)
          if anchors.contains(sign) { count(256 &+ Int(sign), in: line, at: index) }
        }
      }
    }
    return Weights(languages: languages, values: weights, signs: signs)
  }

  /// Bytes between the two parts of a mark, so that a line of nothing but first parts is not read over and over.
  private static let longestBetween = 200

  private func stands(_ mark: Mark, at start: Int, in line: Span<UInt8>) -> Bool {
    let end = start + mark.bytes.count
    for index in start..<end where line[index] != text[mark.bytes.lowerBound + index - start] { return false }
    let rest = line.extracting(end...)
    if mark.place == .wholeLine { return rest.indices.allSatisfy { rest[$0] <= 0x20 } }
    guard !mark.following.isEmpty else { return true }
    return rest.extracting(first: Self.longestBetween + mark.following.count - 1)
      .firstIndex(of: text.span.extracting(mark.following), from: 0) != nil
  }
}
