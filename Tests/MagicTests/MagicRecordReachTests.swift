// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Magic

/// Makes files for every record of the database, and compares what they are found to be.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicRecordReachTests {
  /// Records that are known to be reached by the files made here; a change that reaches fewer is a loss.
  private static let knownReach = 20_340
  /// Records that are known to be compared at least, whether they match or not; 362 stand in named groups that nothing uses.
  private static let knownCompared = 20_990

  /// Records that quote what an earlier one left in libmagic's memory: that of the group for lex found nothing and quotes as
  /// many bytes as an earlier search left; the others read 16-bit strings that the end of the file cuts off.
  private static let quotesOldBytes: Set<Int> = [7059, 7060, 15363, 21788]

  @Test func answersLikeLibMagicForEveryRecord() throws {
    let oracle = try #require(LibMagicOracle())
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    var evaluator = MagicEvaluator(database)
    var cutting = MagicEvaluator(database, limits: MagicBeginningTests.limits)
    var inputs = try #require(RecordInputs(database))
    let trace = MagicTrace(keepingLines: false)
    var files = 0
    var differences: [String] = []
    for record in TestShare.of(0..<inputs.count) {
      let ways = (0..<4).flatMap { way in ([0, 0x20, 0xFF, 1] as [UInt8]).map { (way: way, fill: $0) } }
      for (way, fill) in ways where !inputs.reached.contains(record) {
        let before = inputs.reached.count
        guard let bytes = inputs.input(reaching: record, way: way, fill: fill, &evaluator, trace),
          inputs.reached.count > before
        else { continue }
        files += 1
        let quotesOldBytes = trace.tests.contains { $0.matches && Self.quotesOldBytes.contains($0.record) }
        for options in [[], .allMatches, .mimeType] as [MagicOptions] {
          let mine = evaluator.evaluate(bytes.span, of: MagicSubject(), options: options)
          let reference = oracle.examine(bytes, options)
          if mine != reference, !quotesOldBytes {
            differences.append("record \(record), fill \(fill), \(options): \(mine) | \(reference)")
          }
        }
        let subject = MagicSubject(fileSize: bytes.count, reader: MagicBeginningTests.Reader(content: bytes))
        let beginning = Array(bytes.prefix(600))
        guard beginning.count < bytes.count,
          let decided = cutting.evaluate(beginning: beginning.span, of: subject, options: .allMatches)
        else { continue }
        let whole = cutting.evaluate(bytes.span, of: subject, options: .allMatches)
        if decided != whole { differences.append("record \(record), fill \(fill), beginning: \(decided) | \(whole)") }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20).joined(separator: "\n"))")
    let reached = TestShare.ofAtLeast(Self.knownReach)
    #expect(inputs.reached.count >= reached, "\(inputs.reached.count) of \(inputs.count) in \(files) files")
    let compared = TestShare.ofAtLeast(Self.knownCompared)
    #expect(inputs.compared.count >= compared, "\(inputs.compared.count) of \(inputs.count)")
  }
}
