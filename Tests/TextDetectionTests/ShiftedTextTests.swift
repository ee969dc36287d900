// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Encodings in bytes of ASCII, and those whose bytes are damaged or wide.
@Suite struct ShiftedTextTests {
  private let detector = TextDetector()

  @Test(
    "know Chinese and UTF-16 in ASCII",
    arguments: [
      ("~{VPND~}\n", "hz-gb-2312"), ("harbour ~~ ~{8[?ZVPND~} ~\nlamp", "hz-gb-2312"), ("~{VPN", "hz-gb-2312"),
      // Programs and paths have tildes too: formats of Lisp, a home folder, a match of Perl.
      ("(format t \"~{~a~^, ~}\" list)", "us-ascii"), ("cd ~{a,b}/src", "us-ascii"), ("$x =~ /{a}/", "us-ascii"),
      ("~~ lamp ~~", "us-ascii"), ("~{}~}", "us-ascii"), ("~{zz~}", "us-ascii"),
      ("gr+APwA9gDf-n +AOQ-hnlich", "utf-7"), ("+MH8wajBu cGY-ok +MH8wajBucFNT8A-", "utf-7"),
      ("1 +- 2 +BB8EQAQ4BDIENQRC-", "utf-7"),
      ("a + b", "us-ascii"), ("i++; j += 1", "us-ascii"), ("+49 30 123456", "us-ascii"), ("a+b+c", "us-ascii"),
      ("x+abc", "us-ascii"), ("+-+-+-", "us-ascii"), ("+AGEAYgBjAGQ-", "us-ascii"),
    ])
  func shiftsInAscii(text: String, encoding: String) {
    #expect(detector.findings(in: Array(text.utf8)).encoding == encoding)
  }

  @Test func chineseBehindTildesIsNoAscii() {
    let text = Array("a~{VPND~} ~~b~\nc".utf8)
    #expect(HZ.raised(text[...]) == Array("a".utf8) + [0xd6, 0xd0, 0xce, 0xc4] + Array(" ~bc".utf8))
    #expect(HZ.raised(Array("~!".utf8)[...]) == Array("~!".utf8))
  }

  /// Only the front of a text is looked at, and a run of Base64 has an end.
  @Test func looksAsFarAs() {
    let words = Array(repeating: UInt8(ascii: "a"), count: max(HZ.openingReach, UTF7.openingReach))
    #expect(!HZ.isText(words + Array("~{VPND~}".utf8)) && HZ.isText(words.dropFirst(100) + Array("~{VPND~}".utf8)))
    #expect(!UTF7.isText(words + Array("+BB8EQAQ4BDIENQRC-".utf8)))
    #expect(!UTF7.isText([UInt8(ascii: "+")] + Array(words.prefix(UTF7.longestRun + 1))))
    let russian = Array("+BB8EQAQ4BDIENQRC- ".utf8)
    let long = Array(repeatElement(russian, count: UTF7.mostCharacters / 6 + 1).joined())
    #expect(UTF7.isText(long + Array("a + b".utf8)) && !UTF7.isText(russian + Array("a + b".utf8)))
  }

  @Test(
    "know the sets that escape sequences choose",
    arguments: [
      ("\u{1b}$(DD,\u{1b}(B", "iso-2022-jp-2"), ("\u{1b}$BD,\u{1b}$AVP\u{1b}(B", "iso-2022-jp-2"),
      ("\u{1b}$BD,\u{1b}$(CD,\u{1b}(B", "iso-2022-jp-2"),
      ("\u{1b}$)A\u{e}VP\u{f}\n\u{1b}$)G\u{e}D,\u{f}", "iso-2022-cn"),
      ("\u{1b}$)E\u{e}VP\u{f}\n", "iso-2022-cn-ext"), ("\u{1b}$B", "us-ascii"), ("\u{1b}$BD \u{1b}(B", "us-ascii"),
      ("\u{1b}$)C\n", "us-ascii"),
    ])
  func escapeSequences(text: String, encoding: String) {
    #expect(detector.findings(in: Array(text.utf8)).encoding == encoding)
  }

  /// One wrong byte in a text of UTF-8 makes it a text in no encoding; a letter of Latin alone at the end is not cut.
  @Test func namesNoOtherEncodingOfDamagedUTF8() {
    let text = Array("Корабли возвращаются с моря, и рыбаки пьют чай. ".utf8)
    #expect(detector.findings(in: text + [0xff] + text).encoding == "unknown-8bit")
    #expect(detector.findings(in: Array("été à la mer, où l'été déjà ".utf8) + [0xe9]).encoding == "utf-8")
    #expect(detector.findings(in: Array("la jet".utf8) + [0xe9]).encoding == "iso-8859-1")
    #expect(detector.findings(in: Array("la jet".utf8) + [0xe9, 0x61], head: 7).encoding == "utf-8")
    #expect(UTF8Validator.damageReach == 65536)
    #expect(!UTF8Validator.isDamaged([0xc3, 0xa9] + Array(repeating: 0xe9, count: 8)))
  }

  /// Titles without a mark, a blank or a line end, in each order, and a character that is cut.
  @Test(arguments: ["文件的内容", "ファイルの表示", "등대지기가", "檔案名稱"], [true, false])
  func knowsTitlesWithoutAMark(_ text: String, isBig: Bool) {
    let units = text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xff)] : [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let wide = WideCharacters.bits(of: units.span, width: 2, isBig: isBig)
    #expect(wide != nil && WideCharacters.bits(of: units.span, width: 2, isBig: !isBig) == nil)
    #expect(TextEncoding.wideEastAsian((units + [0]).span)?.encoding.name == (isBig ? "utf-16be" : "utf-16le"))
    #expect(WideCharacters.mostCharacters == 1024)
  }

  /// Numbers of two and four bytes are no characters of East Asia, wherever they lie.
  @Test func takesNumbersForNoCharacters() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<5_000 {
      let bytes = generator.bytes(2 * Int.random(in: 4...64, using: &generator))
      #expect(TextEncoding.wideEastAsian(bytes.span) == nil)
    }
    for _ in 0..<500 {
      let units = (0..<32).flatMap { _ in
        [UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0x4e...0x9f, using: &generator)]
      }
      #expect(TextEncoding.wideEastAsian(units.span) == nil)
    }
  }
}
