// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

extension MagicEvaluator {
  /// Looks for a record's value in what it searches: 0 where it is found.
  mutating func searchText(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> UInt64 {
    let length = record.valueLength
    let window = search.length
    let text = searchText(for: record, of: file)
    if length > 0, record.stringFlags.isEmpty {
      let limit = record.range == 0 ? window : min(window, record.range + length)
      let end = search.start + limit - length + 1
      var start = max(search.start, reading.firstPlace)
      while let place = text.anchor?.firstPlace(in: source, from: start, to: end) {
        if text.stands(at: place, in: source) {
          search.offset += place - search.start
          search.matchLength = window - (place - search.start)
          return 0
        }
        start = place &+ 1
      }
      return 1
    }
    if let piece = text.piece, piece.first(in: source, from: search.start, to: search.start + window) == nil {
      return 1
    }
    var result: UInt64 = 0
    var index = 0
    while record.range == 0 || index < record.range {
      if length + index > window { return 1 }
      if let anchor = text.anchor {
        let last = record.range == 0 ? window - length + 1 : min(record.range, window - length + 1)
        guard let place = anchor.firstPlace(in: source, from: search.start + index, to: search.start + last)
        else { return 1 }
        index = place - search.start
      }
      let place = search.start &+ index
      result = modifiedDifference(
        record, of: file, source, at: place, available: max(0, source.count - place), maximum: window - index)
      if result == 0 {
        search.offset += index
        search.matchLength = window - index
        return 0
      }
      index += 1
      guard text.swallowsRuns else { continue }
      // What did not match from the first place of a run matches from none of it; trying each would cost its square.
      while search.start + index < source.count, source[search.start + index - 1].isWhiteSpace,
        source[search.start + index].isWhiteSpace
      {
        index += 1
      }
    }
    return result
  }

  /// The text that a record searches, prepared once.
  mutating func searchText(for record: MagicRecord, of file: MagicDatabaseFile) -> SearchText {
    let key = database.recordKey(record.index, of: file)
    if let known = searchTexts[key] { return known }
    let text = SearchText(record, in: file)
    searchTexts[key] = text
    return text
  }

  // MARK: Regular expressions

  /// Finds the bytes that a regular expression searches.
  mutating func setExpressionWindow(_ record: MagicRecord, _ source: Span<UInt8>, at place: Int) {
    guard source.count >= place else {
      search.isPresent = false
      search.length = 0
      return
    }
    let available = source.count - place
    var lines = record.stringFlags.contains(.lineCount) ? record.range : 0
    var length = record.stringFlags.contains(.lineCount) ? lines &* 80 : record.range
    if length == 0 || length > available { length = available }
    length = min(length, limits.regularExpression)
    let end = place + length
    var last = end
    if lines > 0 {
      var position = place
      last = end
      while lines > 0, position < end {
        guard let found = Self.lineEnd(in: source, from: position, to: end) else { break }
        position = found
        if position < end - 1, source[position] == 0x0D, source[position + 1] == 0x0A { position += 1 }
        if position < end - 1, source[position] == 0x0A { position += 1 }
        last = position
        lines -= 1
        position += 1
      }
      if lines > 0 { last = end }
    }
    search.isPresent = true
    search.start = place
    search.length = last - place
    search.offset = place
    search.matchLength = 0
  }

  /// The next line feed, or where there is none the next carriage return.
  private static func lineEnd(in source: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    ByteSearch.first(0x0A, in: source, from: start, to: end) ?? ByteSearch.first(0x0D, in: source, from: start, to: end)
  }

  /// Looks for a record's regular expression; nil, and a failure, where it is none.
  mutating func searchExpression(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> Bool? {
    guard let matcher = matcher(for: record, of: file) else { return nil }
    // libmagic hands over a copy whose last byte is the terminator, and a terminator anywhere ends it; text has none.
    let start = search.start
    var end = start + max(0, search.length - 1)
    if !run.inputIsText, let terminator = ByteSearch.first(0, in: source, from: start, to: end) { end = terminator }
    // The end of a file that was read for itself has other lines.
    let hasLines = run.linesApply && !reading.readsEnd
    if hasLines, matcher.usesLineStarts, lineStarts.isUnknown(to: end) { lineStarts.find(in: source, to: end) }
    let range = start..<end
    let found =
      hasLines
      ? matcher.firstMatch(in: source, range: range, lines: lineStarts) : matcher.firstMatch(in: source, range: range)
    guard let match = found else { return false }
    search.start = match.lowerBound
    search.offset += match.lowerBound - start
    search.matchLength = match.count
    return true
  }

  private mutating func matcher(for record: MagicRecord, of file: MagicDatabaseFile) -> ExpressionMatcher? {
    let key = database.recordKey(record.index, of: file)
    if let known = matchers[key] { return known }
    let ignoringCase = !record.stringFlags.isDisjoint(with: .ignoreCase)
    guard let expression = database.expression(key, ignoringCase: ignoringCase, record.index, of: file) else {
      output.fail("regex error for `\(String(decoding: file.valueString(record.index), as: UTF8.self))'")
      return nil
    }
    let matcher = ExpressionMatcher(expression)
    matchers[key] = matcher
    return matcher
  }
}
