// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Moves of a game of chess without the tags that should stand in front.
///
/// Source: Portable Game Notation, section 8.2, Movetext section.
enum ChessMovesSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    moves|com.apple.chess.pgn|application/vnd.chess-pgn|Moves of chess|Portable Game Notation, section 8.2
    """)

  /// Moves of a game that no list has by chance.
  private static let leastMoves = 6
  /// Words that are looked at.
  private static let mostWords = 400

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.begins(with: "1."), let next = sample.bytes[(sample.start + 2)...].first(where: { $0 > 0x20 }),
      firstSigns.contains(next)
    else { return nil }
    return KnownFinding(isGame(sample) ? types["moves"] : nil, .strong)
  }

  /// What the first move begins with: a file, a knight, or a comment.
  private static let firstSigns = ByteSet("abcdefghN{")

  /// What ends a game (section 8.2.6).
  private static let results: [StaticString] = ["1-0", "0-1", "1/2-1/2", "*"]

  /// Whether all words are numbers of moves, one after the other, moves, comments and how it ended.
  private static func isGame(_ sample: TextSample) -> Bool {
    var (moves, number, depth) = (0, 0, 0)
    let words = sample.bytes[sample.start...].words
    // The last word of a text that goes on may be cut.
    for word in (sample.isWhole ? words[...] : words.dropLast()).prefix(mostWords) {
      if depth > 0 || word.first == UInt8(ascii: "{") {
        depth += word.count { $0 == UInt8(ascii: "{") } - word.count { $0 == UInt8(ascii: "}") }
        continue
      }
      if results.contains(where: { word.equals($0) }) { break }
      var rest = word
      let digits = word.prefix(while: \.isDigit)
      if !digits.isEmpty {
        rest = word[digits.endIndex...]
        guard rest.first == UInt8(ascii: "."), let told = digits.number(ofAtMost: 3),
          told == number || told == number + 1
        else { return false }
        number = told
        rest = rest.drop { $0 == UInt8(ascii: ".") }
        if rest.isEmpty { continue }
      } else if word.first == UInt8(ascii: "$"), word.dropFirst().number(ofAtMost: 3) != nil {
        continue
      }
      guard isMove(rest) else { return false }
      moves += 1
    }
    return moves >= leastMoves && number >= leastMoves / 2
  }

  /// Castling, or a piece or none, where it came from as far as that is not clear, a capture, the square, a promotion, a
  /// check, and what is thought of it (section 8.2.3).
  private static func isMove(_ word: ArraySlice<UInt8>) -> Bool {
    let move = word[..<(word.lastIndex { !"+#!?".utf8.contains($0) }.map { $0 + 1 } ?? word.startIndex)]
    if move.equals("O-O") || move.equals("O-O-O") { return true }
    var rest = move
    if let piece = rest.first, "KQRBN".utf8.contains(piece) { rest = rest.dropFirst() }
    if rest.count >= 4, rest[rest.endIndex - 2] == UInt8(ascii: "=") { rest = rest.dropLast(2) }
    guard (2...5).contains(rest.count), rest.last.map({ (0x31...0x38).contains($0) }) ?? false,
      (0x61...0x68).contains(rest[rest.endIndex - 2])
    else { return false }
    return rest.dropLast(2).allSatisfy {
      $0 == UInt8(ascii: "x") || (0x61...0x68).contains($0) || (0x31...0x38).contains($0)
    }
  }
}
