// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// The signatures of the tables, found by their first byte.
struct SignatureIndex: Sendable {
  /// Bytes at one offset.
  private struct Term: Sendable {
    let offset: Int
    /// Where the bytes are in `bytes`, and the bits of each that count in `masks`.
    let range: Range<Int>
    let hasMask: Bool
  }

  /// One line of a table.
  private struct Signature: Sendable {
    /// Its terms in `terms`.
    let terms: Range<Int>
    /// The table and the line in it.
    let table: Int
    let line: Int
    let weight: Evidence.Weight
    /// How many bytes must agree: the longest signature is the most particular.
    let length: Int
    /// Whether it is a short word, which a text may begin with by chance.
    let isWord: Bool
  }

  /// The byte that a signature asks for first, which nearly all heads lack.
  private struct Opening: Sendable {
    let offset: Int32
    let byte: UInt8
    let mask: UInt8
    /// The number of the signature.
    let signature: UInt16
  }

  private let tables: [TypeTable]
  private var signatures: [Signature] = []
  private var terms: [Term] = []
  private var bytes: [UInt8] = []
  private var masks: [UInt8] = []
  /// The openings of the signatures by their first byte at offset 0 and then those that begin elsewhere, the longest of
  /// each first.
  private var order: [Opening] = []
  /// Where the signatures of each first byte begin in `order`, where those that begin elsewhere do, and the end.
  private var starts = [Int](repeating: 0, count: SignatureIndex.elsewhere + 2)

  /// In the place of a first byte, for signatures that begin elsewhere.
  private static let elsewhere = 256

  /// Every table of signatures.
  static let tables = [
    ArchiveSignatures.table, DataSignatures.table, DesignSignatures.table, DocumentSignatures.table,
    FirmwareSignatures.table, GameSignatures.table, HistoricSignatures.table, ImageSignatures.table,
    MediaSignatures.table, ProgramSignatures.table, ScienceSignatures.table,
  ]

  /// The index of all tables.
  static let shared = SignatureIndex(tables)

  /// Reads tables of lines `terms|identifier or empty|MIME type|statement|source`.
  ///
  /// Terms are divided by spaces: an offset, a colon, and either hexadecimal digits, with `..` for any byte, or text in
  /// apostrophes, in which `_` stands for a space. `?` in front makes the signature a weak one, as for two or three bytes.
  /// One pass over the bytes that makes no strings, because a program waits for it before its first answer.
  init(_ tables: [TypeTable]) {
    self.tables = tables
    // First byte, length downwards and number in one key, so that sorting is quick.
    var keys: [UInt64] = []
    for (number, table) in tables.enumerated() {
      for line in 0..<table.count {
        guard let first = append(table, number, line) else { continue }
        starts[first + 1] += 1
        let signature = signatures.count - 1
        let length = UInt64(max(0, 0xFFFF - signatures[signature].length))
        keys.append(UInt64(first) << 48 | length << 32 | UInt64(signature))
      }
    }
    for byte in 0...SignatureIndex.elsewhere { starts[byte + 1] += starts[byte] }
    keys.sort()
    order = keys.map { opening(ofSignature: UInt16(truncatingIfNeeded: $0)) }
  }

  private func opening(ofSignature number: UInt16) -> Opening {
    let term = terms[signatures[Int(number)].terms.lowerBound]
    guard let first = term.range.first else {
      return Opening(offset: Int32(truncatingIfNeeded: term.offset), byte: 0, mask: 0, signature: number)
    }
    return Opening(
      offset: Int32(truncatingIfNeeded: term.offset), byte: bytes[first], mask: masks[first], signature: number)
  }

