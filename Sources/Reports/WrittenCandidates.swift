// SPDX-License-Identifier: Apache-2.0
import Hashing
import Ranking
import Sniffing
import UniformTypes

/// What one thread wrote of candidates, because most files of a tree have the same ones.
final class WrittenCandidates {
  /// What the text of an identification without its content is made of.
  private struct Question: TableKey {
    let candidates: [Candidate]
    let encoding: String?
    let isCut: Bool

    /// The best type, how sure it is, and in which encoding tell nearly all questions apart.
    var tableHash: UInt64 {
      guard let best = candidates.first else { return 0 }
      let rest = best.confidence.permille << 8 | (encoding?.utf8.count ?? 0)
      return best.type.hashOfIdentifier ^ UInt64(truncatingIfNeeded: rest) &* 0x9e37_79b9_7f4a_7c15
    }
  }

  private var texts = HashTable<Question, [UInt8]>(atMost: mostKeptTexts)
  /// Texts that are kept: a tree needs some hundred, as the ranker does, each of about one KiB.
  private static let mostKeptTexts = 256
  /// The longest text that is kept, in bytes; the candidates of strange files take more.
  private static let longestKeptText = 4096

  /// Appends what was written of the same before, or else what `write` appends.
  func append(
    _ identification: Identification, to output: inout [UInt8], writing write: (inout [UInt8]) -> Void
  ) {
    let question = Question(
      candidates: identification.candidates, encoding: identification.encoding, isCut: identification.isCut)
    if let known = texts[question] { return output.append(contentsOf: known) }
    let start = output.count
    write(&output)
    if output.count - start <= Self.longestKeptText { texts.add(Array(output[start...]), for: question) }
  }
}
