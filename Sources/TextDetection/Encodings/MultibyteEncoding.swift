// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// An encoding that has two bytes and more for a character, with what each of them costs in bits in a language that is written
/// in it: as many as its rarity stands for where `CharacterRarities` has it, and as many as its area where not.
struct MultibyteEncoding: Sendable {
  /// Characters of two bytes that are as rare as each other, where no language says more.
  struct Area: Sendable {
    let leads: ClosedRange<UInt8>
    let trails: ClosedRange<UInt8>
    let bits: UInt8
    /// Whether the encoding has these characters only under its other name.
    let isExtension: Bool

    init(_ leads: ClosedRange<UInt8>, _ trails: ClosedRange<UInt8>, _ bits: UInt8, isExtension: Bool = false) {
      (self.leads, self.trails, self.bits, self.isExtension) = (leads, trails, bits, isExtension)
    }
  }

  /// Which characters have more than two bytes.
  enum LongForm: Sendable {
    case none
    /// 8F in front of a character of JIS X 0212 (EUC-JP).
    case threeBytes
    /// 8E and the number of a plane of CNS 11643 in front (EUC-TW).
    case planes
    /// A digit behind the lead byte, and another pair of that kind (GB 18030-2005, section 5).
    case digits
  }

  /// What is known of a character; 0 for one that the encoding has not.
  private enum Cell {
    static let bits: UInt8 = 0x1f
    static let isExtension: UInt8 = 0x20
    static let isHalfWidth: UInt8 = 0x40
  }

  /// Its name among those of IANA, in small letters, and the one with which it has extensions.
  let name: String
  let extendedName: String
  /// What it costs in bits, because it is rare.
  let cost: Int
  private let longForm: LongForm
  /// The characters of two bytes, by their bytes, and those of one.
  private var cells = [UInt8](repeating: 0, count: 0x8000)
  private var singles = [UInt8](repeating: 0, count: 0x80)

  /// One with areas of which later ones lie upon earlier ones, and the characters that a line of `CharacterRarities` has.
  init(
    _ name: String, extended: String? = nil, cost: Int = 0, _ longForm: LongForm = .none, areas: [Area],
    rarities: StaticString
  ) {
    (self.name, extendedName, self.cost, self.longForm) = (name, extended ?? name, cost, longForm)
    for area in areas { add(area) }
    setRarities(of: rarities)
  }

  /// Gives the characters of a line of `CharacterRarities` their own bits.
  mutating func setRarities(of line: StaticString) {
    for (code, bits) in CharacterRarities.rarities(of: line) { setRarity(bits, of: code) }
  }

  private mutating func add(_ area: Area) {
    let cell = area.bits | (area.isExtension ? Cell.isExtension : 0)
    var cells = cells.mutableSpan
    for lead in Int(area.leads.lowerBound)...Int(area.leads.upperBound) {
      var place = (lead & 0x7f) << 8 | Int(area.trails.lowerBound)
      let end = place + area.trails.count
      while place < end {
        cells[place] = cell
        place += 1
      }
    }
  }

  private mutating func setRarity(_ bits: UInt8, of code: Int) {
    let cell = cells[code & 0x7fff]
    if cell != 0 { cells[code & 0x7fff] = cell & ~Cell.bits | bits }
  }

  /// What a character costs that another encoding has at a place, for one that has the same characters elsewhere.
  func cell(at code: Int) -> UInt8 { cells[code & 0x7fff] }

  /// Puts a character of another encoding at a place.
  mutating func setCell(_ cell: UInt8, at code: Int, isExtension: Bool = false) {
    cells[code & 0x7fff] = isExtension && cell != 0 ? cell | Cell.isExtension : cell
  }

  /// Makes bytes stand alone for katakana of half the width (JIS X 0201), whose rarities are in a line of their own under the
  /// codes that they have in EUC-JP.
  mutating func addHalfWidths(areSingle: Bool) {
    for byte in 0xa1...0xdf { setHalfWidth(MultibyteEncoding.rarestHalfWidth, byte, areSingle) }
    for (code, bits) in CharacterRarities.rarities(of: "ja jis-x-0201") { setHalfWidth(bits, code & 0xff, areSingle) }
  }

  private mutating func setHalfWidth(_ bits: UInt8, _ byte: Int, _ isSingle: Bool) {
    let cell = bits | Cell.isHalfWidth
    if isSingle { singles[byte & 0x7f] = cell } else { cells[0x0e00 | byte] = cell }
  }

