// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Marks of languages for prose, which writers put at the beginning of lines or around words.
///
/// Sources: AsciiDoc Language Documentation; CommonMark 0.31, GitHub Flavored Markdown and Pandoc; Gemini, gemtext 0.24;
/// Atlassian, Text Formatting Notation of Jira; Emacs Muse manual; Org manual; MediaWiki, Help:Formatting, with DokuWiki,
/// MoinMoin, Trac, XWiki and Zim; RD, Syntax; RDoc, Markup reference; docutils, reStructuredText Markup Specification;
/// Textile, A Humane Web Text Generator.
struct ProseMarks {
  /// Where a mark stands.
  private enum Place: UInt8 {
    case lineStart = 0x5E
    case wholeLine = 0x3D
    case anywhere = 0x2A
  }

  /// A line of the table.
  struct Row {
    /// The number of its language.
    let language: Int
    /// What each of its marks weighs.
    let weight: Int
  }

  private struct Mark {
    /// The line of the table, whose marks count once, as a bit.
    let row: UInt64
    let place: Place
    /// The bytes of the part by which it is found, in `text`.
    let bytes: Range<Int>
    /// The last of them, by which most places show that it does not stand there.
    let last: UInt8
    /// Which of the bytes is looked for where the mark may stand anywhere: the first that is no letter, for letters are common.
    let anchor: Int
    /// Its other part, which must stand in the same line, in `text`; empty for nothing.
    let other: Range<Int>
    /// Whether the other part is the first one.
    let isSecond: Bool

