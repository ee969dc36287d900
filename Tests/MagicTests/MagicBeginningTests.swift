// SPDX-License-Identifier: Apache-2.0
import Magic
import TestSupport
import Testing

/// What the beginning of a file decides must be what all of it says.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicBeginningTests {
  /// Bytes in place of a file.
  struct Reader: MagicByteReader {
    let content: [UInt8]

    func bytes(at offset: Int, count: Int) -> [UInt8]? {
      guard offset >= 0, count >= 0 else { return nil }
      return Array(content.dropFirst(offset).prefix(count))
    }
  }

  private static let optionSets: [MagicOptions] = [[], .mimeType, .mime, .allMatches, .filenameExtensions]

  /// Text is looked at no further than the shortest beginning here, as is so for whole files and real limits.
  static var limits: MagicLimits {
    var limits = MagicLimits()
    limits.encoding = 256
    limits.regularExpression = 128
    return limits
  }

  private let database: MagicDatabase

  init() throws { database = try MagicDatabase(paths: [LibMagicOracle.databasePath]) }

  /// Compares one file's answers; gives how many its beginning decided.
  private func decided(
    _ bytes: [UInt8], by length: Int, _ evaluator: inout MagicEvaluator, _ label: String
  ) -> Int {
    guard bytes.count > length else { return 0 }
    let subject = MagicSubject(fileSize: bytes.count, reader: Reader(content: bytes))
    var count = 0
    for options in Self.optionSets {
      let beginning = Array(bytes[..<length])
      guard let answer = evaluator.evaluate(beginning: beginning.span, of: subject, options: options) else { continue }
      count += 1
      let whole = evaluator.evaluate(bytes.span, of: subject, options: options)
      #expect(answer == whole, "\(label), \(length) bytes, options \(String(options.rawValue, radix: 16))")
    }
    return count
  }

  @Test(arguments: [600, 1000, 2048, 5000])
  func decidesLikeTheWholeOverCorpus(_ length: Int) throws {
    var evaluator = MagicEvaluator(database, limits: Self.limits)
    var count = 0
    for sample in Corpus.samples {
      count += decided(try Corpus.bytes(of: sample), by: length, &evaluator, sample.path)
    }
    #expect(count > 100)
  }

  /// The first files of a database are evaluated without an index.
  @Test func decidesLikeTheWholeWithoutAnIndex() throws {
    var count = 0
    for sample in Corpus.samples where sample.path.utf8.count % 4 == 0 {
      let fresh = try MagicDatabase(paths: [LibMagicOracle.databasePath], checksAll: false)
      var evaluator = MagicEvaluator(fresh, limits: Self.limits)
      count += decided(try Corpus.bytes(of: sample), by: 700, &evaluator, sample.path)
    }
    #expect(count > 70)
  }

  /// Files glued to others have their own beginning and an end that some records count from.
  @Test(arguments: [1, 2] as [UInt64])
  func decidesLikeTheWholeOverSplicedCorpus(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var evaluator = MagicEvaluator(database, limits: Self.limits)
    var count = 0
    for _ in 0..<500 {
      let first = try #require(Corpus.samples.randomElement(using: &generator))
      let last = try #require(Corpus.samples.randomElement(using: &generator))
      let gap = [UInt8](repeating: [0, 0x20, 0xFF].randomElement(using: &generator) ?? 0, count: 1000)
      let bytes = try Corpus.bytes(of: first) + gap + Corpus.bytes(of: last)
      let length = Int.random(in: 600..<4000, using: &generator)
      count += decided(bytes, by: length, &evaluator, "\(first.path) + \(last.path), seed \(seed)")
    }
    #expect(count > 100)
  }
}