  private static let rarestHalfWidth: UInt8 = 12
  /// Katakana of half the width stand together, and a text has them or those of full width.
  private static let halfWidthCost = 4
  /// A character that the end of a whole text cuts.
  private static let cutCost = 10
}

extension MultibyteEncoding {
  /// What a text costs in an encoding.
  struct Cost {
    var bits = 0
    var characters = 0
    /// The bytes of all characters.
    var bytes = 0
    /// Whether characters are among them that the encoding has only under its other name.
    var isExtended = false
  }

  /// The cost of a text; nil where a character is malformed, or is none.
  ///
  /// Takes time in proportion to the bytes above ASCII.
  func cost(of bytes: Span<UInt8>, isCut: Bool) -> Cost? {
    var cost = Cost()
    cost.bits = self.cost
    var isHalfWidth = false
    var place = 0
    while place < bytes.count {
      let lead = bytes[place]
      guard lead >= 0x80 else {
        // Blocks of ASCII go by at once.
        let high = bytes.bitsOfHighBytes(at: place)
        place += high == 0 ? Span<UInt8>.blockSize : high.trailingZeroBitCount
        continue
      }
      let start = place
      defer { cost.bytes += place - start }
      cost.characters += 1
      var cell = singles[Int(lead & 0x7f)]
      if cell != 0 {
        place += 1
      } else {
        guard place + 1 < bytes.count else {
          if !isCut { cost.bits += MultibyteEncoding.cutCost }
          place += 1
          break
        }
        cell = cells[Int(lead & 0x7f) << 8 | Int(bytes[place + 1])]
        place += 2
      }
      guard cell != 0 else {
        guard let bits = longForm.cost(of: bytes, from: &place) else { return nil }
        cost.bits += bits
        continue
      }
      cost.bits += Int(cell & Cell.bits)
      if cell & Cell.isExtension != 0 { cost.isExtended = true }
      // Blanks stand between words of them, but no letters of ASCII.
      let isBehindLetter = start > 0 && bytes[start - 1].isPrintable && bytes[start - 1] != 0x20
      if cell & Cell.isHalfWidth != 0, !isHalfWidth || isBehindLetter { cost.bits += MultibyteEncoding.halfWidthCost }
      isHalfWidth = cell & Cell.isHalfWidth != 0
    }
    return cost.characters > 0 ? cost : nil
  }
}

extension MultibyteEncoding.LongForm {
  /// The planes of CNS 11643 that dictionaries are full of: the second, and those up to the seventh.
  private static let planesInUse: (second: UInt8, last: UInt8) = (0xa2, 0xa7)
  private static let costs = (second: 19, usual: 21, rare: 26)

  /// The bits of a character of which two bytes have been read, and moves behind it; nil for none.
  fileprivate func cost(of bytes: Span<UInt8>, from place: inout Int) -> Int? {
    let upper: ClosedRange<UInt8> = 0xa1...0xfe
    let digits: ClosedRange<UInt8> = 0x30...0x39
    let (lead, second) = (bytes[place - 2], bytes[place - 1])
    // What the end of a text cuts is no error.
    func has(_ ranges: ClosedRange<UInt8>...) -> Bool {
      for (index, range) in ranges.enumerated() where place + index < bytes.count {
        guard range.contains(bytes[place + index]) else { return false }
      }
      place += ranges.count
      return true
    }
    switch self {
    case .none: return nil
    case .threeBytes:
      guard lead == 0x8f, upper.contains(second), has(upper) else { return nil }
      // Rows of JIS X 0212 that have characters.
      return (0xa2...0xed).contains(second) ? Self.costs.usual : Self.costs.rare
    case .planes:
      guard lead == 0x8e, (0xa1...0xb0).contains(second), has(upper, upper) else { return nil }
      return second == Self.planesInUse.second
        ? Self.costs.second : second <= Self.planesInUse.last ? Self.costs.usual : Self.costs.rare
    case .digits:
      // 85 to 8F and what is behind E3 stand for nothing.
      guard (0x81...0x84).contains(lead) || (0x90...0xe3).contains(lead), digits.contains(second),
        has(0x81...0xfe, digits)
      else { return nil }
      return lead < 0x90 ? Self.costs.usual : Self.costs.rare
    }
  }
}
