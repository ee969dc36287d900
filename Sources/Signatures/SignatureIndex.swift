// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// The signatures of the tables, found by their first byte and read where they stand.
///
/// Lines of tables are `terms|identifier or empty|MIME type|statement|source`. Terms are divided by spaces: an offset, a
/// colon, and either hexadecimal digits, with `..` for any byte, or text in apostrophes, in which `_` stands for a space.
/// `?` in front makes the signature a weak one, as for two or three bytes.
struct SignatureIndex: Sendable {
  /// The first two bytes that a signature asks for, which nearly all heads lack, and its line.
  private struct Opening: Sendable {
    var offset: Int32 = 0
    var first: UInt8 = 0
    /// The bits of the first byte that count.
    var firstMask: UInt8 = 0
    var second: UInt8 = 0
    /// The bits of the second byte that count; none where the first stands alone.
    var secondMask: UInt8 = 0
    let table: UInt16
    /// Where the line begins.
    let line: Int32

    /// In which part of the order it stands.
    var bucket: Int { offset == 0 && firstMask == 0xff ? Int(first) : SignatureIndex.elsewhere }

    /// Whether the head may be the signature's.
    @inline(__always)
    func isPossible(in head: Span<UInt8>) -> Bool {
      let offset = Int(offset)
      guard offset < head.count, head[offset] & firstMask == first else { return false }
      return secondMask == 0 || offset + 1 < head.count && head[offset + 1] & secondMask == second
    }
  }

  private let tables: [TypeTable]
  /// The openings by their first byte at offset 0, and then those that begin elsewhere.
  private let order: [Opening]
  /// Where the openings of each first byte begin in `order`, where those that begin elsewhere do, and the end.
  private let starts: [Int]

  /// In the place of a first byte, for signatures that begin elsewhere.
  private static let elsewhere = 256
  /// Room for the tables as they are; more lines only take longer.
  private static let usualCount = 2500

  /// Every table of signatures.
  static let tables = [
    ArchiveSignatures.table, DataSignatures.table, DesignSignatures.table, DocumentSignatures.table,
    FirmwareSignatures.table, GameSignatures.table, HistoricSignatures.table, ImageSignatures.table,
    MediaSignatures.table, ProgramSignatures.table, ScienceSignatures.table,
  ]

  /// The index of all tables.
  static let shared = SignatureIndex(tables)

  /// Notes where the lines of tables begin, and no more, because a program waits for it before its first answer.
  init(_ tables: [TypeTable]) {
    var openings: [Opening] = []
    openings.reserveCapacity(SignatureIndex.usualCount)
    var starts = [Int](repeating: 0, count: SignatureIndex.elsewhere + 2)
    for (number, table) in tables.enumerated() {
      let text = table.text.utf8Span.span
      var line = 0
      for block in stride(from: 0, to: text.count, by: Span<UInt8>.blockSize) {
        var ends = text.bits(equalTo: UInt8(ascii: "\n"), at: block)
        if block + Span<UInt8>.blockSize >= text.count { ends |= 1 << UInt64(text.count - block - 1) }
        while ends != 0 {
          if let opening = SignatureIndex.opening(UInt16(number), line, text) {
            openings.append(opening)
            starts[opening.bucket + 1] += 1
          }
          line = block + ends.trailingZeroBitCount + 1
          ends &= ends - 1
        }
      }
    }
    for bucket in 0...SignatureIndex.elsewhere { starts[bucket + 1] += starts[bucket] }
    self.tables = tables
    self.starts = starts
    order = SignatureIndex.ordered(openings, into: &starts)
  }

  /// The openings by bucket, in the order in which they come; `places` tells where each bucket begins.
  private static func ordered(_ openings: [Opening], into places: inout [Int]) -> [Opening] {
    guard let any = openings.first else { return [] }
    var order = [Opening](repeating: any, count: openings.count)
    for opening in openings {
      order[places[opening.bucket]] = opening
      places[opening.bucket] += 1
    }
    return order
  }

  /// What the line that begins at a place asks for first; nil where it asks for nothing.
  private static func opening(_ table: UInt16, _ line: Int, _ text: Span<UInt8>) -> Opening? {
    var terms = SignatureTerms(at: line, in: text)
    guard terms.next(in: text) else { return nil }
    var opening = Opening(
      offset: Int32(truncatingIfNeeded: terms.offset), table: table, line: Int32(truncatingIfNeeded: line))
    if let (byte, mask) = terms.nextByte(in: text) { (opening.first, opening.firstMask) = (byte, mask) }
    if let (byte, mask) = terms.nextByte(in: text) { (opening.second, opening.secondMask) = (byte, mask) }
    return opening
  }

  /// The number of signatures.
  var count: Int { order.count }

  /// A signature that a head shows.
  struct Match {
    /// Its number in the index.
    let number: Int
    /// How much it is worth.
    let weight: Evidence.Weight
    /// How many bytes agree: the longest signature is the most particular.
    let length: Int
  }

  /// The longest signature that the head shows.
  func match(_ head: [UInt8]) -> Match? {
    var best: Match?
    find(in: Int(head[0]), head.span, &best)
    find(in: SignatureIndex.elsewhere, head.span, &best)
    return best
  }

  /// The line of a signature.
  func known(_ match: Match) -> KnownType {
    let opening = order[match.number]
    let table = tables[Int(opening.table)]
    let text = table.text.utf8Span.span
    let start = Int(opening.line)
    let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start, to: text.count) ?? text.count
    return table.line(at: start..<end)
  }

  private func find(in bucket: Int, _ head: Span<UInt8>, _ best: inout Match?) {
    let order = order.span
    for index in starts[bucket]..<starts[bucket + 1] {
      guard order[index].isPossible(in: head), let match = match(index, head), match.length > best?.length ?? 0 else {
        continue
      }
      best = match
    }
  }

  /// Compares a head with all that a line asks for.
  private func match(_ number: Int, _ head: Span<UInt8>) -> Match? {
    let opening = order[number]
    let text = tables[Int(opening.table)].text.utf8Span.span
    var terms = SignatureTerms(at: Int(opening.line), in: text)
    var length = 0
    var isWord = true
    while terms.next(in: text) {
      var place = terms.offset
      while let (byte, mask) = terms.nextByte(in: text) {
        guard place < head.count, head[place] & mask == byte else { return nil }
        isWord = isWord && mask == 0xff && SignatureIndex.isWordByte(byte)
        place += 1
        length += 1
      }
    }
    // A short word, which a text may begin with by chance.
    if isWord, length < 6, SignatureIndex.looksLikeText(head) { return nil }
    return Match(number: number, weight: terms.isWeak ? .weak : length >= 4 ? .strong : .fair, length: length)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == 0x20
  }

  /// Bytes looked at to tell a text from other data that begin with a word.
  private static let textReach = 256
  /// A text shorter than this is hardly more than the signature itself.
  private static let shortestText = 24

  private static func looksLikeText(_ head: Span<UInt8>) -> Bool {
    guard head.count >= shortestText else { return false }
    for index in 0..<min(textReach, head.count) {
      let byte = head[index]
      guard byte >= 0x20 && byte != 0x7f || (0x09...0x0d).contains(byte) else { return false }
    }
    return true
  }
}
