// SPDX-License-Identifier: Apache-2.0

/// What the evaluation of one file keeps; each file begins with a new one, so that none knows of another.
struct MagicEvaluation {
  /// The mode of the file, which ELF headers change.
  var mode: UInt32 = 0
  /// The file of which only the beginning is evaluated; nil where all of it is.
  let cutSubject: MagicSubject?
  /// Whether there is such a file; every record asks, and asking the optional would copy it.
  let isCut: Bool
  /// Whether this beginning ends in white space.
  let endsInSpace: Bool
  /// Whether the answer may depend on the rest.
  var needsRest = false
  /// Whether the groups for binaries are tested one after the other, without an index.
  let isWalking: Bool
  /// How many of the file's first bytes are known to be plain ASCII text; `Int.max` where all of them are.
  var plainLength = 0
  /// Where the bytes of the current run begin in the file, inside of an `indirect` test.
  var sourceStart = 0

  /// The evaluation of a file, or of the beginning of `cutSubject`.
  init(of cutSubject: MagicSubject? = nil, endsInSpace: Bool = false, isWalking: Bool = false) {
    self.cutSubject = cutSubject
    isCut = cutSubject != nil
    self.endsInSpace = endsInSpace
    self.isWalking = isWalking
  }
}

/// What one run over the records keeps.
struct MagicRun {
  /// Whether the run is over text, which has no NUL.
  let inputIsText: Bool
  /// Whether what is known of the file's lines is about the bytes that are tested, and not about those of an `indirect` test.
  var linesApply = true
  /// Whether a description of the current group was written, or anything that calls for a blank, and whether none was before.
  var printedSomething = false
  var needsSeparator = false
  var isFirstLine = true
  /// How many `indirect` tests started over, and how deep `use` tests are nested, which have their limits.
  var indirectCount = 0
  var nameCount = 0
  /// Whether the last group's first record cannot match these bytes, whatever is asked for.
  var isRuledOut = false
  /// The line of the current record, for complaints.
  var line: UInt32 = 0

  init(inputIsText: Bool = false) { self.inputIsText = inputIsText }
}

/// What the records of a run share, or those of a named group that another record uses.
struct MagicFrame {
  /// Records must have this flag on level 0: binary or text.
  let set: MagicRecordFlags
  /// Whether the file looks like text, so that records for binaries only are left out, and the other way round.
  let looksLikeText: Bool
  /// What is known of the file's end.
  var end: MagicFileEnd
  /// Whether byte orders are swapped, inside a `use ^name`.
  var isFlipped = false
  /// Added to the offsets of a named group.
  var base: UInt32 = 0
  /// Whether a record matched that says something.
  var hasFound = false
  /// What the run returns unless it fails.
  var result = MagicResult.unmatched
  /// The level of the current record, and where the levels of the frame begin among those of all.
  var level = 0
  var levelBase = 0
  /// Where a record that counts from the end of the file put its successors.
  var endOffset: UInt32 = 0

  /// A frame that has tested nothing.
  init(set: MagicRecordFlags, looksLikeText: Bool, end: MagicFileEnd) {
    self.set = set
    self.looksLikeText = looksLikeText
    self.end = end
  }

  /// The frame of a group that the current record uses, at an offset.
  func inner(at offset: UInt32, flips: Bool) -> MagicFrame {
    var inner = self
    if flips { inner.isFlipped.toggle() }
    inner.base = offset &+ base
    inner.hasFound = false
    inner.level = 0
    inner.levelBase += MagicDatabaseFile.levelsPerFrame
    return inner
  }
}

/// What is known of the end of a file, from where some records count.
enum MagicFileEnd {
  /// Nobody has asked yet.
  case unknown
  /// The file has no end to count from.
  case missing
  /// As many bytes from the end may be looked at.
  case length(Int)

  /// The number of bytes from the end that may be looked at.
  var count: Int {
    if case .length(let count) = self { return count }
    return 0
  }

  /// Takes note of how many bytes there are, unless that is known or there is no end.
  mutating func look(_ count: @autoclosure () -> Int) {
    if case .unknown = self { self = .length(count()) }
  }
}

/// What records of each level leave for the next, for the frames of `use` one after the other.
struct MagicLevels {
  /// Levels that are made at once.
  private static let step = 32

  /// The offsets after the last match of each level.
  var offsets = [Int32](repeating: 0, count: 2 * step)
  /// Whether anything matched on each level since it was entered.
  var matched = [Bool](repeating: false, count: 2 * step)

  /// Makes room for the current level of a frame and forgets what matched there.
  mutating func prepare(for frame: MagicFrame) {
    let index = frame.levelBase + frame.level
    if index >= offsets.count {
      offsets.append(contentsOf: repeatElement(0, count: index + Self.step - offsets.count))
      matched.append(contentsOf: repeatElement(false, count: index + Self.step - matched.count))
    }
    matched[index] = false
  }
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
