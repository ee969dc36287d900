// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

@Suite struct LetterStatisticsTests {
  private static let samples = Corpus.samples.filter { $0.path.hasPrefix("encodings/languages/") }

  /// The encoding that a sample has in its name: encodings/languages/koi8-r.ru.txt.
  private static func encoding(of sample: Corpus.Sample) -> String {
    let name = sample.path.split(separator: "/").last ?? ""
    return String(name.dropLast(".ru.txt".count))
  }

  @Test func hasSamplesOfManyEncodings() { #expect(Set(Self.samples.map(Self.encoding)).count >= 54) }

  @Test(arguments: samples) func tellsEncodingsOfLanguages(sample: Corpus.Sample) throws {
    let bytes = try Corpus.bytes(of: sample)
    #expect(TextEncoding.detect(bytes, isCut: false).name == Self.encoding(of: sample))
  }

  /// Marks of Windows in a text of ASCII letters: double quotation marks, an apostrophe, a dash.
  @Test func tellsMarksOfWindows() {
    let text = "\u{93}The lamp is lit\u{94} \u{96} it\u{92}s late".unicodeScalars.map { UInt8($0.value) }
    #expect(TextEncoding.detect(text, isCut: false).name == "windows-1252")
  }

  /// Lines and corners of a box, and blocks in it.
  @Test func tellsBoxes() {
    let line = [UInt8](repeating: 0xcd, count: 30)
    let inside = Array(" The lamp of the quay is lit  ".utf8)
    let box: [[UInt8]] = [[0xc9], line, [0xbb, 0x0a, 0xba], inside, [0xba, 0x0a, 0xc8], line, [0xbc, 0x0a]]
    #expect(TextEncoding.detect(Array(box.joined()), isCut: false).name == "ibm850")
  }

  /// Letters of which none stands in a word are in no language, nor are bytes by chance.
  @Test func tellsNothingWithoutWords() {
    let list = (0xc0...0xdf).flatMap { byte -> [UInt8] in [byte, 0x20, 0x3d, 0x0a] }
    #expect(LikelyEncoding(of: list, isCut: false).name == nil)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let noise = (0..<400).map { _ in UInt8.random(in: 0x20...0xff, using: &generator) }
      #expect(!LikelyEncoding(of: noise, isCut: false).isClear)
    }
  }

  /// Letters of Macintosh stand in a text of Windows as signs within words, and Cyrillic is no more than a mark there.
  @Test func takesNoSignsForLetters() {
    #expect(LikelyEncoding(of: Array("m".utf8) + [0x9a] + Array("glich".utf8), isCut: false).name == "macintosh")
    #expect(LikelyEncoding(of: Array("kh".utf8) + [0xf4] + Array("ng".utf8), isCut: false).name != "tis-620")
  }

  /// Every page has all of its upper half and a language that is known, and every language pairs.
  @Test func hasWholeTables() {
    let languages = LetterPairs.table.split(separator: "\n").map { $0.prefix { $0 != "|" } }
    #expect(languages == languages.sorted())
    for line in CodePages.table.split(separator: "\n") {
      let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
      #expect(fields.count == 4 && fields[3].unicodeScalars.count == 128, "\(fields[0])")
      for code in fields[2].split(separator: " ") { #expect(languages.contains(code), "\(fields[0])") }
    }
    for line in LetterPairs.table.split(separator: "\n") { #expect(line.count > 40, "\(line.prefix(2))") }
  }

  /// Words of a page are read at most, however long the text is.
  @Test func looksAtSoManyPairs() {
    #expect(LetterStatistics.mostPairs == 1500)
    let water: [[UInt8]] = [[0xd7, 0xcf, 0xc4, 0xc1, 0x20], [0xe2, 0xee, 0xe4, 0xe0, 0x20]]
    let texts = water.map { Array(repeatElement($0, count: 4000).joined()) }
    #expect(LikelyEncoding(of: texts[0] + texts[1], isCut: false).name == "koi8-r")
    #expect(LikelyEncoding(of: texts[1] + texts[0], isCut: false).name == "windows-1251")
  }
}
