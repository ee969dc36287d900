// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

@Suite struct TextEncodingTests {
  private let detector = TextDetector()

  static let samples: [(bytes: [UInt8], encoding: String)] = [
    (Array("plain".utf8), "us-ascii"), (Array("gr\u{fc}n".utf8), "utf-8"),
    ([0xef, 0xbb, 0xbf] + Array("x".utf8), "utf-8"),
    ([0x67, 0x72, 0xfc, 0x6e], "iso-8859-1"), ([0x67, 0x72, 0x81, 0x6e], "ibm850"), ([0, 1, 2, 3], "binary"),
    ([0x61, 0, 0x62, 0, 0x63, 0, 0x0a, 0], "utf-16le"), ([0, 0x61, 0, 0x62, 0, 0x63, 0, 0x0a], "utf-16be"),
    ([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0], "utf-32le"), ([0, 0, 0xfe, 0xff, 0, 0, 0, 0x61], "utf-32be"),
    ([0x1b] + Array("[1mbold".utf8), "us-ascii"), ([0x61, 0x01], "binary"), ([0xff, 0xfe, 0x01, 0x00], "binary"),
    // A stray control character in a long text, and the SUB that CP/M ended texts with.
    (Array(String(repeating: "tide and quay, ", count: 8).utf8) + [0x0f], "us-ascii"),
    (Array("tide\r\n".utf8) + [0x1a], "us-ascii"), (Array("tide".utf8) + [0x0f], "binary"), ([0x1a, 0x1a], "binary"),
    // Bold letters and underlined ones as IRC has them; such characters without an end, or hardly anything besides, are none.
    (Array("The \u{2}tide\u{2} comes to the \u{1f}quay\u{1f}.\n".utf8), "us-ascii"),
    (Array("The \u{2}tide comes.\nIt goes\u{2}.\n".utf8), "binary"), (Array("The \u{2}tide".utf8), "binary"),
    (Array("\u{2}a\u{2}b\u{2}c\u{2}\n".utf8), "binary"), (Array("The \u{2}tide\u{2} comes.\u{1}\n".utf8), "binary"),
    // A stray NUL in a text, the one that ends a string, and zeros that fill a record.
    (Array(String(repeating: "tide and quay, ", count: 8).utf8) + [0] + Array("tide".utf8), "us-ascii"),
    (Array(String(repeating: "tide and quay, ", count: 8).utf8) + [0], "us-ascii"),
    (Array("tide and quay, ".utf8) + Array(repeating: 0, count: 64), "binary"),
    // What fills up a block, or ends a string, behind a mark; and what no text has behind one.
    ([0xef, 0xbb, 0xbf] + Array("{}\n\0".utf8), "utf-8"), ([0xff, 0xfe, 0x61, 0, 0x1a, 0], "utf-16le"),
    ([0xfe, 0xff, 0, 0x61, 0, 0], "utf-16be"), ([0xff, 0xfe, 0x61, 0, 0, 0xd8, 0x61, 0], "binary"),
    ([0xff, 0xfe, 0x61, 0, 0, 0xdc, 0x61, 0], "binary"), ([0xff, 0xfe, 0x3d, 0xd8, 0x00, 0xde], "utf-16le"),
    ([0xff, 0xfe, 0, 0, 0, 0xd8, 0, 0], "binary"),
    // Latin letters among a few control characters, and bytes that are mostly no letters at all.
    (Array(String(repeating: "tide and ", count: 16).utf8) + [0x67, 0x72, 0xfc, 0x6e, 1], "iso-8859-1"),
    (Array(repeating: 0xc1, count: 128) + [1], "binary"),
    // Erased memory is no text, a short word of one letter may be, in an encoding that nobody knows.
    (Array(repeating: 0xff, count: 16), "binary"), (Array(repeating: 0xff, count: 15), "unknown-8bit"),
    // The Japanese word for Japanese, and a sentence in hiragana.
    (
      [
        0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcd, 0x82, 0xb1, 0x82, 0xcc, 0x82, 0xd6, 0x82, 0xf1, 0x82, 0xc5,
        0x82, 0xb7, 0x81, 0x42,
      ], "shift_jis"
    ),
    (
      [
        0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec, 0xa4, 0xcf, 0xa4, 0xb3, 0xa4, 0xce, 0xa4, 0xd8, 0xa4, 0xf3, 0xa4, 0xc7,
        0xa4, 0xb9,
      ], "euc-jp"
    ),
  ]

