// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// Identifiers that come near to a misspelt one.
struct NearMatches {
  /// The nearest identifiers, at most five, the nearest first.
  let identifiers: [String]

  /// More offers than these help nobody.
  private static let most = 5
  /// Longer questions are no misspelt identifiers, and comparing them costs time.
  private static let longestQuery = 100

  /// Looks through all declared types.
  init(to query: String, in registry: TypeRegistry) {
    let wanted = Array(query.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= NearMatches.longestQuery else {
      identifiers = []
      return
    }
    let scored = registry.declaredTypes.compactMap { type -> (distance: Int, identifier: String)? in
      let identifier = type.identifier
      let folded = Array(identifier.lowercased().utf8)
      let last = folded.split(separator: UInt8(ascii: ".")).last.map(Array.init) ?? folded
      if folded.count > wanted.count, String(decoding: folded, as: UTF8.self).contains(query.lowercased()) {
        return (0, identifier)
      }
      let distance = min(NearMatches.distance(wanted, folded), NearMatches.distance(wanted, last) + 1)
      return distance <= max(1, wanted.count / 4) ? (distance, identifier) : nil
    }
    identifiers = scored.sorted { ($0.distance, $0.identifier) < ($1.distance, $1.identifier) }
      .prefix(NearMatches.most).map(\.identifier)
  }

  /// The edit distance (Levenshtein): insertions, deletions and replacements.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
