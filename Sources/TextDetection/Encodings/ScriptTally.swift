// SPDX-License-Identifier: Apache-2.0

/// Tells text in scripts other than Latin from numbers of two or four bytes, by how its characters go together.
///
/// A text is written in one script, with what all scripts share, and its words or sentences end: numbers that are no text would
/// have to stay in the blocks of one script and fall on its divisions. Source: The Unicode Standard 15.0, Blocks.txt, and
/// sections 6.2 and 23.1.
struct ScriptTally {
  /// What the characters of a block are.
  private enum Family {
    static let none = 0
    static let shared = 1
    static let eastAsian = 2
    static let firstAlphabet = 3
  }

  /// Blocks of 256 characters by script; scripts whose blocks lie apart stand there once for each.
  private static let alphabets: [[ClosedRange<Int>]] = [
    [0x03...0x03, 0x1f...0x1f], [0x04...0x04], [0x05...0x05], [0x06...0x07, 0xfb...0xfe], [0x09...0x09], [0x0a...0x0a],
    [0x0b...0x0b], [0x0c...0x0c], [0x0d...0x0d], [0x0e...0x0e], [0x0f...0x0f], [0x10...0x10], [0x12...0x13],
    [0x17...0x17],
  ]
  private static let eastAsian: [ClosedRange<Int>] = [0x11...0x11, 0x30...0x33, 0x4e...0x9f, 0xac...0xd7, 0xff...0xff]
  private static let shared: [ClosedRange<Int>] = [0x00...0x02, 0x20...0x22, 0x26...0x27, 0x1f3...0x1fa]

  /// The family of each block.
  private static let families: [UInt8] = {
    var families = [UInt8](repeating: UInt8(Family.none), count: 0x200)
    for (number, ranges) in ([shared, eastAsian] + alphabets).enumerated() {
      for block in ranges.joined() { families[block] = UInt8(Family.shared + number) }
    }
    precondition(Family.firstAlphabet + alphabets.count == ScriptTally().counts.count, "a place for each family")
    return families
  }()

  /// Fewer characters of the script prove nothing.
  private static let leastOfScript = 12
  /// Of so many characters one at most is of another script.
  private static let charactersPerForeign = 32
  /// Of so many characters of an alphabet one at least is a blank or a line end.
  private static let longestWord = 25
  /// Of so many characters of East Asia one at least is a blank, a line end or one of their punctuation marks.
  private static let longestClause = 40

  /// Those that are counted: a place for each family, without an object, because most data are no text after a few characters.
  private var counts = InlineArray<17, Int>(repeating: 0)
  private var total = 0
  private var blanks = 0
  private var marks = 0

  /// Adds a character; false for one that no text has.
  mutating func add(_ value: UInt32) -> Bool {
    switch value {
    case 9, 10, 13, 0x20: blanks += 1
    case 0x3000...0x3002, 0xff01, 0xff0c, 0xff0e, 0xff1a...0xff1f: marks += 1
    case ..<0x20, 0x7f..<0xa0, 0xfff0...0xffff: return false
    default: break
    }
    let block = Int(value >> 8)
    guard block < Self.families.count else { return false }
    counts[Int(Self.families[block])] += 1
    total += 1
    return counts[Family.none] * Self.charactersPerForeign <= max(total, Self.charactersPerForeign)
  }

  /// Of so many characters one at least is of each kind in a mixture.
  private static let charactersPerKind = 8

  /// Whether characters of East Asia stand among those of rare scripts, private and unassigned ones, with hardly any that all
  /// scripts share: so do numbers that are no text, since these are most of all characters.
  var isMixture: Bool {
    let isOften = { (family: Int) in counts[family] * Self.charactersPerKind > total }
    return total >= Self.leastOfScript && isOften(Family.none) && isOften(Family.eastAsian) && !isOften(Family.shared)
  }

  /// Whether the characters are a text.
  var isText: Bool {
    var script = Family.eastAsian
    for other in Family.firstAlphabet..<counts.count where counts[other] > counts[script] { script = other }
    let (own, rest) = (counts[script], total - counts[script] - counts[Family.shared])
    guard own >= Self.leastOfScript, own * 4 >= total, rest * Self.charactersPerForeign <= total else { return false }
    return script == Family.eastAsian
      ? (blanks + marks) * Self.longestClause >= total : blanks * Self.longestWord >= total
  }
}
