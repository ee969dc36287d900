// SPDX-License-Identifier: Apache-2.0

extension MultibyteEncoding {
  /// The encodings of East Asia, and the languages that are written in them, in the order in which equal ones are preferred, each
  /// with the grammar that tells whether a text is worth making its table.
  static let all: [(grammar: Grammar, encoding: @Sendable () -> MultibyteEncoding)] = [
    (Grammar([0x81...0xfe], [0x30...0x39, 0x40...0xfe]), { simplifiedChinese }),
    (Grammar([0x81...0x9f, 0xe0...0xfc], [0x40...0xfc], singles: 0xa1...0xdf), { shiftJIS }),
    (Grammar([0x8e...0x8f, 0xa1...0xfe], [0xa1...0xfe], shift: 0x8f), { eucJP }),
    (Grammar([0x81...0xfe], [0x41...0x5a, 0x61...0x7a, 0x81...0xfe]), { eucKR }),
    (Grammar([0x87...0xfe], [0x40...0x7e, 0xa1...0xfe]), { big5 }),
    (Grammar([0x81...0xfe], [0x30...0x39, 0x40...0xfe]), { traditionalChinese }),
    (Grammar([0x8e...0x8e, 0xa1...0xfd], [0xa1...0xfe]), { eucTW }),
    (Grammar([0x84...0xd3, 0xd9...0xde, 0xe0...0xf9], [0x31...0x7e, 0x81...0xfe]), { johab }),
  ]

  /// Bits of characters that the counted texts have seldom or never: signs and letters, those of the first level of a standard,
  /// which is what newspapers need, those of the second, rarer ones that later standards added, and those for private use.
  private enum Bits {
    static let sign: UInt8 = 13
    static let syllable: UInt8 = 13
    static let letter: UInt8 = 16
    static let first: UInt8 = 14
    static let second: UInt8 = 18
    static let added: UInt8 = 20
    static let own: UInt8 = 26
  }

  /// Level 1 is in rows 16 to 47, level 2 to row 84; rows 13 and 89 to 92 are NEC's and IBM's (JIS X 0208:1997, tables 1 and 4;
  /// Encoding Standard, index jis0208).
  private static let jis: [Area] = [
    Area(0xa1...0xa2, 0xa1...0xfe, Bits.sign), Area(0xa3...0xa3, 0xb0...0xb9, 11), Area(0xa3...0xa3, 0xc1...0xda, 12),
    Area(0xa3...0xa3, 0xe1...0xfa, 12), Area(0xa4...0xa4, 0xa1...0xf3, 12), Area(0xa5...0xa5, 0xa1...0xf6, 12),
    Area(0xa6...0xa6, 0xa1...0xb8, Bits.letter), Area(0xa6...0xa6, 0xc1...0xd8, Bits.letter),
    Area(0xa7...0xa7, 0xa1...0xc1, Bits.letter), Area(0xa7...0xa7, 0xd1...0xf1, Bits.letter),
    Area(0xa8...0xa8, 0xa1...0xc0, Bits.sign), Area(0xad...0xad, 0xa1...0xfc, 15, isExtension: true),
    Area(0xb0...0xce, 0xa1...0xfe, Bits.first), Area(0xcf...0xcf, 0xa1...0xd3, Bits.first),
    Area(0xd0...0xf3, 0xa1...0xfe, Bits.second), Area(0xf4...0xf4, 0xa1...0xa6, Bits.second),
    Area(0xf9...0xfc, 0xa1...0xfe, 22, isExtension: true),
  ]

  /// Source: JIS X 0208:1997, appendix 3 (EUC); Encoding Standard, section 12.1.
  private static let eucJP: MultibyteEncoding = {
    var encoding = MultibyteEncoding("euc-jp", .threeBytes, areas: jis, rarities: "ja euc-jp")
    encoding.addHalfWidths(areSingle: false)
    return encoding
  }()

  /// Source: JIS X 0208:1997, appendix 1; Encoding Standard, section 12.3, for rows of Windows.
  private static let shiftJIS: MultibyteEncoding = {
    let own = Area(0xf0...0xf9, 0x40...0xfc, Bits.own, isExtension: true)
    let rows = Area(0xfa...0xfc, 0x40...0xfc, Bits.added, isExtension: true)
    var encoding = MultibyteEncoding("shift_jis", extended: "windows-31j", areas: [own, rows], rarities: "")
    for row in 0..<94 {
      let lead = row / 2 + (row < 62 ? 0x81 : 0xc1)
      for place in 0..<94 {
        let trail = row % 2 == 1 ? place + 0x9f : place + (place < 63 ? 0x40 : 0x41)
        encoding.setCell(eucJP.cell(at: (row + 0xa1) << 8 | place + 0xa1), at: lead << 8 | trail)
      }
    }
    for lead in 0xf0...0xfc { encoding.setCell(0, at: lead << 8 | 0x7f) }
    encoding.addHalfWidths(areSingle: true)
    return encoding
  }()

