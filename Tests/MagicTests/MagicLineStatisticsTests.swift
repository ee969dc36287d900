// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Magic

/// Line ends counted by blocks against line ends counted one by one.
@Suite struct MagicLineStatisticsTests {
  private struct Reference: Equatable {
    var crlf = 0
    var lf = 0
    var cr = 0
    var nel = 0
    var longest = 0
    var hasEscapes = false
    var hasBackspaces = false

    /// Takes whole lines, each with the end that follows it.
    init(_ characters: [Piece], isWhole: Bool) {
      var length = 0
      for (index, character) in characters.enumerated() {
        let isBroken: Bool
        switch character {
        case .lineFeed:
          isBroken = true
          if index > 0, characters[index - 1] == .carriageReturn { crlf += 1 } else { lf += 1 }
        case .carriageReturn:
          isBroken = true
          let isLast = index + 1 == characters.count
          if isLast ? isWhole : characters[index + 1] != .lineFeed { cr += 1 }
        case .nextLine:
          isBroken = true
          nel += 1
        default: isBroken = false
        }
        if character == .escape { hasEscapes = true }
        if character == .backspace { hasBackspaces = true }
        length = isBroken ? 0 : length + 1
        if length > MagicLineStatistics.longLine { longest = max(longest, length) }
      }
    }

    init(_ statistics: MagicLineStatistics) {
      (crlf, lf, cr, nel) = (statistics.crlf, statistics.lf, statistics.cr, statistics.nel)
      (longest, hasEscapes, hasBackspaces) = (statistics.longest, statistics.hasEscapes, statistics.hasBackspaces)
    }
  }

  enum Piece: String {
    case letter = "a"
    case umlaut = "\u{E4}"
    case ideograph = "\u{6587}"
    case lineFeed = "\n"
    case carriageReturn = "\r"
    case nextLine = "\u{85}"
    case escape = "\u{1B}"
    case backspace = "\u{8}"
  }

  /// The characters that a text consists of, and how many letters at most stand in a row.
  @Test(
    arguments: [
      ([.letter, .lineFeed], 400), ([.letter, .lineFeed], 40), ([.letter, .lineFeed, .carriageReturn], 100),
      ([.lineFeed, .umlaut, .nextLine, .ideograph], 200), ([.lineFeed, .escape], 150), ([.lineFeed, .backspace], 150),
      ([.letter, .umlaut, .ideograph, .lineFeed, .carriageReturn, .nextLine, .escape, .backspace], 90),
      ([.letter], 900),
    ] as [([Piece], Int)])
  func countsLikeOneByOne(_ kinds: [Piece], _ longestRun: Int) {
    var generator = SeededGenerator(seed: UInt64(kinds.count * 1000 + longestRun))
    for _ in 0..<300 {
      var characters: [Piece] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        characters += [Piece](repeating: .letter, count: Int.random(in: 0...longestRun, using: &generator))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          characters.append(kinds.randomElement(using: &generator) ?? .letter)
        }
      }
      let text = Array(characters.map(\.rawValue).joined().utf8)
      let isWhole = Bool.random(using: &generator)
      let found = Reference(MagicLineStatistics(text.span, isWhole: isWhole))
      #expect(found == Reference(characters, isWhole: isWhole), "\(text)")
    }
  }
}
