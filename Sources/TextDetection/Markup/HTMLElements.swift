// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The elements of pages, by which a part of a page is told from a document of another vocabulary that has an element of the same
/// name first, as tables, titles and paragraphs.
///
/// Source: WHATWG HTML, sections Index of elements and 16.2, Non-conforming features.
enum HTMLElements {
  private static let names = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button \
    canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset \
    figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins \
    isindex kbd label legend li link listing main map mark marquee math menu meta meter nav nobr noembed noframes noscript \
    object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section \
    select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead \
    time title tr track tt u ul var video wbr xmp
    """.split(separator: " ").map(String.init))

  /// Bytes of a name that is looked up.
  private static let longestName = 16

  /// Whether of the elements that are closed more have foreign names than names of pages.
  ///
  /// Parts of pages name their own elements with a hyphen (WHATWG HTML, section 4.13), templates those of their libraries with a
  /// colon or a capital letter within, and pictures and formulas have vocabularies of their own.
  static func areOutnumbered(in sample: TextSample) -> Bool {
    guard !sample.contains("<svg"), !sample.contains("<math") else { return false }
    var (own, foreign) = (0, 0)
    var index = sample.start
    while let mark = sample.bytes[...].firstIndex(of: "</", from: index) {
      index = mark + 2
      let name = sample.bytes[index...].prefix(longestName + 1).prefix { $0.isWordCharacter || "-:.".utf8.contains($0) }
      guard sample.bytes.has(">", at: name.endIndex), let first = name.first, first.isLetter else { continue }
      if names.contains(String(decoding: name.map(\.lowercased), as: UTF8.self)) {
        own += 1
      } else if name.allSatisfy({ $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "_") }) {
        foreign += 1
      }
    }
    return foreign > own
  }
}
