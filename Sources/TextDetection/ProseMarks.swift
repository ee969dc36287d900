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
  static let table: StaticString = #"""
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

  /// The languages of the table.
  let languages: [String]
  /// The bytes of all marks.
  private let text: [UInt8]
  /// The marks, those together that are found by the same byte.
  private let marks: [Mark]
  /// The marks of line starts by their first byte.
  private let starts: [Range<Int>]
  /// The marks that may stand anywhere by their anchor.
  private let others: [Range<Int>]
  /// Whether any mark that may stand anywhere has a byte as its anchor.
  private let isAnchor: [Bool]
  /// The lines of the table.
  let lineCount: Int

  /// The marks of the table.
  static let all = ProseMarks()

  private init() {
    var languages: [String] = []
    var text: [UInt8] = []
    var starts = [[Mark]](repeating: [], count: 256)
    var others = starts
    var count = 0
    func add(_ bytes: [UInt8]) -> Range<Int> {
      text += bytes
      return text.count - bytes.count..<text.count
    }
    for line in Self.table.description.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 3)
      guard fields.count == 4, let weight = Int(fields[1]), let sign = fields[2].utf8.first,
        let place = Place(rawValue: sign)
      else { continue }
      let name = String(fields[0])
      let language = languages.firstIndex(of: name) ?? languages.count
      if language == languages.count { languages.append(name) }
      for word in fields[3].split(separator: " ") {
        let parts = word.split(separator: "…", omittingEmptySubsequences: false).map { part in
          part.utf8.map { $0 == UInt8(ascii: "~") ? 0x20 : $0 }
        }
        guard let bytes = parts.first, !bytes.isEmpty else { continue }
        let anchor = place == .anywhere ? bytes.firstIndex { !$0.isLetter } ?? 0 : 0
        let mark = Mark(
          language: language, weight: weight, place: place, bytes: add(bytes), anchor: anchor,
          following: add(parts.count > 1 ? parts[1] : []), number: count, times: fields[2].utf8.count)
        if place == .anywhere { others[Int(bytes[anchor])].append(mark) } else { starts[Int(bytes[0])].append(mark) }
      }
      count += 1
    }
    var marks: [Mark] = []
    func together(_ buckets: [[Mark]]) -> [Range<Int>] {
      buckets.map { bucket in
        marks += bucket
        return marks.count - bucket.count..<marks.count
      }
    }
    (self.starts, self.others) = (together(starts), together(others))
    isAnchor = others.map { !$0.isEmpty }
    (self.languages, self.text, self.marks, lineCount) = (languages, text, marks, count)
  }

  /// What the marks in the lines of a text are worth, for each language that has any.
  func weights(in lines: some Sequence<ArraySlice<UInt8>>) -> [String: Int] {
    var seen = [Int](repeating: 0, count: lineCount)
    var weights = [Int](repeating: 0, count: languages.count)
    func count(_ numbers: Range<Int>, in line: Span<UInt8>, at index: Int) {
      for number in numbers {
        let mark = marks[number]
        guard seen[mark.number] < mark.times, stands(mark, at: index - mark.anchor, in: line) else { continue }
        seen[mark.number] += 1
        if seen[mark.number] == mark.times { weights[mark.language] += mark.weight }
      }
    }
    for line in lines {
      let line = line.span
      guard !line.isEmpty else { continue }
      count(starts[Int(line[0])], in: line, at: 0)
      for index in line.indices where isAnchor[Int(line[index])] {
        count(others[Int(line[index])], in: line, at: index)
      }
    }
    return Dictionary(zip(languages, weights)) { $0 + $1 }
  }

  /// Bytes between the two parts of a mark, so that a line of nothing but first parts is not read over and over.
  private static let longestBetween = 200

  private func stands(_ mark: Mark, at start: Int, in line: Span<UInt8>) -> Bool {
    let end = start + mark.bytes.count
    guard start >= 0, end <= line.count else { return false }
    for index in start..<end where line[index] != text[mark.bytes.lowerBound + index - start] { return false }
    let rest = line.extracting(end...)
    if mark.place == .wholeLine { return rest.indices.allSatisfy { rest[$0] <= 0x20 } }
    guard !mark.following.isEmpty else { return true }
    return rest.extracting(first: Self.longestBetween + mark.following.count - 1)
      .firstIndex(of: text.span.extracting(mark.following), from: 0) != nil
  }
}