  /// Units of four bytes, the most significant first or last.
  private static func wide(_ values: some Sequence<UInt32>, isBig: Bool) -> [UInt8] {
    values.flatMap { value in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
      return isBig ? bytes : bytes.reversed()
    }
  }

  /// Sentences of several scripts, in each of the forms without a mark.
  static let sentences = [
    "Это русский текст для проверки.\nВ нём есть слова.\n", "Αυτό είναι ένα κείμενο.\nΚαι αυτό.\n",
    "これは日本語の文章です。\n漢字も、かなもあります。\n", "今天天气很好，我们去公园玩。\n一二三四五。\n", "이것은 한국어 문장입니다.\n두 번째 줄입니다.\n",
    "هذا نص عربي للاختبار.\nوهذا سطر ثان.\n", "זהו טקסט בעברית.\nושורה שנייה.\n",
    "Русский текст, with some English words, и снова русский.\n",
  ]

  @Test(arguments: sentences, [true, false]) func knowsOtherScriptsWithoutAMark(_ text: String, isBig: Bool) {
    let order = isBig ? "be" : "le"
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let bytes = isBig ? units : stride(from: 0, to: units.count, by: 2).flatMap { [units[$0 + 1], units[$0]] }
    #expect(detector.findings(in: bytes).encoding == "utf-16" + order)
    #expect(detector.findings(in: bytes + [0xd8]).encoding == "utf-16" + order)
    let wide = Self.wide(text.unicodeScalars.map(\.value), isBig: isBig)
    #expect(detector.findings(in: wide).encoding == "utf-32" + order)
  }

