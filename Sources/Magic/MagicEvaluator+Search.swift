// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

extension MagicEvaluator {
  /// Looks for a record's value in what it searches: 0 where it is found.
  mutating func searchText(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> UInt64 {
    let length = record.valueLength
    let window = search.length
    if length > 0, record.stringFlags.isEmpty {
      var limit = record.range + length
      if record.range == 0 || window < limit { limit = window }
      guard let found = firstOccurrence(record, of: file, source, start: search.start, limit: limit) else { return 1 }
      search.offset += found
      search.matchLength = window - found
      return 0
    }
    let anchor = searchAnchor(record, of: file)
    var result: UInt64 = 0
    var index = 0
    let swallowsRuns = swallowsRuns(record, of: file)
    while record.range == 0 || index < record.range {
      if length + index > window { return 1 }
      if let anchor {
        let last = record.range == 0 ? window - length + 1 : min(record.range, window - length + 1)
        let (from, to) = (search.start + index + anchor.position, search.start + last + anchor.position)
        guard
          let found = anchor.isFolded
            ? ByteSearch.firstFolded(anchor.byte, in: source, from: from, to: to)
            : ByteSearch.first(anchor.byte, in: source, from: from, to: to)
        else { return 1 }
        index = found - search.start - anchor.position
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
      guard swallowsRuns else { continue }
      // What did not match from the first place of a run matches from none of it; trying each would cost its square.
      while search.start + index < source.count, MagicCharacters.isSpace(source[search.start + index - 1]),
        MagicCharacters.isSpace(source[search.start + index])
      {
        index += 1
      }
    }
    return result
  }

  /// Whether a value begins with white space that stands for any amount of it.
  private func swallowsRuns(_ record: MagicRecord, of file: MagicDatabaseFile) -> Bool {
    guard !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]), record.valueLength > 0 else {
      return false
    }
    return MagicCharacters.isSpace(file.valueByte(record.index, 0))
      && !MagicCharacters.isSpace(file.valueByte(record.index, 1))
  }

  /// The rarest byte of a value whose place is fixed, white space notwithstanding; nil where there is none.
  private func searchAnchor(
    _ record: MagicRecord, of file: MagicDatabaseFile
  ) -> (position: Int, byte: UInt8, isFolded: Bool)? {
    let isFlexible = !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace])
    var best: (position: Int, byte: UInt8, isFolded: Bool)?
    var bestWeight = Int.max
    for position in 0..<min(record.valueLength, 16) {
      let byte = file.valueByte(record.index, position)
      if isFlexible, MagicCharacters.isSpace(byte) { break }
      let weight = ByteFrequency.weight(byte | 0x20)
      guard weight < bestWeight else { continue }
      bestWeight = weight
      let isFolded =
        MagicCharacters.isLower(byte) && record.stringFlags.contains(.ignoreLowercase)
        || MagicCharacters.isUpper(byte) && record.stringFlags.contains(.ignoreUppercase)
      best = (position, byte, isFolded)
    }
    return best
  }

  /// Where a value first occurs among `limit` bytes, counted from their start.
  private func firstOccurrence(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, start: Int, limit: Int
  ) -> Int? {
    let length = record.valueLength
    guard length <= limit else { return nil }
    var rarest = 0
    var rarestWeight = Int.max
    for position in 0..<min(length, 16) {
      let weight = ByteFrequency.weight(ExpressionRequirement.folded(file.valueByte(record.index, position)))
      if weight < rarestWeight { (rarest, rarestWeight) = (position, weight) }
    }
    let byte = file.valueByte(record.index, rarest)
    let end = start + limit - length + rarest + 1
    var place = start + rarest
    while let found = ByteSearch.first(byte, in: source, from: place, to: end) {
      let first = found &- rarest
      var position = 0
      while position < length, source[first &+ position] == file.valueByte(record.index, position) { position &+= 1 }
      if position == length { return first - start }
      place = found &+ 1
    }
    return nil
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
    if !inputIsText, let terminator = ByteSearch.first(0, in: source, from: start, to: end) { end = terminator }
    if linesApply, matcher.usesLineStarts, lineStarts.isUnknown(to: end) { lineStarts.find(in: source, to: end) }
    guard let match = matcher.firstMatch(in: source, range: start..<end, lines: linesApply ? lineStarts : nil) else {
      return false
    }
    search.start = match.lowerBound
    search.offset += match.lowerBound - start
    search.matchLength = match.count
    return true
  }

  private mutating func matcher(for record: MagicRecord, of file: MagicDatabaseFile) -> ExpressionMatcher? {
    let key = database.expressionKey(record.index, of: file)
    if let known = matchers[key] { return known }
    let ignoringCase = !record.stringFlags.isDisjoint(with: .ignoreCase)
    guard let expression = database.expression(key, ignoringCase: ignoringCase, record.index, of: file) else {
      fail("regex error for `\(String(decoding: file.valueString(record.index), as: UTF8.self))'")
      return nil
    }
    let matcher = ExpressionMatcher(expression)
    matchers[key] = matcher
    return matcher
  }
}
