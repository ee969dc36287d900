// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The upper half of an encoding that has a byte for a character.
struct CodePage: Sendable {
  /// What a byte stands for in a text.
  enum Kind: UInt8 {
    /// A character of ASCII that is no letter.
    case other
    case letter
    /// A mark that stands in front of a word, and one that stands behind it.
    case opening
    case closing
    /// Another mark of texts.
    case mark
    /// A part of a box.
    case box
    /// Another sign.
    case sign
    /// Nothing: texts in the encoding do not have the byte.
    case none
  }

  /// Its name among those of IANA, in small letters.
  let name: String
  /// What it costs in bits, because it is rare.
  let cost: Int
  /// The numbers of the languages that are written in it.
  let languages: [Int]
  /// What each byte stands for.
  private(set) var kinds = [Kind](repeating: .other, count: 256)
  /// The small letter that each byte is, or belongs to; an underscore for all that is no letter.
  private(set) var letters = [UInt16](repeating: UInt16(UInt8(ascii: "_")), count: 256)
  /// Whether it is a capital letter.
  private(set) var isCapital = [Bool](repeating: false, count: 256)
  /// Whether it has the letters of a script other than Latin; a few of them are signs elsewhere.
  private(set) var hasOtherScript = false

  /// Reads a line of `CodePages`; the languages have the numbers of their places among `codes`.
  init(_ line: Substring.UnicodeScalarView, _ codes: [String]) {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    name = String(fields[0])
    cost = Int(String(fields[1])) ?? 0
    languages = fields[2].split(separator: " ").compactMap { codes.firstIndex(of: String($0)) }
    for byte in 0..<128 where UInt8(byte).isLetter { set(byte, Unicode.Scalar(UInt8(byte))) }
    for (byte, character) in zip(128..., fields[3]) { set(byte, character) }
    hasOtherScript = letters.count(where: CodePage.isOfOtherScript) >= CodePage.leastLetters
  }

  /// The letters of a script that are fewer in no encoding for it.
  private static let leastLetters = 20

  /// Whether a letter is of another script than Latin, as far as the encodings have letters; those of Vietnamese lie apart.
  static func isOfOtherScript(_ letter: UInt16) -> Bool { letter >= 0x370 && letter >> 8 != 0x1e }

  private mutating func set(_ byte: Int, _ character: Unicode.Scalar) {
    switch character {
    case "(": kinds[byte] = .opening
    case ")": kinds[byte] = .closing
    case "-": kinds[byte] = .mark
    case "#": kinds[byte] = .box
    case "*": kinds[byte] = .sign
    case ".": kinds[byte] = .none
    default:
      let letter = CodePage.small(character)
      kinds[byte] = .letter
      letters[byte] = UInt16(truncatingIfNeeded: letter.value)
      isCapital[byte] = letter != character
    }
  }

  /// The small letter of a letter, where it is one character.
  private static func small(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    if letter.isASCII { return Unicode.Scalar(UInt8(ascii: letter) | 0x20) }
    let small = letter.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first ?? letter : letter
  }
}

/// Tells the encodings that have a byte for a character by the letters that stand beside each other: those of the right
/// encoding do it as in a language that is written in it.
///
/// All numbers are bits: the rarity of a pair of letters, and what stands for the rarity of all else. The encoding with the
/// fewest is the most likely one.
struct LetterStatistics: Sendable {
  /// What is known of all encodings and languages, read when the first text of this kind comes.
  static let shared = LetterStatistics()

  private let pages: [CodePage]
  /// The number of a pair of letters.
  private var numbers: [UInt32: Int] = [:]
  /// The rarity of each pair in each language.
  private var rarities: [UInt8] = []
  private let languageCount: Int

  /// About as many pairs as the table has.
  private static let usualPairs = 6000

  /// The rarity of a pair that a language has not, or hardly ever.
  private static let rarest = 12
  private static let markCost = 6
  private static let signCost = 9
  /// An opening mark behind a letter, or a closing one in front of it.
  private static let misplacementCost = 11
  /// A sign beside a letter; between two of them it is hardly ever.
  private static let attachmentCost = 4
  /// Letters of ASCII beside those of another script.
  private static let mixtureCost = 6
  /// Marks and signs alone in an encoding for another script.
  private static let absenceCost = 12
  /// A capital letter behind a small one.
  private static let capitalCost = 4
  /// A part of a box beside itself, as in all lines, beside another one, beside what is no letter, and beside letters.
  private static let boxCosts = (same: 1, box: 12, other: 7, letter: 14)

