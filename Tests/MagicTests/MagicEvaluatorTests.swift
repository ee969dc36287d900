// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Magic
import TestSupport
import Testing

/// Compares every answer with the installed libmagic's.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicEvaluatorTests {
  private let oracle: LibMagicOracle
  private let database: MagicDatabase

  init() throws {
    oracle = try #require(LibMagicOracle())
    database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
  }

  private func expectSameAnswers(
    _ bytes: [UInt8], _ evaluator: inout MagicEvaluator, _ label: String, _ options: [MagicOptions]
  ) {
    for set in options {
      let mine = evaluator.evaluate(bytes.span, of: MagicSubject(), options: set)
      #expect(mine == oracle.examine(bytes, set), "\(label), options \(String(set.rawValue, radix: 16))")
    }
  }

  @Test func answersLikeLibMagicOverCorpus() throws {
    var examiner = MagicFileExaminer(database)
    for sample in TestShare.of(Corpus.samples) {
      let path = Corpus.folder + "/" + sample.path
      for options in LibMagicOracle.optionSets {
        #expect(
          examiner.examine(FilePath(path), options: options) == oracle.examine(path: path, options),
          "\(sample.path), options \(String(options.rawValue, radix: 16))")
      }
    }
  }

  /// The first files of a database are evaluated without an index.
  @Test func answersLikeLibMagicWithoutAnIndex() throws {
    for sample in TestShare.of(Corpus.samples) {
      let path = Corpus.folder + "/" + sample.path
      for options in [[], .mimeType] as [MagicOptions] {
        let fresh = try MagicDatabase(paths: [LibMagicOracle.databasePath], checksAll: false)
        var examiner = MagicFileExaminer(fresh)
        #expect(
          examiner.examine(FilePath(path), options: options) == oracle.examine(path: path, options),
          "\(sample.path), options \(String(options.rawValue, radix: 16))")
      }
    }
  }

  /// Text that is looked for far from the beginning is found there, and nothing else is.
  @Test(arguments: [0, 100, 8180, 8190, 8200, 8447, 8448, 8449, 16_000, 40_000, 65_500, 65_600])
  func answersLikeLibMagicFarIntoTexts(_ place: Int) {
    var evaluator = MagicEvaluator(database)
    let filler = Array("no word that matters stands in here\n".utf8)
    for word in ["..OMR", "say", "#include <a>", "def f(x):", "class A", "dnl x", "import java.a;", "<html>", "=pod\n"]
    {
      var bytes: [UInt8] = []
      while bytes.count < 70_000 { bytes += filler }
      bytes.replaceSubrange(place..<(place + word.utf8.count), with: word.utf8)
      expectSameAnswers(bytes, &evaluator, "\(word) at \(place)", [[], .allMatches])
    }
  }

  /// One pass gives what several evaluations give.
  @Test func givesTheSameAnswersInOnePass() throws {
    var evaluator = MagicEvaluator(database)
    for sample in TestShare.of(Corpus.samples) {
      let bytes = try Corpus.bytes(of: sample)
      let verdict = evaluator.verdict(
        bytes.span, of: MagicSubject(),
        wanting: [.mimeType, .description, .filenameExtensions, .apple, .allMatches])
      let expected: [(MagicOutcome?, MagicOptions)] = [
        (verdict.mimeType, .mimeType), (verdict.description, []), (verdict.filenameExtensions, .filenameExtensions),
        (verdict.apple, .apple), (verdict.allMatches, .allMatches),
        (.answer(Array(verdict.encoding.utf8)), .mimeEncoding),
      ]
      for (answer, options) in expected {
        #expect(
          answer == evaluator.evaluate(bytes.span, of: MagicSubject(), options: options),
          "\(sample.path), options \(String(options.rawValue, radix: 16))")
      }
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func answersLikeLibMagicOverDamagedCorpus(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var evaluator = MagicEvaluator(database)
    for _ in 0..<TestShare.rounds(600) {
      let (path, bytes) = try damagedSample(1...6, &generator)
      expectSameAnswers(bytes, &evaluator, "\(path) damaged with seed \(seed)", [[], .mime, .allMatches])
    }
  }

  /// An evaluator is one worker's for all its files.
  @Test(arguments: [3, 4] as [UInt64])
  func answersDoNotDependOnTheFilesBefore(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var evaluator = MagicEvaluator(database)
    for _ in 0..<TestShare.rounds(600) {
      let (path, bytes) = try damagedSample(0...4, &generator)
      for options in [[], .allMatches] as [MagicOptions] {
        var fresh = MagicEvaluator(database)
        #expect(
          evaluator.evaluate(bytes.span, of: MagicSubject(), options: options)
            == fresh.evaluate(bytes.span, of: MagicSubject(), options: options),
          "\(path) damaged with seed \(seed), options \(String(options.rawValue, radix: 16))")
      }
    }
  }

  /// The end of the file cuts a string of 16-bit characters off, and nothing of another file follows it.
  @Test func quotesNoOtherFile() {
    func template(lengthOfFirstLine length: Int) -> [UInt8] {
      let mark: [UInt8] = "END CATEGORY".utf8.flatMap { [$0, 0] }
      return [0xFF, 0xFE] + [UInt8](repeating: 0x78, count: length) + mark + [UInt8](repeating: 0x79, count: 30)
    }
    var evaluator = MagicEvaluator(database)
    for length in [300, 20] {
      expectSameAnswers(template(lengthOfFirstLine: length), &evaluator, "a template", [[]])
    }
  }

  /// Any sample, damaged so many times.
  private func damagedSample(
    _ times: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) throws -> (path: String, bytes: [UInt8]) {
    let sample = try #require(Corpus.samples.randomElement(using: &generator))
    var bytes = try Corpus.bytes(of: sample)
    for _ in 0..<Int.random(in: times, using: &generator) { try damage(&bytes, &generator) }
    return (sample.path, bytes)
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) throws {
    guard !bytes.isEmpty else { return }
    let reach = [16, 64, 512, bytes.count].randomElement(using: &generator) ?? 16
    let place = Int.random(in: 0..<min(bytes.count, reach), using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(max(1, place)...)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 8))
    default:
      let other = try Corpus.bytes(of: try #require(Corpus.samples.randomElement(using: &generator)))
      bytes = Array(bytes[..<place]) + other
    }
  }

  @Test(arguments: [
    "", "a", "\n", "[]", "{}", "[1,2]", "{\"a\":1}\n{\"b\":2}\n", "tru", "[true,", "1,2\n3,4\n5,6\n",
    "\"a\",b\nc,d\ne,f\n", "a\rb\r\nc\n", "\u{1B}[1m\u{8}", "\u{85}", "häfen\n", "#!/bin/sh\n", "+/v8abc",
    "<?xml version=\"1.0\"?>\n",
  ])
  func answersLikeLibMagicForSmallTexts(_ text: String) {
    var evaluator = MagicEvaluator(database)
    expectSameAnswers(Array(text.utf8), &evaluator, text.debugDescription, LibMagicOracle.optionSets)
  }

  /// Texts in every encoding that libmagic knows, whole and cut off.
  @Test func answersLikeLibMagicForEncodings() {
    var evaluator = MagicEvaluator(database)
    let text = "Grüße aus dem Norden, 港\u{1F600}\r\nsecond line\n"
    let utf16 = Array(text.utf16)
    var encoded: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
      [0xFF, 0xFE, 0, 0]
        + text.unicodeScalars.flatMap { [UInt8($0.value & 255), UInt8($0.value >> 8 & 255), UInt8($0.value >> 16), 0] },
      [0, 0, 0xFE, 0xFF]
        + text.unicodeScalars.flatMap { [0, UInt8($0.value >> 16), UInt8($0.value >> 8 & 255), UInt8($0.value & 255)] },
      Array("Gr\u{fc}\u{df}e".unicodeScalars.map { UInt8($0.value) }), [0x80, 0x41, 0x9F, 0x0A],
      [0xC8, 0x85, 0x93, 0x93, 0x96, 0x25],
    ]
    encoded += encoded.map { Array($0.dropLast()) } + encoded.map { $0 + [0, 0, 0] }
    for bytes in encoded { expectSameAnswers(bytes, &evaluator, "\(bytes)", LibMagicOracle.optionSets) }
  }

  /// The limits of `-P` reach the evaluation.
  @Test func looksNoFurtherThanItsLimits() {
    var limits = MagicLimits()
    #expect(limits.set("bytes", to: 1) && limits.set("enc", to: 70000) && !limits.set("nothing", to: 1))
    #expect(limits.bytes == 1 && limits.encoding == 70000)
    var evaluator = MagicEvaluator(database, limits: limits)
    let answer = evaluator.evaluate(Array("<?xml version=\"1.0\"?>".utf8).span, of: MagicSubject(), options: [])
    #expect(answer == .answer(Array("very short file (no magic)".utf8)))
  }

  /// Depth of nesting that would exhaust a naive parser's stack.
  @Test func survivesDeepJSON() {
    var evaluator = MagicEvaluator(database)
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    expectSameAnswers(bytes, &evaluator, "deep JSON", [[], .mimeType])
  }
}
