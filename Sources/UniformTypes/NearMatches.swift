// SPDX-License-Identifier: Apache-2.0

/// An identifier or tag that resembles one that nobody declares, and the type that carries it.
public struct NearMatch: Sendable, Hashable {
  /// The identifier or tag as it is declared; an extension without its period.
  public let text: String
  /// The class of the tag; nil if the text is a type identifier.
  public let tagClass: UTTagClass?
  /// The preferred type.
  public let type: UTType
  /// How many letters have to be added, left out, changed or swapped.
  public let distance: Int
}

extension TypeRegistry {
  /// Queries are compared in this many bytes at most, so that the work stays small.
  package static let maximumNearMatchLength = 128

  /// Declared identifiers, extensions and MIME types that are spelt almost like `query`, the nearest first.
  ///
  /// A query with a leading period is compared with extensions only, one with a slash with MIME types, and one with an
  /// inner period with identifiers. Takes time in proportion to the number of declarations.
  public func nearMatches(to query: String, limit: Int = 5) -> [NearMatch] {
    let isExtension = query.hasPrefix(".")
    let wanted = Array((isExtension ? query.dropFirst() : query[...]).utf8.map(\.foldedASCII))
    guard !wanted.isEmpty, wanted.count <= Self.maximumNearMatchLength, limit > 0 else { return [] }
    let isMIMEType = wanted.contains(UInt8(ascii: "/"))
    let isIdentifier = !isExtension && !isMIMEType && wanted.contains(UInt8(ascii: "."))
    let tolerance = max(1, min(wanted.count / 4, 4))
    var found: [Key: NearMatch] = [:]

    func compare(_ text: String, _ tagClass: UTTagClass?, _ type: UTType) {
      guard
        let distance = EditDistance.between(wanted, Array(text.utf8.map(\.foldedASCII)), atMost: tolerance)
      else { return }
      let key = Key(text: TypeIdentifier.folded(text), tagClass: tagClass)
      if found[key] == nil {
        found[key] = NearMatch(
          text: text, tagClass: tagClass, type: preferred(text, tagClass) ?? type, distance: distance)
      }
    }

    for type in declaredTypes {
      if !isExtension, !isMIMEType { compare(type.identifier, nil, type) }
      if isIdentifier { continue }
      if !isMIMEType { type.record.declaration.filenameExtensions.forEach { compare($0, .filenameExtension, type) } }
      if !isExtension { type.record.declaration.mimeTypes.forEach { compare($0, .mimeType, type) } }
    }
    let inOrder = found.values.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }
    return Array(inOrder.prefix(limit))
  }

  private struct Key: Hashable {
    let text: String
    let tagClass: UTTagClass?
  }

  private func preferred(_ text: String, _ tagClass: UTTagClass?) -> UTType? {
    tagClass.flatMap { declaredTypes(tag: text, tagClass: $0).first }
  }
}

/// The number of letters by which two texts differ, neighbours swapped counting once.
///
/// Source: the optimal string alignment variant of Damerau and Levenshtein's distance.
enum EditDistance {
  /// The distance; nil if it is more than `limit`.
  static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