  /// Pairs of bytes that are looked at; those of a page tell all.
  static let mostPairs = 1500

  private init() {
    // Dividing text into what readers see as characters would take most of the time.
    let lines = LetterPairs.table.unicodeScalars.split(separator: "\n")
    let codes = lines.map { String($0.prefix { $0 != "|" }) }
    languageCount = lines.count
    numbers.reserveCapacity(LetterStatistics.usualPairs)
    pages = CodePages.table.unicodeScalars.split(separator: "\n").map { CodePage($0, codes) }
    for (language, line) in lines.enumerated() { readPairs(line, of: language) }
  }

  /// Reads a line of `LetterPairs`.
  private mutating func readPairs(_ line: Substring.UnicodeScalarView, of language: Int) {
    var rarity = 0
    var first: Unicode.Scalar?
    for character in line.drop(while: { $0 != "|" }).dropFirst() {
      if let bits = LetterStatistics.bits(character) {
        rarity = bits
      } else if let letter = first {
        let pair = LetterStatistics.pair(
          UInt16(truncatingIfNeeded: letter.value), UInt16(truncatingIfNeeded: character.value))
        rarities[number(of: pair) * languageCount + language] = UInt8(rarity)
        first = nil
      } else {
        first = character
      }
    }
  }

  /// The bits that a digit or a capital letter of ASCII stands for.
  private static func bits(_ digit: Unicode.Scalar) -> Int? {
    switch digit {
    case "0"..."9": Int(digit.value & 15)
    case "A"..."C": Int(digit.value & 15) + 9
    default: nil
    }
  }

  private static func pair(_ first: UInt16, _ second: UInt16) -> UInt32 { UInt32(first) << 16 | UInt32(second) }

  private mutating func number(of pair: UInt32) -> Int {
    if let number = numbers[pair] { return number }
    let number = numbers.count
    numbers[pair] = number
    rarities.append(contentsOf: repeatElement(UInt8(LetterStatistics.rarest), count: languageCount))
    return number
  }
}

extension LetterStatistics {
  /// How well a text goes with an encoding.
  struct Likelihood {
    let name: String
    /// The bits of the text, among which those are that the encoding costs itself.
    let bits: Int
    let cost: Int
    /// The pairs of bytes that were looked at.
    let pairs: Int

    /// Whether it has not more bits than so many a pair.
    func has(atMost bitsPerPair: Int) -> Bool { bits <= pairs * bitsPerPair + cost }
  }

  /// Two bytes beside each other, of which one at least is not of ASCII, and how often they are.
  struct Pair {
    let first: Int
    let second: Int
    let count: Int
  }

  /// The most likely encoding of pairs of bytes, if they are a language in it or might be; nil where each costs as many bits as
  /// a limit.
  ///
  /// Bounded by the number of pairs, times that of encodings and languages.
  func likelihood(of pairs: Pairs, below limit: Int = .max) -> Likelihood? {
    let count = pairs.all.reduce(0) { $0 + $1.count }
    var best: (page: CodePage, bits: Int)?
    for page in pages {
      guard let bits = bits(of: pairs.all, in: page, below: best?.bits ?? limit) else { continue }
      best = (page, bits)
    }
    guard let best, LetterStatistics.haveWords(pairs.all, in: best.page) else { return nil }
    return Likelihood(name: best.page.name, bits: best.bits, cost: best.page.cost, pairs: count)
  }

  /// Of the pairs that a letter is in, at least one in so many is of letters in words; lists of letters have hardly any.
  private static let pairsPerWord = 4

  /// As many letters for each part of a box make a text in which these are mistakes.
  private static let lettersPerMistake = 32

  /// Whether letters stand in words, or there are only marks, and whether boxes have lines.
  private static func haveWords(_ pairs: [Pair], in page: CodePage) -> Bool {
    var (letters, words, boxes, hasLines) = (0, 0, 0, false)
    // The greater byte is the one that is not of ASCII.
    for pair in pairs {
      switch page.kinds[max(pair.first, pair.second)] {
      case .letter:
        letters += pair.count
        // One letter over and over is no word.
        if page.kinds[min(pair.first, pair.second)] == .letter, pair.first != pair.second { words += pair.count }
      case .box:
        boxes += pair.count
        hasLines = hasLines || pair.first == pair.second
      default: break
      }
    }
    return words * pairsPerWord >= letters && (hasLines || boxes * lettersPerMistake <= letters)
  }

