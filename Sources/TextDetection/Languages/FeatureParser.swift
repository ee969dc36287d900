// SPDX-License-Identifier: Apache-2.0

/// Reads the features of the language tables in one pass over their bytes.
struct FeatureParser {
  /// The numbers of features that tell capital letters apart, by hash.
  private(set) var exact: [UInt64: Int32] = [:]
  /// The numbers of features that do not, by the hash of small letters.
  private(set) var folded: [UInt64: Int32] = [:]
  /// What the features are worth, in the order of the tables.
  private(set) var votes: [LanguageModel.Vote] = []
  /// How many features there are.
  private(set) var featureCount = 0

  /// Room for the tables as they are.
  init() {
    exact.reserveCapacity(4096)
    folded.reserveCapacity(1024)
    votes.reserveCapacity(4096)
  }

  /// Reads the features of one language.
  mutating func parse(_ text: Substring.UTF8View, of language: Int, isFolded: Bool) {
    var weight = 1
    var word: [UInt8] = []
    for byte in text {
      if byte != 0x20 {
        word.append(byte)
        continue
      }
      take(word, language, isFolded, &weight)
      word.removeAll(keepingCapacity: true)
    }
    take(word, language, isFolded, &weight)
  }

  private mutating func take(_ word: [UInt8], _ language: Int, _ isFolded: Bool, _ weight: inout Int) {
    guard let first = word.first else { return }
    let digits = first == UInt8(ascii: "-") ? word.dropFirst() : word[...]
    if !digits.isEmpty, digits.allSatisfy(\.isDigit) {
      let value = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
      weight = digits.count < word.count ? -value : value
      return
    }
    let hash = FeatureParser.hash(word)
    let known = isFolded ? folded[hash] : exact[hash]
    let feature = known ?? Int32(featureCount)
    if known == nil {
      if isFolded { folded[hash] = feature } else { exact[hash] = feature }
      featureCount += 1
    }
    votes.append(LanguageModel.Vote(feature: Int(feature), language: language, weight: weight))
  }

  /// The hashes of the tokens between tildes, combined; the three bytes of `≈` stand for a tilde.
  private static func hash(_ word: [UInt8]) -> UInt64 {
    var combined: UInt64?
    var part = LanguageTokenizer.hash([])
    var isEmpty = true
    func end() {
      guard !isEmpty else { return }
      combined = combined.map { LanguageModel.combine($0, part) } ?? part
      (part, isEmpty) = (LanguageTokenizer.hash([]), true)
    }
    var index = 0
    while index < word.count {
      var byte = word[index]
      index += 1
      if byte == UInt8(ascii: "~") {
        end()
        continue
      }
      if byte == 0xe2, index + 1 < word.count {
        byte = UInt8(ascii: "~")
        index += 2
      }
      part = (part ^ UInt64(byte)) &* 0x100_0000_01b3
      isEmpty = false
    }
    end()
    return combined ?? 0
  }
}
