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
    // The first byte rules most places out, unless white space or case may change it.
    let first = file.valueByte(record.index, 0)
    let isPlain = length > 0 && !MagicCharacters.isSpace(first)
    let alternative =
      MagicCharacters.isLower(first) && record.stringFlags.contains(.ignoreLowercase)
      ? MagicCharacters.upper(first)
      : MagicCharacters.isUpper(first) && record.stringFlags.contains(.ignoreUppercase)
        ? MagicCharacters.lower(first) : first
    var result: UInt64 = 0
    var index = 0
    while record.range == 0 || index < record.range {
      if length + index > window { return 1 }
      let place = search.start &+ index
      if isPlain, place < source.count, source[place] != first, source[place] != alternative {
        result = 1
        index += 1
        continue
      }
      result = modifiedDifference(
        record, of: file, source, at: place, available: max(0, source.count - place), maximum: window - index)
      if result == 0 {
        search.offset += index
        search.matchLength = window - index
        return 0
      }
      index += 1
    }
    return result
  }

  /// Where a value first occurs among `limit` bytes, counted from their start.
  private func firstOccurrence(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, start: Int, limit: Int
  ) -> Int? {
    let length = record.valueLength
    guard length <= limit else { return nil }
    let first = file.valueByte(record.index, 0)
    let last = start + limit - length
    var place = start
    while place <= last {
      if source[place] == first {
        var position = 1
        while position < length, source[place &+ position] == file.valueByte(record.index, position) { position &+= 1 }
        if position == length { return place - start }
      }
      place &+= 1
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
    for position in start..<end where source[position] == 0x0A { return position }
    for position in start..<end where source[position] == 0x0D { return position }
    return nil
  }

  /// Looks for a record's regular expression; nil, and a failure, where it is none.
  mutating func searchExpression(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> Bool? {
    guard let matcher = matcher(for: record, of: file) else { return nil }
    // libmagic hands over a copy whose last byte is the terminator, and a terminator anywhere ends it.
    let start = search.start
    var end = start + max(0, search.length - 1)
    for position in start..<end where source[position] == 0 {
      end = position
      break
    }
    guard let match = matcher.firstMatch(in: source, range: start..<end) else { return false }
    search.start = match.lowerBound
    search.offset += match.lowerBound - start
    search.matchLength = match.count
    return true
  }

  private mutating func matcher(for record: MagicRecord, of file: MagicDatabaseFile) -> ExpressionMatcher? {
    let key = database.expressionKey(record.index, of: file)
    if let known = matchers[key] { return known }
    guard
      let expression = database.expression(
        key,
        ignoringCase: record.stringFlags.contains(.ignoreLowercase) || record.stringFlags.contains(.ignoreUppercase),
        record.index, of: file)
    else {
      fail("regex error for `\(String(decoding: file.valueString(record.index), as: UTF8.self))'")
      return nil
    }
    let matcher = ExpressionMatcher(expression)
    matchers[key] = matcher
    return matcher
  }
}
