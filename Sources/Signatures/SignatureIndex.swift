// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// The signatures of the tables, found by their first byte.
struct SignatureIndex: Sendable {
  /// Bytes at one offset.
  private struct Term: Sendable {
    let offset: Int
    let bytes: [UInt8]
    /// Ones where a bit counts; empty where all do.
    let mask: [UInt8]

    func holds(in head: [UInt8]) -> Bool {
      guard offset + bytes.count <= head.count else { return false }
      if mask.isEmpty {
        for index in bytes.indices where head[offset + index] != bytes[index] { return false }
      } else {
        for index in bytes.indices where head[offset + index] & mask[index] != bytes[index] { return false }
      }
      return true
    }
  }

  /// One line of a table.
  private struct Signature: Sendable {
    let terms: [Term]
    let known: KnownType
    let weight: Evidence.Weight
    /// How many bytes must agree: the longest signature is the most particular.
    let length: Int
    /// Whether it is a short word, which a text may begin with by chance.
    let isWord: Bool

    func holds(in head: [UInt8], isText: Bool) -> Bool {
      terms.allSatisfy { $0.holds(in: head) } && !(isWord && isText)
    }
  }

  /// By the first byte at offset 0.
  private let byFirstByte: [[Signature]]
  /// Those that begin elsewhere.
  private let others: [Signature]

  /// The index of all tables.
  static let shared = SignatureIndex([
    ArchiveSignatures.table, DataSignatures.table, ImageSignatures.table, MediaSignatures.table,
    ProgramSignatures.table,
  ])

  /// Reads tables of lines `terms|identifier or empty|MIME type|statement|source`.
  ///
  /// Terms are divided by spaces: an offset, a colon, and either hexadecimal digits, with `..` for any byte, or text in
  /// apostrophes, in which `_` stands for a space. `?` in front makes the signature a weak one, as for two or three bytes.
  init(_ tables: [TypeTable]) {
    var byFirstByte: [[Signature]] = Array(repeating: [], count: 256)
    var others: [Signature] = []
    for line in tables.flatMap(\.lines) {
      let isWeak = line.key.hasPrefix("?")
      let terms = line.key.utf8.dropFirst(isWeak ? 1 : 0).split(separator: 0x20).compactMap(SignatureIndex.term)
      let length = terms.reduce(0) { $0 + $1.bytes.count }
      let weight: Evidence.Weight = isWeak ? .weak : length >= 4 ? .strong : .fair
      let signature = Signature(
        terms: terms, known: line, weight: weight, length: length,
        isWord: length < 6 && terms.allSatisfy { $0.mask.isEmpty && $0.bytes.allSatisfy(SignatureIndex.isWordByte) })
      guard let first = terms.first else { continue }
      if first.offset == 0, first.mask.first ?? 0xff == 0xff, let byte = first.bytes.first {
        byFirstByte[Int(byte)].append(signature)
      } else {
        others.append(signature)
      }
    }
    self.byFirstByte = byFirstByte.map { $0.sorted { $0.length > $1.length } }
    self.others = others.sorted { $0.length > $1.length }
  }

  private static func term(_ notation: Substring.UTF8View) -> Term? {
    let digits = notation.prefix { $0 != UInt8(ascii: ":") }
    let rest = Array(notation.dropFirst(digits.count + 1))
    guard let offset = Int(Substring(digits)), let first = rest.first else { return nil }
    if first == UInt8(ascii: "'") {
      let text = rest.dropFirst().dropLast().map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
      return Term(offset: offset, bytes: text, mask: [])
    }
    var bytes: [UInt8] = []
    var mask: [UInt8] = []
    for index in stride(from: 0, to: rest.count - 1, by: 2) {
      let isAny = rest[index] == UInt8(ascii: ".")
      bytes.append(isAny ? 0 : value(rest[index]) << 4 | value(rest[index + 1]))
      mask.append(isAny ? 0 : 0xff)
    }
    return Term(offset: offset, bytes: bytes, mask: mask.contains(0) ? mask : [])
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
  func match(_ head: [UInt8]) -> SignatureMatch? {
    let isText = SignatureIndex.looksLikeText(head)
    let front = byFirstByte[Int(head[0])].first { $0.holds(in: head, isText: isText) }
    let other = others.first { $0.holds(in: head, isText: isText) }
    guard let best = [front, other].compactMap({ $0 }).max(by: { $0.length < $1.length }) else { return nil }
    return SignatureMatch(best.known, best.weight)
  }
}
