// SPDX-License-Identifier: Apache-2.0
import Detection

/// The signatures of the tables, found by their first byte and read where they stand.
///
/// Lines of tables are `terms|identifier or empty|MIME type|statement|source`. Terms are divided by spaces: an offset, a
/// colon, and either hexadecimal digits, with `..` for any byte, or text in apostrophes, in which `_` stands for a space.
/// `?` after them makes the signature a weak one, as for two or three bytes. Each table is sorted by the bytes of its
/// lines.
struct SignatureIndex: Sendable {
  private let tables: [TypeTable]
  /// The openings by their first byte at offset 0, and then those that begin elsewhere.
  private let order: [SignatureOpening]
  /// Where the openings of each first byte begin in `order`, where those that begin elsewhere do, and the end.
  private let starts: [Int]
  /// Those that begin elsewhere, by where.
  private let groups: [Group]

  /// The openings of one place other than the start.
  private struct Group {
    let offset: Int
    let openings: Range<Int>
    /// What the lower six bits may be of the byte that stands there, a bit for each value.
    let firstBits: UInt64
  }

  /// Room for the tables as they are; more lines only take longer.
  static let usualCount = 3800

  /// Every table of signatures.
  static let tables = [
    ArchiveSignatures.table, DataSignatures.table, DesignSignatures.table, DocumentSignatures.table,
    FirmwareSignatures.table, GameSignatures.table, HistoricSignatures.table, ImageSignatures.table,
    InstrumentSignatures.table, KeySignatures.table, MediaSignatures.table, ProgramSignatures.table,
    ScienceSignatures.table, VideoSignatures.table,
  ]

  /// The index of all tables.
  static let shared = SignatureIndex(tables)

  /// An index of the lines of tables.
  init(_ tables: [TypeTable]) {
    var openings: [SignatureOpening] = []
    openings.reserveCapacity(SignatureIndex.usualCount)
    var starts = [Int](repeating: 0, count: SignatureOpening.elsewhere + 2)
    for (number, table) in tables.enumerated() {
      let text = table.text.utf8Span.span
      var line = 0
      while line < text.count {
        if let opening = SignatureOpening(at: line, in: text, table: number) {
          openings.append(opening)
          starts[opening.bucket + 1] += 1
        }
        line = SignatureOpening.end(of: line, in: text) + 1
      }
    }
    for bucket in 0...SignatureOpening.elsewhere { starts[bucket + 1] += starts[bucket] }
    self.tables = tables
    self.starts = starts
    let elsewhere = starts[SignatureOpening.elsewhere]..<openings.count
    var order = SignatureIndex.ordered(openings, into: &starts)
    order[elsewhere].sort { $0.isBefore($1) }
    groups = SignatureIndex.groups(of: order, in: elsewhere)
    self.order = order
  }

  /// The openings by bucket, in the order in which they come; `places` tells where each bucket begins.
  private static func ordered(_ openings: [SignatureOpening], into places: inout [Int]) -> [SignatureOpening] {
    guard let any = openings.first else { return [] }
    var order = [SignatureOpening](repeating: any, count: openings.count)
    for opening in openings {
      order[places[opening.bucket]] = opening
      places[opening.bucket] += 1
    }
    return order
  }

  /// The groups of openings that are sorted by where they begin.
  private static func groups(of order: [SignatureOpening], in range: Range<Int>) -> [Group] {
    var groups: [Group] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let offset = order[start].start
      let end = order[start..<range.upperBound].firstIndex { $0.start != offset } ?? range.upperBound
      let firstBits = order[start..<end].reduce(0) { $0 | $1.firstBits }
      groups.append(Group(offset: offset, openings: start..<end, firstBits: firstBits))
      start = end
    }
    return groups
  }

  /// The number of signatures.
  var count: Int { order.count }

  /// The longest signature that the head, which is not empty, shows; of several the first, those of its first byte before
  /// others.
  func match(_ head: [UInt8]) -> SignatureMatch? {
    var best: SignatureMatch?
    let first = Int(head[0])
    find(in: starts[first]..<starts[first + 1], head.span, &best)
    var elsewhere: SignatureMatch?
    let (groups, bytes) = (groups.span, head.span)
    for number in groups.indices {
      let offset = groups[number].offset
      guard offset < bytes.count, groups[number].firstBits >> UInt64(bytes[offset] & 63) & 1 != 0 else { continue }
      find(in: groups[number].openings, bytes, &elsewhere)
    }
    guard let elsewhere, elsewhere.length > best?.length ?? 0 else { return best }
    return elsewhere
  }

  private func find(in openings: Range<Int>, _ head: Span<UInt8>, _ best: inout SignatureMatch?) {
    let order = order.span
    for index in openings {
      guard order[index].isPossible(in: head), let match = order[index].match(head, in: tables) else { continue }
      if let best,
        match.length < best.length || match.length == best.length && !match.opening.stands(before: best.opening)
      {
        continue
      }
      best = match
      best?.number = index
    }
  }
}