  /// Adds the signature of a line, and returns the first byte it asks for; nil for a line without terms.
  private mutating func append(_ table: TypeTable, _ number: Int, _ line: Int) -> Int? {
    let text = table.text
    let range = table.range(ofLine: line)
    var index = range.lowerBound
    let isWeak = index < range.upperBound && text[index] == UInt8(ascii: "?")
    if isWeak { index += 1 }
    let firstTerm = terms.count
    let firstByte = bytes.count
    while index < range.upperBound, text[index] != UInt8(ascii: "|") {
      var end = index
      while end < range.upperBound, text[end] != UInt8(ascii: "|"), text[end] != UInt8(ascii: " ") { end += 1 }
      append(term: text, index..<end)
      index = end < range.upperBound && text[end] == UInt8(ascii: " ") ? end + 1 : end
    }
    guard let first = terms.dropFirst(firstTerm).first else { return nil }
    let length = bytes.count - firstByte
    var isWord = length < 6 && terms[firstTerm...].allSatisfy { !$0.hasMask }
    for index in firstByte..<bytes.count where !SignatureIndex.isWordByte(bytes[index]) { isWord = false }
    signatures.append(
      Signature(
        terms: firstTerm..<terms.count, table: number, line: line,
        weight: isWeak ? .weak : length >= 4 ? .strong : .fair, length: length, isWord: isWord))
    let isAtStart = first.offset == 0 && !first.range.isEmpty && masks[first.range.lowerBound] == 0xff
    return isAtStart ? Int(bytes[first.range.lowerBound]) : SignatureIndex.elsewhere
  }

  private mutating func append(term text: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    var offset = 0
    while index < range.upperBound, text[index] >= 0x30, text[index] <= 0x39, offset < 1 << 24 {
      offset = offset * 10 + Int(text[index] & 15)
      index += 1
    }
    guard index > range.lowerBound, index + 1 < range.upperBound, text[index] == UInt8(ascii: ":") else { return }
    index += 1
    let start = bytes.count
    var hasMask = false
    if text[index] == UInt8(ascii: "'") {
      for byte in text[(index + 1)..<max(index + 1, range.upperBound - 1)] {
        bytes.append(byte == UInt8(ascii: "_") ? 0x20 : byte)
        masks.append(0xff)
      }
    } else {
      while index + 1 < range.upperBound {
        let isAny = text[index] == UInt8(ascii: ".")
        hasMask = hasMask || isAny
        bytes.append(isAny ? 0 : SignatureIndex.value(text[index]) << 4 | SignatureIndex.value(text[index + 1]))
        masks.append(isAny ? 0 : 0xff)
        index += 2
      }
    }
    terms.append(Term(offset: offset, range: start..<bytes.count, hasMask: hasMask))
  }

  private func holds(_ signature: Signature, in head: [UInt8]) -> Bool {
    for term in terms[signature.terms] {
      guard term.offset + term.range.count <= head.count else { return false }
      let shift = term.offset - term.range.lowerBound
      for index in term.range where head[index + shift] & masks[index] != bytes[index] { return false }
    }
    return !signature.isWord || !SignatureIndex.looksLikeText(head)
  }

  /// The value of a hexadecimal digit.
  private static func value(_ digit: UInt8) -> UInt8 { digit < 0x3a ? digit & 15 : (digit & 15) + 9 }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == 0x20
  }

  /// Bytes looked at to tell a text from other data that begin with a word.
  private static let textReach = 256
  /// A text shorter than this is hardly more than the signature itself.
  private static let shortestText = 24

  private static func looksLikeText(_ head: [UInt8]) -> Bool {
    head.count >= shortestText
      && head.prefix(textReach).allSatisfy { $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }
  }

  /// The longest signature that the head shows.
  func match(_ head: [UInt8]) -> KnownFinding? {
    let front = first(in: Int(head[0]), head)
    let other = first(in: SignatureIndex.elsewhere, head)
    guard let best = [front, other].compactMap({ $0 }).max(by: { $0.length < $1.length }) else { return nil }
    return KnownFinding(tables[best.table].line(best.line), best.weight)
  }

  private func first(in bucket: Int, _ head: [UInt8]) -> Signature? {
    for index in starts[bucket]..<starts[bucket + 1] {
      let opening = order[index]
      guard opening.offset < head.count, head[Int(opening.offset)] & opening.mask == opening.byte else { continue }
      let signature = signatures[Int(opening.signature)]
      if holds(signature, in: head) { return signature }
    }
    return nil
  }
}