  /// Sentences whose bytes have neither a zero nor a line end, in each order.
  @Test(arguments: [1, 16, 128], [true, false]) func knowsSentencesWithoutALineEnd(count: Int, isBig: Bool) {
    let text = String(repeating: "今天天气很好，我们去公园玩。孩子们在湖边放风筝，老人坐在树下下棋。", count: count)
    let bytes = text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xff)] : [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(detector.findings(in: bytes).encoding == (isBig ? "utf-16be" : "utf-16le"))
  }

  /// Numbers of two bytes in the range of a script, grey of a middle tone, and characters without an end of a word.
  @Test func takesNumbersForNoScript() {
    var generator = SeededGenerator(seed: 5)
    let numbers: [UInt8] = (0..<512).flatMap { _ in generator.bytes(1) + [4] }
    let grey = (0..<1024).map { _ in UInt8.random(in: 0x4e...0x9f, using: &generator) } + [0, 0]
    let endless: [UInt8] = (0..<512).flatMap { _ in [UInt8.random(in: 0x30...0x4f, using: &generator), 4] } + [0, 4]
    for bytes in [numbers, grey, endless] { #expect(detector.findings(in: bytes).encoding == "binary") }
    for _ in 0..<2_000 {
      let noise = generator.bytes(Int.random(in: 32...256, using: &generator)) + [0]
      #expect(TextEncoding.otherUTF16(noise[...]) == nil)
    }
  }

  @Test(arguments: [true, false]) func knowsUTF32WithoutAMark(isBig: Bool) {
    let text = "Tide tables, \u{1f30a} and \u{6f6e}.\r\n".unicodeScalars.map(\.value)
    let name = isBig ? "utf-32be" : "utf-32le"
    #expect(detector.findings(in: Self.wide(text, isBig: isBig)).encoding == name)
    // A character that is cut at the end is no error; a control character, a surrogate and other numbers are.
    #expect(detector.findings(in: Self.wide(text, isBig: isBig) + [0, 0]).encoding == name)
    for value in [1, 0x85, 0xd800, 0x11_0000] as [UInt32] {
      #expect(detector.findings(in: Self.wide(text + [value], isBig: isBig)).encoding == "binary")
    }
    #expect(detector.findings(in: Self.wide(stride(from: 256, to: 4096, by: 64), isBig: isBig)).encoding == "binary")
    #expect(detector.findings(in: Self.wide(text.prefix(7), isBig: isBig)).encoding == "binary")
  }

  @Test(
    "know what escape sequences choose",
    arguments: [
      ("tide \u{1b}$BD,\u{1b}(B\n", "iso-2022-jp"), ("\u{1b}$@F|K\\\u{1b}(J", "iso-2022-jp"),
      ("\u{1b}$)C\n\u{e}?*;g\u{f} tide", "iso-2022-kr"), ("\u{1b}$)A\u{e}=;;;\u{f}\n", "iso-2022-cn"),
      ("\u{1b}[1mbold\u{1b}[0m", "us-ascii"), ("tide \u{1b}$B\u{1}", "binary"),
      ("tide \u{1b}$BD,\u{e}\u{1b}(B", "binary"),
    ])
  func escapeSequences(text: String, encoding: String) {
    #expect(detector.findings(in: Array(text.utf8)).encoding == encoding)
  }

  /// What ends a file on some systems, and a control character in a long text, changes no set.
  @Test(arguments: [
    ("\u{1b}$BD,D,\u{1b}(B\n", "iso-2022-jp"), ("\u{1b}$)C\n\u{e}?*;g\u{f} tide", "iso-2022-kr"),
    ("\u{1b}$)A\u{e}=;;;\u{f}\n", "iso-2022-cn"),
  ])
  func escapeSequencesBeforeWhatFillsUp(text: String, encoding: String) {
    for end in ["\u{1a}", "\0", "\0\0\0"] {
      #expect(detector.findings(in: Array((text + end).utf8)).encoding == encoding)
    }
    let long = Array(String(repeating: text, count: 12).utf8) + [0x7f]
    #expect(detector.findings(in: long).encoding == encoding)
  }

  @Test func theMarkOfATextThatIsFilledUpIsNoPartOfIt() {
    #expect(TextEncoding.detect([0xef, 0xbb, 0xbf, 0x61, 0x0a, 0], isCut: false).markLength == 3)
  }

  /// Data behind two bytes that could be a mark, and writing that few fonts have.
  @Test func takesAMarkBeforeDataForNone() {
    var generator = SeededGenerator(seed: 8)
    var count = 0
    for _ in 0..<200 where TextEncoding.detect([0xff, 0xfe] + generator.bytes(64), isCut: false).isText { count += 1 }
    #expect(count < 4)
    for text in ["ꆈꌠꁱꂷ ꆈꌠꉙ", "ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ", "漢㐀㐁字かな", "\u{f8ff}\u{e001}\u{e002}\u{e003}", "𓀀𓀁𓀂𓀃"] {
      let units = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      #expect(TextEncoding.detect([0xff, 0xfe] + units, isCut: false).name == "utf-16le", "\(text)")
    }
  }

  @Test func charactersBehindEscapesAreNoASCII() {
    let text = Array("a\u{1b}$BD,\n\u{1b}$B{}\u{1b}(Bb\u{1b}$)C\u{e};;\u{f} c\u{1b}".utf8)
    #expect(
      ISO2022.raised(text[...]) == Array("a".utf8) + [0xc4, 0xac, 0x0a, 0xfb, 0xfd] + Array("b".utf8)
        + [0xbb, 0xbb] + Array(" c".utf8))
  }

  @Test(arguments: samples.indices) func namesTheEncoding(_ index: Int) {
    let (bytes, encoding) = Self.samples[index]
    #expect(detector.findings(in: bytes).encoding == encoding, "\(bytes)")
  }

  @Test(arguments: 1...3) func forgivesACharacterCutAtTheEdge(count: Int) {
    let bytes = Array("snow \u{1f328}".utf8)
    #expect(detector.findings(in: bytes, head: bytes.count - count).encoding == "utf-8")
  }

  @Test func refusesWhatUTF8Forbids() {
    for bytes in [[0x61, 0xc0, 0x80, 0x61], [0x61, 0xed, 0xa0, 0x80], [0x61, 0xf5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      #expect(detector.findings(in: bytes).encoding != "utf-8")
    }
  }
}
