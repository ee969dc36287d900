// SPDX-License-Identifier: Apache-2.0
import Detection

/// The first characters of texts that mark themselves; `~` in front of a key means any case, the key in lower case.
///
/// Where a sentence or another format may begin with the mark too, what must stand beside it is said in the row of the mark, in
/// three columns behind the source:
///
/// 1. signs one of which comes directly after the mark, after blanks, letters in lower case: `$` stands for the end of the line, `9` for
///    a digit, `~` for a blank directly after the mark, `=` for a word with such a sign in it;
/// 2. words one of which comes there, in any case, given in lower case;
/// 3. words that all stand somewhere in the text, in the case they are given in.
///
/// In the second and third column blanks divide the words; in a word `~` stands for a blank, `¶` for the end of a line and `¦` for
/// a bar. What words cannot say, such as how many fields the next line has, is a case of `MarkedLines`. Where a
/// closer look leads to another format, that is a case of `MarkedFormat.refined`, and the other format a line of
/// `refinements`. A test puts every mark in front of sentences, and checks that each case is that of a mark.
enum TextMarks {
  /// Every table of them.
  static let tables = [signs, letters, science, projects, systems]

  /// The line of a mark.
  static func line(_ mark: String) -> KnownType? {
    signs[mark] ?? letters[mark] ?? science[mark] ?? projects[mark] ?? systems[mark]
  }

  /// The words of a column.
  static func words(of column: String) -> [[UInt8]] {
    column.utf8.split(separator: 0x20).map { word in
      // Both signs that are not of ASCII begin with the same byte, and differ in the second.
      word.compactMap { byte in
        switch byte {
        case UInt8(ascii: "~"): 0x20
        case 0xc2: nil
        case 0xb6: 0x0a
        case 0xa6: UInt8(ascii: "|")
        default: byte
        }
      }
    }
  }

  /// What a closer look at some marks finds.
  static let refinements = TypeTable(
    """
    ass|org.videolan.ass|text/x-ssa|Advanced Substation Alpha subtitles|SSA v4.00+
    bridge||application/x-pbn|Bridge deals|Portable Bridge Notation 2.1, section 3.4
    eps|com.adobe.encapsulated-postscript|image/x-eps|Encapsulated PostScript|Adobe: EPS File Format 3.0
    graphviz-plain||text/x-graphviz-plain|Laid out graph|Graphviz: Plain text output
    hls|public.m3u-playlist|application/vnd.apple.mpegurl|HTTP Live Streaming playlist|RFC 8216, section 4.1
    literate-haskell||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    mermaid||text/vnd.mermaid|Mermaid diagram|Mermaid documentation, Flowcharts
    parasolid||model/vnd.parasolid.transmit.binary|Parasolid part|Siemens: Parasolid XT format reference, section Binary
    userform||text/x-vba|Form of Visual Basic for Applications|[MS-OVBA] 2.3.3, designer modules
    vcs|com.apple.ical.vcs|text/x-vcalendar|vCalendar data|versit: vCalendar 1.0
    xxencode||text/x-xxencode|Encoded file|P. Marland and D. Camp 1989: xxencode
    """)
}
