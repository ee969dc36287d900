// SPDX-License-Identifier: Apache-2.0
import ByteVectors
package import FileSystem
import RegularExpressions

/// Evaluates the signatures of a database over one file after the other; keeps its working memory, so each thread has its own.
///
/// The order of the tests and every quirk are libmagic's: the aim is the same answer, byte for byte.
/// That is why it reads ELF, compound files, tar and JSON with readers of its own, beside those that Containers and
/// TextDetection have from the specifications.
package struct MagicEvaluator: ~Copyable {
  let database: MagicDatabase
  let limits: MagicLimits
  /// The processor time that the evaluation may still cost; nil for as much as it takes.
  package var budget: WorkBudget?
  /// Which characters of an answer can be printed.
  package var charset = MagicCharset.ascii

  /// Where each test is noted; nil where nobody asks.
  package var trace: MagicTrace?

  /// What is asked for.
  var options: MagicOptions = []
  /// The answer about the current file.
  var output = MagicOutput()
  /// A damaged record that an evaluation came to, of a database whose records are checked as they are used.
  package private(set) var damage: MagicDatabaseError?
  /// How many bytes in front of the file the caller knows to be plain ASCII text; nil where it did not look.
  var plainFront: Int?
  /// What the answers of one verdict have in common; nil outside of one.
  var shared: MagicSharedFindings?

  // What changes with the file, with the run over its records, and with the record.
  var evaluation = MagicEvaluation()
  var run = MagicRun()
  var reading = MagicReading()
  /// What the current record found, or the last one that searched.
  var search = MagicSearchState()

  // Working memory, kept from file to file.
  var levels = MagicLevels()
  /// Where the lines of the file's bytes begin, once that was asked for.
  var lineStarts = LineStarts()
  /// The groups of the current run that can match.
  var selected = MagicSelection()
  /// Text converted to UTF-8.
  var converted: [UInt8] = []
  /// The indexes and tables that this evaluator has used, so that it need not ask the database again.
  var indexes = ObjectTable<MagicIndex>()
  var nameTables = ObjectTable<MagicNameTable>()
  var searchTexts = ObjectTable<SearchText>()
  var matchers = ObjectTable<ExpressionMatcher>()
  /// Bytes that the states of all expressions may take before they are forgotten, so that a worker stays small.
  static let matcherBudget = 512 * 1024
  /// How often the states are weighed, in evaluations.
  private static let weighingInterval = 256
  private var evaluations = 0

  /// An evaluator for a database, which it shares with others.
  package init(_ database: MagicDatabase, limits: MagicLimits = MagicLimits()) {
    self.database = database
    self.limits = limits
  }

  /// Says what a file is whose first bytes are given; they should be all of the file, or at least `limits.bytes`.
  package mutating func evaluate(
    _ bytes: Span<UInt8>, of subject: MagicSubject, options: MagicOptions
  ) -> MagicOutcome {
    evaluate(bytes, of: subject, options: options, isCut: false)
  }

  /// The same by the beginning of a file, where it is cut.
  mutating func evaluate(
    _ bytes: Span<UInt8>, of subject: MagicSubject, options: MagicOptions, isCut: Bool
  ) -> MagicOutcome {
    self.options = options
    output.removeAll()
    evaluation = MagicEvaluation(
      of: isCut ? subject : nil, endsInSpace: bytes.count > 0 && bytes[bytes.count - 1].isWhiteSpace,
      isWalking: evaluations < MagicDatabase.fewFiles && !database.isIndexed)
    run = MagicRun()
    // Descriptions may quote what an earlier record left, which must not be another file's.
    reading = MagicReading()
    search = MagicSearchState()
    let modeBits = subject.isNamed ? modeBits(of: subject.mode, options) : []
    if !modeBits.isEmpty { output.write(modeBits) }
    _ = evaluateBuffer(bytes.extracting(first: limits.bytes), subject)
    evaluations &+= 1
    if evaluations % Self.weighingInterval == 0,
      matchers.objects.reduce(0, { $0 + $1.footprint }) > Self.matcherBudget
    {
      matchers = ObjectTable()
    }
    if let failure = output.failure { return .failure(failure) }
    return finished(output.bytes, isBegun: output.isBegun)
  }

  /// Takes note of options for answers that need no evaluation.
  mutating func begin(_ options: MagicOptions) { self.options = options }

  /// An answer that needs no evaluation, escaped like any other.
  func answer(_ text: [UInt8]) -> MagicOutcome { finished(text, isBegun: !text.isEmpty) }

  /// An answer as it is given; file(1) takes one that was never begun for a failure without a reason, and prints one that
  /// says nothing.
  private func finished(_ bytes: [UInt8], isBegun: Bool) -> MagicOutcome {
    guard isBegun else { return .failure([UInt8]("(null)".utf8)) }
    return .answer(options.contains(.raw) ? bytes : charset.escapingUnprintable(bytes))
  }

  /// The bits of a mode that change the user or group, as a description begins with them.
  func modeBits(of mode: UInt32, _ options: MagicOptions) -> [UInt8] {
    guard !options.containsAny(of: .withoutDescription) else { return [] }
    var names: [String] = []
    if mode & 0o4000 != 0 { names.append("setuid") }
    if mode & 0o2000 != 0 { names.append("setgid") }
    if mode & 0o1000 != 0 { names.append("sticky") }
    return names.isEmpty ? [] : [UInt8]((names.joined(separator: ", ") + " ").utf8)
  }

  /// Whether the time is up, which ends the evaluation without an answer.
  mutating func isOutOfTime() -> Bool {
    guard let budget, budget.check() else { return false }
    output.fail("out of processor time")
    return true
  }

  /// Records that a record makes no sense.
  mutating func fail(damaged record: Int, of file: MagicDatabaseFile) {
    let error = file.damage(of: record)
    damage = error
    output.fail(error.description)
  }
}