  /// The pairs of a text.
  struct Pairs {
    let all: [Pair]
    /// The first bytes, in which they stand.
    let reach: Int
  }

  /// The pairs of the first bytes.
  static func pairs(in bytes: [UInt8]) -> Pairs {
    var counts: [UInt16: Int] = [:]
    var rest = mostPairs
    let text = bytes.span
    var block = 0
    var reach = text.count
    while block < text.count, rest > 0 {
      var high = text.bitsOfHighBytes(at: block)
      while high != 0, rest > 0 {
        let place = block + high.trailingZeroBitCount
        high &= high - 1
        // A space stands at both ends of the text, and the pair of two such bytes is counted once.
        let before = place > 0 ? text[place - 1] : 0x20
        let after = place + 1 < text.count ? text[place + 1] : 0x20
        counts[UInt16(before) << 8 | UInt16(text[place]), default: 0] += 1
        rest -= 1
        if rest <= 0 { reach = place + 1 }
        guard after < 0x80 else { continue }
        counts[UInt16(text[place]) << 8 | UInt16(after), default: 0] += 1
        rest -= 1
      }
      block += Span<UInt8>.blockSize
    }
    let pairs = counts.map { Pair(first: Int($0.key >> 8), second: Int($0.key & 0xff), count: $0.value) }
    return Pairs(all: pairs, reach: reach)
  }

  /// Pairs after which it is seen whether an encoding costs too much.
  private static let pairsPerLook = 16

  /// The bits of all pairs in the likeliest language of an encoding; nil where it has not all the bytes, or they cost as much as
  /// a limit.
  private func bits(of pairs: [Pair], in page: CodePage, below limit: Int) -> Int? {
    var all = page.cost
    var hasLetters = false
    var sums = [Int](repeating: 0, count: page.languages.count)
    for (index, pair) in pairs.enumerated() {
      if index % LetterStatistics.pairsPerLook == 0, all + (sums.min() ?? 0) >= limit { return nil }
      let (first, second) = (page.kinds[pair.first], page.kinds[pair.second])
      guard first != .none, second != .none else { return nil }
      all += pair.count * LetterStatistics.cost(first, second, areSame: pair.first == pair.second)
      guard first == .letter || second == .letter else { continue }
      let (letter, other) = (page.letters[pair.first], page.letters[pair.second])
      guard letter > 0x7f || other > 0x7f else { continue }
      hasLetters = true
      if first == .letter, second == .letter {
        if CodePage.isOfOtherScript(max(letter, other)), min(letter, other) < 0x80 {
          all += pair.count * LetterStatistics.mixtureCost
        }
        if page.isCapital[pair.second], !page.isCapital[pair.first] { all += pair.count * LetterStatistics.capitalCost }
      }
      guard let number = numbers[LetterStatistics.pair(letter, other)] else {
        all += pair.count * LetterStatistics.rarest
        continue
      }
      let row = number * languageCount
      for (index, language) in page.languages.enumerated() {
        sums[index] += pair.count * Int(rarities[row + language])
      }
    }
    if page.hasOtherScript, !hasLetters { all += LetterStatistics.absenceCost }
    return sums.min().flatMap { all + $0 < limit ? all + $0 : nil }
  }

  /// What two kinds beside each other cost, but for the letters themselves.
  private static func cost(_ first: CodePage.Kind, _ second: CodePage.Kind, areSame: Bool) -> Int {
    if first == .box || second == .box {
      if first == second { return areSame ? boxCosts.same : boxCosts.box }
      return first == .letter || second == .letter ? boxCosts.letter : boxCosts.other
    }
    let isMisplaced = first == .letter && second == .opening || first == .closing && second == .letter
    let isAttached = first == .letter && second == .sign || first == .sign && second == .letter
    return cost(first) + cost(second) + (isMisplaced ? misplacementCost : isAttached ? attachmentCost : 0)
  }

  private static func cost(_ kind: CodePage.Kind) -> Int {
    switch kind {
    case .opening, .closing, .mark: markCost
    case .sign: signCost
    case .other, .letter, .box, .none: 0
    }
  }
}
