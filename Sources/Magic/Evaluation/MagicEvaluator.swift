// SPDX-License-Identifier: Apache-2.0
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

  var options: MagicOptions = []
  /// The answer so far.
  var output: [UInt8] = []
  /// Whether anything was written to it, even an empty text.
  private var hasWritten = false
  /// The first complaint; once there is one, nothing is written any more.
  var failure: [UInt8]?
  /// A damaged record that an evaluation came to, of a database whose records are checked as they are used.
  package private(set) var damage: MagicDatabaseError?
  /// The mode of the file, which ELF headers change.
  var mode: UInt32 = 0

  // What one run over the records keeps.
  /// Where the current record reads.
  var offset: UInt32 = 0
  /// Where a record that counts from the end of the file put its successors.
  var endOffset: UInt32 = 0
  /// The line of the current record, for complaints.
  var line: UInt32 = 0
  /// The offsets after the last match of each level, for the frames of `use` one after the other.
  var levelOffsets = [Int32](repeating: 0, count: 64)
  /// Whether anything matched on each level since it was entered.
  var levelMatched = [Bool](repeating: false, count: 64)
  /// Where the current frame's levels begin.
  var levelBase = 0
  var printedSomething = false
  var needsSeparator = false
  var isFirstLine = true
  /// What the current frame returns unless it fails.
  var returnValue = MagicResult.unmatched
  /// How many `indirect` tests started over, and how deep `use` tests are nested, which have their limits.
  var indirectCount = 0
  var nameCount = 0

  /// The number that the current record read.
  var value: UInt64 = 0
  /// The text that the current record read, with zeroes after it.
  var text = [UInt8](repeating: 0, count: MagicDatabaseFile.maximumValueLength)
  /// Where the current record read last.
  var fetchedPlace: UInt32 = 0
  /// Where the text is that the current record reads, unless it was copied.
  var textPlace = 0
  /// How many bytes of it count.
  var textLimit = 0
  /// Whether `text` holds it.
  var textIsCopied = false
  /// What the last record left behind, which a 16-bit string shows where the end of the file cuts it off.
  var leftover = MagicLeftover()
  var search = MagicSearchState()
  /// Where the text that the current record searches can first stand, as far as that is known.
  var firstPlace = 0
  var searchTexts = ObjectTable<SearchText>()
  var matchers = ObjectTable<ExpressionMatcher>()
  /// Bytes that the states of all expressions may take before they are forgotten, so that a worker stays small.
  static let matcherBudget = 512 * 1024
  /// How often the states are weighed, in evaluations.
  private static let weighingInterval = 256
  private var evaluations = 0
  /// Whether the current run is over text, which has no NUL.
  var inputIsText = false
  /// Whether `lineStarts` is about the bytes of the current run.
  var linesApply = false
  /// How many bytes in front of the file the caller knows to be plain ASCII text; nil where it did not look.
  var plainFront: Int?
  /// How many of the file's first bytes are known to be plain ASCII text; `Int.max` where all of them are.
  var plainLength = 0
  /// Where the lines of these bytes begin, once that was asked for.
  var lineStarts = LineStarts()
  /// The indexes and tables that this evaluator has used, so that it need not ask the database again.
  var indexes = ObjectTable<MagicIndex>()
  var nameTables = ObjectTable<MagicNameTable>()
  /// The file of which only the beginning is evaluated; nil where all of it is.
  var cutSubject: MagicSubject? {
    didSet { isCut = cutSubject != nil }
  }
  /// Whether there is such a file; every record asks, and asking the optional would copy it.
  private(set) var isCut = false
  /// Whether this beginning ends in white space.
  var endsInSpace = false
  /// Whether the answer may depend on the rest.
  var needsRest = false
  /// Whether the current record reads the end of a file whose beginning is evaluated.
  var readsTail = false
  /// Where the bytes of the current run begin in the file, inside of an `indirect` test.
  var sourceStart = 0
  /// Whether the groups for binaries are tested one after the other, without an index.
  var isWalking = false
  /// What the answers of one verdict have in common; nil outside of one.
  var shared: MagicSharedFindings?
  /// Whether the last group's first record cannot match these bytes, whatever is asked for.
  var isRuledOut = false
  /// The groups of the current run that can match.
  var selected = MagicSelection()
  /// Text converted to UTF-8.
  var converted: [UInt8] = []

  /// An evaluator for a database, which it shares with others.
  package init(_ database: MagicDatabase, limits: MagicLimits = MagicLimits()) {
    self.database = database
    self.limits = limits
  }

  /// Says what a file is whose first bytes are given; they should be all of the file, or at least `limits.bytes`.
  package mutating func evaluate(
    _ bytes: Span<UInt8>, of subject: MagicSubject, options: MagicOptions
  ) -> MagicOutcome {
    self.options = options
    output.removeAll(keepingCapacity: true)
    hasWritten = false
    failure = nil
    levelBase = 0
    sourceStart = 0
    needsRest = false
    // Descriptions may quote what an earlier record left, which must not be another file's.
    search = MagicSearchState()
    value = 0
    copyText(bytes, at: 0, limit: 0)
    leftover = .nothing
    let modeBits = subject.isNamed ? modeBits(of: subject.mode, options) : []
    if !modeBits.isEmpty { write(modeBits) }
    isWalking = evaluations < MagicDatabase.fewFiles && !database.isIndexed
    _ = evaluateBuffer(bytes.extracting(first: limits.bytes), subject)
    evaluations &+= 1
    if evaluations % Self.weighingInterval == 0,
      matchers.objects.reduce(0, { $0 + $1.footprint }) > Self.matcherBudget
    {
      matchers = ObjectTable()
    }
    if let failure { return .failure(failure) }
    return finished(output, isBegun: hasWritten)
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

  // MARK: Writing

  /// The bits of a mode that change the user or group, as a description begins with them.
  func modeBits(of mode: UInt32, _ options: MagicOptions) -> [UInt8] {
    guard !options.containsAny(of: .withoutDescription) else { return [] }
    var names: [String] = []
    if mode & 0o4000 != 0 { names.append("setuid") }
    if mode & 0o2000 != 0 { names.append("setgid") }
    if mode & 0o1000 != 0 { names.append("sticky") }
    return names.isEmpty ? [] : [UInt8]((names.joined(separator: ", ") + " ").utf8)
  }

  /// Appends text to the answer, unless something has failed.
  mutating func write(_ text: StaticString) {
    guard failure == nil else { return }
    hasWritten = true
    output.append(contentsOf: text.description.utf8)
  }

  /// Appends bytes to the answer up to the first NUL, unless something has failed.
  mutating func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    guard bytes.count <= MagicFormat.maximumLength, output.count + bytes.count <= MagicFormat.maximumTotal else {
      fail("Output buffer space exceeded \(bytes.count)+\(output.count)")
      return
    }
    hasWritten = true
    for byte in bytes {
      if byte == 0 { break }
      output.append(byte)
    }
  }

  mutating func write(_ text: String) { write([UInt8](text.utf8)) }

  /// Writes a format with its one argument.
  mutating func write(format: [UInt8], _ argument: MagicFormat.Argument) {
    guard failure == nil else { return }
    guard format.contains(UInt8(ascii: "%")) else { return write(format) }
    guard MagicFormat.isValid(format) else {
      output.removeAll()
      fail("Bad magic format `\(String(decoding: format, as: UTF8.self))' (bad format char)")
      return
    }
    guard MagicFormat.fits(format, argument) else {
      let shown = String(decoding: format, as: UTF8.self)
      fail("format `\(shown)' does not match with `\(argument.conversion)'", atLine: line)
      return
    }
    var piece: [UInt8] = []
    MagicFormat.append(format, argument, to: &piece)
    write(piece)
  }

  /// Whether the time is up, which ends the evaluation without an answer.
  mutating func isOutOfTime() -> Bool {
    guard let budget, budget.check() else { return false }
    fail("out of processor time")
    return true
  }

  /// Records that a record makes no sense.
  mutating func fail(damaged record: Int, of file: MagicDatabaseFile) {
    let error = file.damage(of: record)
    damage = error
    fail(error.description)
  }

  /// Records a complaint; only the first counts.
  mutating func fail(_ message: String) {
    guard failure == nil else { return }
    var text = output
    if !text.isEmpty { text.append(0x20) }
    text.append(contentsOf: message.utf8)
    failure = text
  }

  /// Records a complaint about a line of the database, which takes the place of the answer so far.
  mutating func fail(_ message: String, atLine line: UInt32) {
    output = [UInt8]("line \(line):".utf8)
    fail(message)
  }

  /// Appends what goes between two answers.
  mutating func writeSeparator() { write("\n- ") }
}

/// What a `search` or `regex` record found, and what a `der` record looks at.
struct MagicSearchState {
  /// Whether there is anything to search.
  var isPresent = false
  /// Where the searched bytes begin, and where the match begins once a regular expression has matched.
  var start = 0
  /// How many bytes are searched.
  var length = 0
  /// The offset of the match.
  var offset = 0
  /// The length of the match; for `search` all that follows it.
  var matchLength = 0
}

/// What a record left where libmagic keeps all that records read.
struct MagicLeftover {
  /// Where the bytes stand in the file.
  var place: UInt32 = 0
  /// How many of them the record's number replaces, after its mask and in this machine's byte order.
  var numberWidth = 0
  /// Whether `text` holds them instead, rearranged or cut.
  var isInText = false
  /// Whether nothing was read of the file yet.
  private(set) var isNothing = false

  /// What is there in front of all records.
  static let nothing = MagicLeftover(isInText: true, isNothing: true)
}