    /// A mark of two parts, the second of which may be empty; it is found by the longer one where it may stand anywhere.
    init(_ row: Int, _ place: Place, _ parts: (first: Range<Int>, second: Range<Int>), _ text: [UInt8]) {
      isSecond = place == .anywhere && parts.second.count > parts.first.count
      (bytes, other) = isSecond ? (parts.second, parts.first) : (parts.first, parts.second)
      (self.row, self.place) = (1 << UInt64(row), place)
      let sign = place == .anywhere ? bytes.first { !text[$0].isLetter } : nil
      anchor = (sign ?? bytes.lowerBound) - bytes.lowerBound
      last = text[bytes.upperBound - 1]
    }
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
    asciidoc 3 ^^ *~xref: **~xref: ***~xref:
    gemini 3 ^^ =>~http =>~gemini: =>~/ =>~URL:
    jira 1 * {{…}}
    jira 1 * |http://…] |https://…]
    jira 1 ^^ *~ **~ #~ ##~
    jira 2 ^ h1.~ h2.~ h3.~ h4.~ bq.~
    jira 2 * {anchor: {color: {quote} {panel {code:
    jira 3 * {noformat}
    markdown 1 * <!--
    markdown 2 * ![…]( {ref}`…` {doc}`…` {math}`…` {term}`…` {numref}`…` {eq}`…` {cite:p}`…` {cite:t}`…`
    markdown 2 ^ […]:~http ##~[…] ###~[…]
    markdown 2 ^ -~[~]~ -~[x]~ *~[~]~ *~[x]~
    markdown 3 ^ #~…~{# #~…~{. ##~…~{# ##~…~{. [![ [[!meta~ [[!if~ [[!template~ [[!inline~ [[!tag~ [[!toc [[!img~
    muse 1 * [[…][
    muse 1 ^^ *~ **~ ***~
    muse 2 = <example> </example> <verse> </verse> <quote> </quote>
    muse 2 ^ <src~lang= <literal~style=
    muse 3 ^ #title~ #author~ #desc~
    org 1 * [[…][
    org 1 ^^ *~ **~ ***~
    org 2 ^ *~TODO~ *~DONE~ **~TODO~ **~DONE~
    org 3 ^ #+TITLE: #+title: #+AUTHOR: #+author: #+OPTIONS: #+options: #+STARTUP: #+startup: #+BEGIN_ #+begin_ #+FILETAGS:
    org 3 ^ :LOGBOOK: ~~:LOGBOOK: CLOCK:~[ ~~CLOCK:~[ :PROPERTIES: ~~:PROPERTIES: ~~~:PROPERTIES: ~~~~:PROPERTIES: #+LATEX #+latex #+HTML #+html #+NAME: #+name: #+CAPTION: #+caption: #+DATE: #+date: #+EMAIL: #+LANGUAGE:
    rd 2 * ((<…>)) ((*…*)) (({…})) ((-…-)) ((|…|))
    rdoc 2 * <tt>…</tt> <b>…</b> <em>…</em> rdoc-ref:
    rst 1 * ``…``
    rst 1 == ::
    rst 2 * `…`_ >`_ :ref:` :class:` :func:` :meth:` :doc:` :mod:` :term:` :data:` :attr:`
    rst 2 ^ #.~ +---…-+
    rst 2 * *\~ `\~ \~* \~`
    rst 3 ^ ..~_ ..~…:: ..~[ ..~: :orphan: :tocdepth:
    textile 1 * @…@ "…":/
    textile 1 ^^ #~ *~ ##~ **~
    textile 2 * "…":http %{color %{background %{font %{text- !http
    textile 2 ^ p.~ p( p<. p>. p=. |_. {background
    textile 3 ^ h1.~ h2.~ h3.~ h4.~ h1( h2( h3( bq.~ bc.~ fn1.~ notextile. pre.~ table( table{ h1{ h2{ h3{
    wiki 1 * '''…'''
    wiki 1 ^ {{…}} |-
    wiki 1 * [[…]]
    wiki 1 * //…//~ //…//, [//…// (//…// <code>…</code>
    wiki 1 == '''
    wiki 2 * ''%%…%%'' [[http…|
    wiki 2 = {{{ }}} <code> </code> <file> </file>
    wiki 2 ^ <span~id="…"></span> {| [[File: [[Image: [[Category: ||~
    wiki 2 * >>http…]] ||alt="…"]]
    wiki 3 * {{/code}} {{id~name= {{toc/}} {{{code:~lang=
    wiki 3 * __TOC__ __NOTOC__ <includeonly> <noinclude> <nowiki> [[PageOutline <ref>…</ref> <ref>{{ <ref~name <!--~NewPP
    """#

  /// Which bytes stand next to the anchors of marks.
  private struct Pairs {
    private var lineStarts = BytePairSet()
    private var before = BytePairSet()
    private var behind = BytePairSet()

    /// Adds an anchor, which stands in front of a byte of its mark and after one; nil where any byte may stand.
    mutating func add(_ anchor: UInt8, _ place: Place, before next: UInt8?, behind previous: UInt8?) {
      guard place == .anywhere else { return lineStarts.insert(anchor, next) }
      before.insert(anchor, next)
      behind.insert(anchor, previous)
    }

    /// Whether the bytes at the beginning of a line leave it open that a mark stands there.
    @inline(__always)
    func mayBegin(_ line: TextLine, of text: Span<UInt8>) -> Bool {
      lineStarts.contains(line.first, line.count > 1 ? text[line.start &+ 1] : 0)
    }

    /// Whether the bytes around a sign leave it open that it is the anchor of a mark.
    @inline(__always)
    func mayStand(at index: Int, of text: Span<UInt8>) -> Bool {
      let anchor = text[index]
      return before.contains(anchor, index &+ 1 < text.count ? text[index &+ 1] : 0)
        && behind.contains(anchor, index > 0 ? text[index &- 1] : 0)
    }
  }

  /// What the marks weigh for each language.
  struct Weights {
    /// The languages, sorted.
    let languages: [String]
    /// The weight of each.
    var values: [Int]

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
  /// The lines of the table, at most 64.
  let rows: [Row]
  /// The lines of which two marks must stand in a text, and not one.
  private let doubleRows: UInt64
  /// The pairs of bytes by which marks are found, for most places to show at once that none stands there.
  private let pairs: Pairs

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
    var rows: [Row] = []
    var doubleRows: UInt64 = 0
    var start = 0
    func word(_ end: Int) -> Range<Int> {
      let stop = raw.span.firstIndex(of: 0x20, from: start, to: end) ?? end
      defer { start = min(stop + 1, end) }
      return start..<stop
    }
    while start < raw.count {
      let end = raw.span.firstIndex(of: UInt8(ascii: "\n"), from: start, to: raw.count) ?? raw.count
      let (name, weight, position) = (word(end), word(end), word(end))
      if let byte = raw[position].first, let place = Place(rawValue: byte), !weight.isEmpty {
        let language = languages.firstIndex { $0.utf8.elementsEqual(raw[name]) } ?? languages.count
        if language == languages.count { languages.append(String(decoding: raw[name], as: UTF8.self)) }
        while start < end {
          let parts = Self.parts(of: word(end), raw)
          if !parts.first.isEmpty { found.append(Mark(rows.count, place, parts, text)) }
        }
        if position.count > 1 { doubleRows |= 1 << UInt64(rows.count) }
        rows.append(Row(language: language, weight: Int(raw[weight.lowerBound] & 15)))
      }
      start = end + 1
    }
    (self.languages, self.rows) = (languages, rows)
    self.doubleRows = doubleRows
    var pairs = Pairs()
    for mark in found {
      let index = mark.bytes.lowerBound + mark.anchor
      let (previous, next) = (index > mark.bytes.lowerBound, index + 1 < mark.bytes.upperBound)
      pairs.add(text[index], mark.place, before: next ? text[index + 1] : nil, behind: previous ? text[index - 1] : nil)
    }
    self.pairs = pairs
    (marks, places) = Self.together(found, text)
  }

  /// What stands in front of `…`, E2 80 A6 in UTF-8, and after it; nothing where there is none.
  private static func parts(of word: Range<Int>, _ raw: [UInt8]) -> (first: Range<Int>, second: Range<Int>) {
    // No mark has another character that begins with E2.
    let mark = raw.span.firstIndex(of: 0xe2, from: word.lowerBound, to: word.upperBound)
    guard let mark, mark + 2 < word.upperBound, raw[mark + 1] == 0x80, raw[mark + 2] == 0xa6 else {
      return (word, 0..<0)
    }
    return (word.lowerBound..<mark, mark + 3..<word.upperBound)
  }

  /// The number of the marks that an anchor finds.
  private static func group(of anchor: UInt8, _ place: Place) -> Int { Int(anchor) &+ (place == .anywhere ? 256 : 0) }

  /// The marks of each group together, and where those of each begin.
  private static func together(_ found: [Mark], _ text: [UInt8]) -> (marks: [Mark], places: [Int]) {
    let group = { (mark: Mark) in Self.group(of: text[mark.bytes.lowerBound + mark.anchor], mark.place) }
    var places = [Int](repeating: 0, count: 513)
    for mark in found { places[group(mark) + 1] += 1 }
    for number in 1..<places.count { places[number] += places[number - 1] }
    var next = places
    var marks = found
    for mark in found {
      marks[next[group(mark)]] = mark
      next[group(mark)] += 1
    }
    return (marks, places)
  }

  /// What the marks in lines of a text are worth, for each of the languages; the lines stand one after the other.
  func weights(of lines: [TextLine], in text: Span<UInt8>) -> Weights {
    var tally = Tally()
    for line in lines where !line.isEmpty && pairs.mayBegin(line, of: text) {
      count(at: line.start, .lineStart, in: line, of: text, &tally)
    }
    var number = 0
    // Most bytes are letters and blanks, which are no anchors.
    for block in stride(from: lines.first?.start ?? 0, to: lines.last?.end ?? 0, by: Span<UInt8>.blockSize) {
      var signs = text.bitsOfAsciiSigns(at: block)
      while signs != 0 {
        let index = block &+ signs.trailingZeroBitCount
        signs &= signs &- 1
        guard pairs.mayStand(at: index, of: text) else { continue }
        while number < lines.count, lines[number].end <= index { number &+= 1 }
        guard number < lines.count else { break }
        count(at: index, .anywhere, in: lines[number], of: text, &tally)
      }
    }
    var weights = [Int](repeating: 0, count: languages.count)
    for (number, row) in rows.enumerated() where tally.done >> UInt64(number) & 1 != 0 {
      weights[row.language] += row.weight
    }
    return Weights(languages: languages, values: weights)
  }

  /// What was found in a text, by bits.
  private struct Tally {
    /// The lines of the table of which a mark stands there, and those of which enough do.
    var once: UInt64 = 0
    var done: UInt64 = 0
  }

  /// Counts the marks whose anchor stands at a place.
  private func count(
    at index: Int, _ place: Place, in line: TextLine, of text: Span<UInt8>, _ tally: inout Tally
  ) {
    let marks = marks.span
    let group = Self.group(of: text[index], place)
    for number in places[group]..<places[group + 1] {
      let start = index &- marks[number].anchor
      let end = start &+ marks[number].bytes.count
      guard start >= line.start, end <= line.end, text[end &- 1] == marks[number].last,
        marks[number].row & tally.done == 0, stands(marks[number], at: start, in: line, of: text)
      else { continue }
      tally.done |= marks[number].row & (tally.once | ~doubleRows)
      tally.once |= marks[number].row
    }
  }

  /// Bytes between the two parts of a mark, so that a line of nothing but first parts is not read over and over.
  private static let longestBetween = 200

  private func stands(_ mark: Mark, at start: Int, in line: TextLine, of text: Span<UInt8>) -> Bool {
    let end = start &+ mark.bytes.count
    for index in start..<end where text[index] != self.text[mark.bytes.lowerBound &+ index &- start] { return false }
    if mark.place == .wholeLine { return line.textEnd <= end }
    guard !mark.other.isEmpty else { return true }
    let other = self.text.span.extracting(mark.other)
    let reach = Self.longestBetween &+ other.count &- 1
    let nearby = mark.isSecond ? max(line.start, start &- reach)..<start : end..<min(line.end, end &+ reach)
    return text.extracting(nearby).firstIndex(of: other, from: 0) != nil
  }
}