  /// GB 2312 has its first level in rows 16 to 55, and its second to row 87; what GBK added lies around it (GB 18030-2005,
  /// table 1 and appendix A).
  private static func chinese(addition: UInt8) -> [Area] {
    [
      Area(0x81...0xa0, 0x40...0xfe, addition), Area(0xaa...0xfe, 0x40...0xa0, addition),
      Area(0xa8...0xa9, 0x40...0xa0, Bits.added), Area(0xa1...0xa7, 0x40...0xa0, Bits.own),
      Area(0xa1...0xa3, 0xa1...0xfe, Bits.sign), Area(0xa4...0xa8, 0xa1...0xfe, Bits.letter),
      Area(0xa9...0xa9, 0xa1...0xfe, Bits.sign), Area(0xaa...0xaf, 0xa1...0xfe, Bits.own),
      Area(0xb0...0xd7, 0xa1...0xfe, Bits.first), Area(0xd7...0xd7, 0xfa...0xfe, Bits.own),
      Area(0xd8...0xf7, 0xa1...0xfe, Bits.second), Area(0xf8...0xfe, 0xa1...0xfe, Bits.own),
      Area(0x81...0xfe, 0x7f...0x7f, 0),
    ]
  }

  static let simplifiedChinese = MultibyteEncoding(
    "gb18030", .digits, areas: chinese(addition: Bits.added), rarities: "zh-hans gb18030")
  /// Books of the classics, and texts from Taiwan and Hong Kong that were read in Beijing.
  private static let traditionalChinese = MultibyteEncoding(
    "gb18030", cost: 8, .digits, areas: chinese(addition: Bits.letter), rarities: "zh-hant gb18030")

  /// Hangul in rows 16 to 40, hanja in rows 42 to 93 (KS X 1001:2004, table 1); all other syllables in front of them (Encoding
  /// Standard, section 13.1, index euc-kr).
  private static let eucKR = MultibyteEncoding(
    "euc-kr", extended: "cp949",
    areas: [
      Area(0x81...0xa0, 0x41...0xfe, Bits.second, isExtension: true),
      Area(0xa1...0xc5, 0x41...0xa0, Bits.second, isExtension: true),
      Area(0xc6...0xc6, 0x41...0x52, Bits.second, isExtension: true), Area(0x81...0xc6, 0x5b...0x60, 0),
      Area(0x81...0xc6, 0x7b...0x80, 0), Area(0xa1...0xa4, 0xa1...0xfe, Bits.sign),
      Area(0xa5...0xa5, 0xa1...0xfe, Bits.letter), Area(0xa6...0xa6, 0xa1...0xe4, Bits.sign),
      Area(0xa7...0xac, 0xa1...0xfe, Bits.letter), Area(0xb0...0xc8, 0xa1...0xfe, Bits.syllable),
      Area(0xca...0xfd, 0xa1...0xfe, 19), Area(0xc9...0xc9, 0xa1...0xfe, Bits.own),
      Area(0xfe...0xfe, 0xa1...0xfe, Bits.own),
    ], rarities: "ko euc-kr")

  /// A440 to C67E are the frequent characters, C940 to F9D5 the others (Big5-2003); what ETEN and Hong Kong added lies around
  /// them (Encoding Standard, section 11.1, index Big5; HKSCS-2008).
  private static let big5 = MultibyteEncoding(
    "big5", extended: "big5-hkscs",
    areas: [
      Area(0x87...0xa0, 0x40...0xfe, 21, isExtension: true), Area(0xa1...0xa2, 0x40...0xfe, Bits.sign),
      Area(0xa3...0xa3, 0x40...0xbf, Bits.sign), Area(0xa3...0xa3, 0xc0...0xe1, Bits.second, isExtension: true),
      Area(0xa4...0xc6, 0x40...0xfe, Bits.first), Area(0xc6...0xc6, 0xa1...0xfe, Bits.second, isExtension: true),
      Area(0xc7...0xc8, 0x40...0xfe, Bits.second, isExtension: true), Area(0xc9...0xf8, 0x40...0xfe, 19),
      Area(0xf9...0xf9, 0x40...0xd5, 19), Area(0xf9...0xf9, 0xd6...0xfe, 19, isExtension: true),
      Area(0xfa...0xfe, 0x40...0xfe, 21, isExtension: true), Area(0x81...0xfe, 0x7f...0xa0, 0),
    ], rarities: "zh-hant big5")

  /// Plane 1 of CNS 11643 in two bytes, others in four (CNS 11643-1992; RFC 1922, section 3).
  private static let eucTW = MultibyteEncoding(
    "euc-tw", cost: 6, .planes,
    areas: [
      Area(0xa1...0xa6, 0xa1...0xfe, Bits.sign), Area(0xc2...0xc2, 0xa1...0xc1, Bits.letter),
      Area(0xc4...0xfc, 0xa1...0xfe, Bits.first), Area(0xfd...0xfd, 0xa1...0xcb, Bits.first),
    ], rarities: "zh-hant euc-tw")

  /// Syllables by their parts, five bits each behind the first, then signs and hanja (KS X 1001:2004, appendix 3).
  private static let johab: MultibyteEncoding = {
    var encoding = MultibyteEncoding(
      "johab", cost: 3,
      areas: [
        Area(0xd9...0xde, 0x31...0xfe, Bits.sign), Area(0xe0...0xf9, 0x31...0xfe, 19),
        Area(0xd9...0xf9, 0x7f...0x90, 0),
      ], rarities: "")
    // The initials, the vowels without those that begin a group of eight, and the finals; a code behind the last begins no other.
    for initial in 1...20 {
      for vowel in 2...29 where vowel & 7 > 1 {
        for final in 1...29 where final != 18 {
          let code = 0x8000 | initial << 10 | vowel << 5 | final
          if code & 0xff != 0x7f { encoding.setCell(Bits.first, at: code) }
        }
      }
    }
    encoding.setRarities(of: "ko johab")
    return encoding
  }()
}
