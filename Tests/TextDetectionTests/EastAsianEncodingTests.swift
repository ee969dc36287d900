// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

@Suite struct EastAsianEncodingTests {
  private static func encoding(_ name: String) throws -> MultibyteEncoding {
    try #require(MultibyteEncoding.all.lazy.map { $0.encoding() }.first { $0.name == name })
  }

  private static func cost(_ bytes: [UInt8], in name: String, isCut: Bool = false) throws -> MultibyteEncoding.Cost? {
    try encoding(name).cost(of: bytes.span, isCut: isCut)
  }

  @Test func namesAreThoseOfAllEncodings() {
    let encodings = MultibyteEncoding.all.map { $0.encoding() }
    #expect(Set(encodings.flatMap { [$0.name, $0.extendedName] }) == EastAsianEncoding.names)
  }

  /// A character of each form that an encoding has.
  static let wellFormed: [(name: String, bytes: [UInt8])] = [
    ("shift_jis", [0x82, 0xa0]), ("shift_jis", [0x88, 0x9f]), ("shift_jis", [0xb1]), ("shift_jis", [0xea, 0xa4]),
    ("shift_jis", [0x87, 0x40]), ("shift_jis", [0xfb, 0xfc]), ("euc-jp", [0xa4, 0xa2]), ("euc-jp", [0x8e, 0xb1]),
    ("euc-jp", [0x8f, 0xb0, 0xa1]), ("euc-jp", [0xf4, 0xa6]), ("euc-kr", [0xb0, 0xa1]), ("euc-kr", [0xfd, 0xfe]),
    ("euc-kr", [0x81, 0x41]), ("euc-kr", [0xc6, 0x52]), ("gb18030", [0xb0, 0xa1]), ("gb18030", [0x81, 0x40]),
    ("gb18030", [0xfe, 0xa0]), ("gb18030", [0x81, 0x30, 0x81, 0x30]), ("gb18030", [0x95, 0x32, 0x82, 0x36]),
    ("big5", [0xa4, 0x40]), ("big5", [0xf9, 0xd5]), ("big5", [0x87, 0x40]), ("euc-tw", [0xc4, 0xa1]),
    ("euc-tw", [0x8e, 0xa2, 0xa1, 0xa1]), ("johab", [0x88, 0x61]), ("johab", [0xd3, 0xbd]), ("johab", [0xe0, 0x31]),
  ]

  @Test(arguments: wellFormed) func readsACharacter(name: String, bytes: [UInt8]) throws {
    let cost = try #require(try Self.cost(Array("a".utf8) + bytes + Array("\n".utf8), in: name))
    #expect(cost.characters == 1 && cost.bytes == bytes.count && cost.bits > 0)
  }

  /// Lead bytes without a trail, trails that are none, rows and codes without characters.
  static let malformed: [(name: String, bytes: [UInt8])] = [
    ("shift_jis", [0x82, 0x20]), ("shift_jis", [0x82, 0x7f]), ("shift_jis", [0xa0]), ("shift_jis", [0x85, 0x40]),
    ("shift_jis", [0xfd, 0x40]), ("shift_jis", [0xfc, 0xfd]), ("euc-jp", [0xa4, 0x41]), ("euc-jp", [0xa4, 0xf4]),
    ("euc-jp", [0x8e, 0xe0]), ("euc-jp", [0x8f, 0xb0, 0x41]), ("euc-jp", [0xa9, 0xa1]), ("euc-kr", [0x81, 0x5b]),
    ("euc-kr", [0xc6, 0x53]), ("euc-kr", [0xad, 0xa1]), ("euc-kr", [0xb0, 0x0a]), ("gb18030", [0x80, 0x40]),
    ("gb18030", [0x81, 0x7f]), ("gb18030", [0x81, 0x30, 0x81, 0x41]), ("gb18030", [0x85, 0x30, 0x81, 0x30]),
    ("gb18030", [0x81, 0x30, 0x80, 0x30]), ("gb18030", [0xff, 0x40]), ("big5", [0xa4, 0x7f]), ("big5", [0xa4, 0xa0]),
    ("big5", [0x86, 0x40]), ("euc-tw", [0xb0, 0xa1]), ("euc-tw", [0x8e, 0xb1, 0xa1, 0xa1]),
    ("euc-tw", [0x8e, 0xa2, 0xa1, 0x41]), ("euc-tw", [0xfe, 0xa1]), ("johab", [0x84, 0x40]), ("johab", [0x88, 0x7f]),
    ("johab", [0x88, 0x92]), ("johab", [0xd7, 0x41]), ("johab", [0xdf, 0x41]),
  ]

  @Test(arguments: malformed) func refusesWhatIsMalformed(name: String, bytes: [UInt8]) throws {
    #expect(try Self.cost(Array("a".utf8) + bytes + Array("\n".utf8), in: name) == nil)
  }

  /// Every character that is cut anywhere is no error; where nothing was cut, it is unlikely.
  @Test(arguments: wellFormed) func forgivesACharacterCutAtTheEdge(name: String, bytes: [UInt8]) throws {
    for count in 1..<max(bytes.count, 2) where bytes.count > 1 {
      let part = bytes + bytes.prefix(count)
      let cut = try #require(try Self.cost(part, in: name, isCut: true))
      let whole = try #require(try Self.cost(part, in: name))
      #expect(cut.bits <= whole.bits)
    }
  }

