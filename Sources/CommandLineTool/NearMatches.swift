// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// Identifiers that come near to a misspelt one.
struct NearMatches {
  /// The nearest identifiers, at most five, the nearest first.
  let identifiers: [String]

  /// More offers than these help nobody.
  private static let most = 5
  /// Fewer letters and digits than these are near to anything.
  private static let fewestCharacters = 2
  /// Longer questions are no misspelt identifiers, and comparing them costs time.
  private static let longestQuery = 100

  /// Looks through all declared types.
  init(to query: String, in registry: TypeRegistry) {
    let wanted = Array(query.lowercased().utf8)
    let characters = query.unicodeScalars.count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard characters >= NearMatches.fewestCharacters, wanted.count <= NearMatches.longestQuery else {
      identifiers = []
      return
    }
    let threshold = max(1, wanted.count / 4)
    let lowercased = query.lowercased()
    let scored = registry.declaredTypes.compactMap { type -> (distance: Int, identifier: String)? in
      let identifier = type.identifier
      let folded = Array(identifier.lowercased().utf8)
      let last = folded.split(separator: UInt8(ascii: ".")).last.map(Array.init) ?? folded
      if folded.count > wanted.count, String(decoding: folded, as: UTF8.self).contains(lowercased) {
        return (0, identifier)
      }
      let whole = NearMatches.distance(wanted, folded, upTo: threshold)
      let end = NearMatches.distance(wanted, last, upTo: threshold)
      return min(whole, end) <= threshold ? (min(whole, end == .max ? .max : end + 1), identifier) : nil
    }
    identifiers = scored.sorted { ($0.distance, $0.identifier) < ($1.distance, $1.identifier) }
      .prefix(NearMatches.most).map(\.identifier)
  }

  /// What to write in place of a text that is no identifier.
  static func hint(for text: String, in registry: TypeRegistry) -> String {
    if let type = registry.declaredType(mimeType: text) { return "\(text) is the MIME type of \(type.identifier)" }
    let tag = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let type = registry.declaredType(filenameExtension: tag) {
      return ".\(tag) is an extension of \(type.identifier)"
    }
    let near = NearMatches(to: text, in: registry).identifiers
    return near.isEmpty
      ? "`sniff type --conforms-to public.item` lists the identifiers" : "near: \(near.joined(separator: ", "))"
  }

  /// The edit distance (Damerau and Levenshtein, optimal string alignment): insertions, deletions, replacements, and
  /// neighbours that changed places; `Int.max` where the lengths alone make it more than a limit, which spares
  /// the comparison with most types of a large registry.
  private static func distance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return .max }
    var above: [Int] = []
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var next = [index + 1]
      for column in right.indices {
        var best = min(row[column] + (byte == right[column] ? 0 : 1), next[column] + 1, row[column + 1] + 1)
        if index > 0, column > 0, byte == right[column - 1], left[index - 1] == right[column] {
          best = min(best, above[column - 1] + 1)
        }
        next.append(best)
      }
      (above, row) = (row, next)
    }
    return row[right.count]
  }
}
