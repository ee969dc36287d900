// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

/// Evaluation of the beginning of a file, as far as that is enough to give the answer for all of it.
///
/// Whatever looks at the end of the bytes given, or could, ends the evaluation: the caller reads the rest and starts again.
extension MagicEvaluator {
  /// The last bytes of a file that are read for the records that count from there; none of 5.44 to 5.48 counts from further off.
  private static let tailReach = 256
  /// Bytes that any record may read from its place on, searches and regular expressions aside: a wide string of 127 characters.
  private static let recordReach = 512

  /// Says what a file is by its first bytes; nil where the answer could depend on those that follow.
  package mutating func evaluate(
    beginning bytes: Span<UInt8>, of subject: MagicSubject, options: MagicOptions
  ) -> MagicOutcome? {
    let outcome = evaluate(bytes, of: subject, options: options, isCut: true)
    return evaluation.needsRest ? nil : outcome
  }

  /// Ends the evaluation, because the bytes that are there do not decide.
  @discardableResult
  mutating func giveUpForRest() -> MagicResult {
    evaluation.needsRest = true
    output.failure = output.failure ?? []
    return .failed
  }

  /// Whether the bytes that the current record reads end before the file does; text is looked at no further than `limits.encoding`.
  var sourceIsCut: Bool { evaluation.isCut && !run.inputIsText && !reading.readsEnd }

  /// The end of a file whose beginning is evaluated.
  func tail(of subject: MagicSubject) -> [UInt8]? {
    guard let size = subject.fileSize else { return nil }
    let count = min(size, Self.tailReach)
    return subject.reader?.bytes(at: size - count, count: count)
  }

  /// Whether what a record reads, from a place and an offset that it computed, may lie beyond the bytes that are there.
  mutating func mayReadRest(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, place: UInt32, offset: UInt32
  ) -> Bool {
    guard evaluation.isCut else { return false }
    let count = source.count
    if reading.readsEnd {
      // Offsets are counted from where the tail begins, so nothing may be told of them or start from them.
      return place > UInt32(Int32.max) || record.flags.contains(.indirect)
        || record.type == .offset || record.type == .use || record.type == .indirect
    }
    guard !run.inputIsText else { return false }
    guard isDecided(Int(place), count), isDecided(Int(offset), count) else { return true }
    let first = Int(place)
    guard first < count else { return false }
    switch record.type {
    case .regex: return first + limits.regularExpression > count
    case .search:
      if record.range == 0 || first + record.range + Self.recordReach > count { return true }
      let isFlexible = !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace])
      guard isFlexible, evaluation.endsInSpace else { return false }
      // White space that stands for more of it may reach as far as there is any, after the text in front of it.
      guard let anchor = searchText(for: record, of: file).anchor else { return true }
      return anchor.firstPlace(in: source, from: first, to: first + record.range) != nil
    default: return false
    }
  }

  /// Whether what a record reads at a place is there, or would not be there in the whole file either; nothing can be read
  /// at its very end, and counts as there.
  func isDecided(_ place: Int, _ count: Int) -> Bool {
    place + Self.recordReach <= count || place > cutEnd
  }

  /// Where the bytes that count would end if all of them were there, counted like the places of the current source.
  private var cutEnd: Int { min(evaluation.cutSubject?.fileSize ?? 0, limits.bytes) - evaluation.sourceStart }

  /// The eight bytes at an offset of the current source, wherever in the file they are.
  ///
  /// Zeroes stand for what lies beyond the end of the file, or of as much of it as counts.
  func word(at offset: Int, in source: Span<UInt8>) -> UInt64 {
    guard offset + 8 > source.count, sourceIsCut else { return source.littleEndian(at: offset, width: 8) }
    let count = min(8, cutEnd - offset)
    guard count > 0, let bytes = evaluation.cutSubject?.reader?.bytes(at: evaluation.sourceStart + offset, count: count)
    else { return 0 }
    return bytes.span.littleEndian(at: 0, width: 8)
  }
}