  /// The samples of the Corpus, short and long, cut anywhere behind their first sentence, have the same name or none.
  @Test func staysWithTheEncodingOfAPart() throws {
    let samples = Corpus.samples.filter { $0.path.hasPrefix("encodings/languages/") }
    for name in ["big5", "euc-jp", "euc-kr", "euc-tw", "gb18030", "johab", "shift_jis"] {
      let sample = try #require(samples.first { $0.path.hasPrefix("encodings/languages/\(name).") })
      let bytes = try Corpus.bytes(of: sample)
      for count in 40..<bytes.count {
        #expect(TextEncoding.detect(Array(bytes.prefix(count)), isCut: true).name == name, "\(count) bytes")
      }
    }
  }

  /// Pairs by chance are well-formed in several encodings, and are a text in none.
  @Test func namesNoEncodingOfNoise() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let count = 2 * Int.random(in: 16...256, using: &generator)
      let pairs = (0..<count).map { _ in UInt8.random(in: 0xa1...0xfe, using: &generator) }
      #expect(TextEncoding.detect(pairs, isCut: true).name == "unknown-8bit")
      let bytes = generator.bytes(count + 32)
      #expect(!TextEncoding.detect(bytes, isCut: true).isText)
    }
  }

  /// Whatever the bytes are, all of them are looked at without an error, and no more than there are.
  @Test func readsAnything() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let bytes = generator.bytes(Int.random(in: 1...64, using: &generator))
      for (grammar, encoding) in MultibyteEncoding.all {
        guard let cost = encoding().cost(of: bytes.span, isCut: true) else { continue }
        // What an encoding has follows its grammar.
        let mayHold = grammar.mayHold(bytes.span)
        #expect(mayHold, "\(encoding().name): \(bytes)")
        #expect(cost.characters <= cost.bytes && cost.bytes <= bytes.count + 3)
      }
    }
  }

  /// Only the first characters are asked whether they follow a grammar; the table decides.
  @Test func asksTheGrammarOfSoManyCharacters() {
    #expect(MultibyteEncoding.Grammar.mostCharacters == 24)
    let grammar = MultibyteEncoding.Grammar([0xa1...0xfe], [0xa1...0xfe])
    let pairs = [UInt8](repeating: 0xb0, count: 2 * MultibyteEncoding.Grammar.mostCharacters)
    let (broken, longer) = (pairs.dropLast() + [0x20], pairs + [0xb0, 0x20])
    let (mayBeBroken, mayBeLonger) = (grammar.mayHold(Array(broken).span), grammar.mayHold(longer.span))
    #expect(!mayBeBroken && mayBeLonger)
  }

  /// A character of an extension far behind changes the name; those in front of it are as in the standard.
  @Test func namesExtensions() {
    let korean: [UInt8] = [0xb9, 0xe8, 0xb0, 0xa1, 0x20, 0xb9, 0xd9, 0xb4, 0xd9, 0xbf, 0xa1, 0xbc, 0xad, 0x0a]
    let text = Array(repeatElement(korean, count: 200).joined())
    #expect(TextEncoding.detect(text, isCut: false).name == "euc-kr")
    #expect(TextEncoding.detect(text + [0x94, 0xee, 0x0a], isCut: false).name == "cp949")
    #expect(EastAsianEncoding.extensionReach == 65536)
    let long = Array(repeatElement(korean, count: 5000).joined())
    #expect(TextEncoding.detect(long + [0x94, 0xee, 0x0a], isCut: false).name == "euc-kr")
  }

  /// A form feed and a stray control character in a page of Chinese, and the NUL that ends a string.
  @Test func forgivesAStrayControlCharacter() {
    let sentence: [UInt8] = [0xb4, 0xac, 0xb4, 0xd3, 0xba, 0xa3, 0xc9, 0xcf, 0xbb, 0xd8, 0xc0, 0xb4, 0xa1, 0xa3]
    let text = Array(repeatElement(sentence, count: 12).joined())
    for control in [0x0c, 0x01, 0x00] as [UInt8] {
      #expect(TextEncoding.detect(text + [control] + text, isCut: false).name == "gb18030")
    }
    #expect(TextEncoding.detect([1] + sentence, isCut: false) == .binary)
  }

  /// Every line of the table is a language's, has characters that its encoding has, and begins with the frequent ones.
  @Test func hasWholeTables() {
    let lines = CharacterRarities.table.description.split(separator: "\n").map { $0.prefix { $0 != "|" } }
    #expect(lines == lines.sorted() && lines.count == 12)
    let names: [StaticString] = [
      "ja euc-jp", "ja utf-16", "ko euc-kr", "ko johab", "ko utf-16", "zh-hans gb18030", "zh-hans utf-16",
      "zh-hant big5", "zh-hant euc-tw", "zh-hant gb18030", "zh-hant utf-16",
    ]
    for name in names {
      let rarities = CharacterRarities.rarities(of: name)
      #expect(rarities.count > 700 && rarities.map(\.bits) == rarities.map(\.bits).sorted(), "\(name)")
      #expect(rarities.allSatisfy { $0.code > 0x7f && $0.code < 0x10000 && (1...15).contains($0.bits) }, "\(name)")
    }
    #expect(CharacterRarities.rarities(of: "ja jis-x-0201").count > 50)
    #expect(CharacterRarities.rarities(of: "").isEmpty)
  }
}
