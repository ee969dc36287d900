// SPDX-License-Identifier: Apache-2.0
import Foundation
import Magic
import TestSupport
import Testing

/// Strings of 16-bit characters that the end of a file cuts off: libmagic quotes what the record before left behind.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct WideStringTests {
  /// What may stand before such a string, each with the letter that its samples begin with.
  private static let records = [
    "A": ">1 byte x %d", "B": ">1 beshort-1 x %d", "C": ">2 lelong&0x00ff00ff x %d", "D": ">1 bequad x %lld",
    "E": ">1 byte >200 high", "F": ">9 lelong x %d", "G": ">1 string x %s", "H": ">1 string >\\0 %s",
    "I": ">1 pstring x %s",
    "J": ">1 lestring16 x %s", "K": ">(1.b) beshort x %d", "L": ">1 search/4 abc found", "M": ">1 regex [a-z]+ %s",
    "N": ">2 use part", "O": ">1 offset x %lld", "P": ">1 ledate x %s", "Q": ">1 lefloat x %g",
    "R": ">1 default x other",
    "V": ">2 use wide",
    "S": ">1 bestring16 x %s", "T": ">1 beshort&0x10 !0 masked", "U": ">0 belong x %d\n>1 search/4 zzz found",
  ]

  private static let source =
    "0 name part\n>1 leshort+3 x %d\n0 name wide\n>0 lestring16 x %s\n"
    + records.sorted { $0.key < $1.key }.map { letter, record in
      """
      0 string \(letter) \(letter)
      \(record)
      >3 bestring16 x (%s)
      >4 lestring16 x (%s)
      >(1.b) bestring16 x (%s)

      """
    }.joined()

  @Test func quotesWhatWasReadBefore() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.source, to: "wide")
    let outcome = try Program.run("/usr/bin/file", ["-C", "-m", path], directory: directory.path)
    #expect(outcome.status == 0)
    let image = Array(try Data(contentsOf: URL(filePath: path + ".mgc")))
    let oracle = try #require(LibMagicOracle(image: image))
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "wide"))
    var generator = SeededGenerator(seed: 16)
    let letters = Self.records.keys.sorted()
    var answers: Set<String> = []
    for round in 0..<letters.count * 60 {
      let letter = Array(letters[round % letters.count].utf8)
      let length = Int.random(in: 1...12, using: &generator)
      let bytes =
        letter + (0..<length).map { _ in [0, 1, 3, 5, 0x0A, 0x61, 0x62, 0xE9].randomElement(using: &generator)! }
      let mine = evaluator.evaluate(bytes.span, of: MagicSubject(), options: [])
      #expect(mine == oracle.examine(bytes, []), "\(bytes)")
      answers.insert("\(mine)")
    }
    #expect(answers.count > letters.count * 20)
  }
}
