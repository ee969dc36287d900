// SPDX-License-Identifier: Apache-2.0

/// The order of preference among types that carry the same tag.
///
/// Documented is only that public types come first (`UTType.h` of Core Services). The rest is a rule that agrees
/// with what was measured on macOS: the greater authority, then a supertype before its own subtype, then the
/// position of the tag in the declaration, then the folded identifier.
struct TagPreference {
  /// The type, and where the tag stands in its declaration.
  let record: TypeRecord
  let position: UInt16

  private var isPublic: Bool { record.hasPublicIdentifier }

  /// Whether both are equally public and of equal authority, so that conformance decides.
  private func isLevel(with other: TagPreference) -> Bool {
    isPublic == other.isPublic && record.origin == other.record.origin
  }

  /// Whether this type is preferred, conformance aside.
  func isPreferred(over other: TagPreference) -> Bool {
    if isPublic != other.isPublic { return isPublic }
    if record.origin != other.record.origin { return record.origin < other.record.origin }
    if position != other.position { return position < other.position }
    return TypeIdentifier.folded(record.identifier) < TypeIdentifier.folded(other.record.identifier)
  }

  /// Whether this type stands before `other` for being its supertype.
  func isSupertype(of other: TagPreference) -> Bool {
    isLevel(with: other) && other.record !== record && other.record.conforms(to: record)
  }

  /// Whether this one of the supertypes of a type stands before another one of them.
  func precedes(_ other: TagPreference) -> Bool {
    depth == other.depth ? isPreferred(over: other) : depth < other.depth
  }

  /// The types in order of preference.
  static func sorted(_ types: [TagPreference]) -> [TypeRecord] {
    guard types.count > 1 else { return types.map(\.record) }
    let inOrder = types.sorted { $0.isPreferred(over: $1) }
    // Any number of types may share a tag, but none of them has more than a few supertypes to look up.
    // By the objects, of which a type has one in a registry: hashes of identifiers can be made to collide.
    let places = Dictionary(grouping: inOrder.indices) { ObjectIdentifier(inOrder[$0].record) }
    var sorted: [TypeRecord] = []
    var isTaken = Array(repeating: false, count: inOrder.count)
    for index in inOrder.indices where !isTaken[index] {
      let type = inOrder[index]
      let supertypes = type.record.conformance.ancestors
        .flatMap { places[ObjectIdentifier($0)] ?? [] }
        .filter { !isTaken[$0] && $0 > index && inOrder[$0].isSupertype(of: type) }
        .sorted { inOrder[$0].precedes(inOrder[$1]) }
      for taken in supertypes + [index] {
        isTaken[taken] = true
        sorted.append(inOrder[taken].record)
      }
    }
    return sorted
  }

  /// The number of supertypes; a supertype has fewer of them than any of its subtypes.
  private var depth: Int { record.conformance.ancestors.count }
}

extension TypeRegistry {
  /// The preferred type for a tag among those that conform to `supertype`.
  func preferredRecord(
    _ tag: Span<UInt8>, tagClass: UInt16, conformingTo supertype: TypeRecord?
  ) -> TypeRecord? {
    let index = index(of: tag, tagClass: tagClass)
    let last = index.lastEntry(tag: tag, tagClass: tagClass)
    guard last >= 0 else { return nil }
    let entry = index.tags[last]
    if entry.next >= 0 { return preferredRecord(entry: last, in: index, conformingTo: supertype) }
    guard let record = index.record(entry.record), supertype.map({ record.conforms(to: $0) }) ?? true
    else { return nil }
    return record
  }

  /// The preferred type among those whose tag entries begin with `last` and that conform to `supertype`.
  private func preferredRecord(
    entry last: Int, in index: TypeIndex, conformingTo supertype: TypeRecord?
  ) -> TypeRecord? {
    var best: TagPreference?
    var count = 0
    forEachPreference(entry: last, in: index, conformingTo: supertype) { type in
      count += 1
      if best.map({ type.isPreferred(over: $0) }) ?? true { best = type }
    }
    guard count > 1, let best else { return best?.record }
    var root: TagPreference?
    forEachPreference(entry: last, in: index, conformingTo: supertype) { type in
      if type.isSupertype(of: best), root.map({ type.precedes($0) }) ?? true { root = type }
    }
    return (root ?? best).record
  }

  /// Hands on the types among those whose tag entries begin with `last` that conform to `supertype`.
  private func forEachPreference(
    entry last: Int, in index: TypeIndex, conformingTo supertype: TypeRecord?, _ body: (TagPreference) -> Void
  ) {
    var number = last
    while number >= 0 {
      let entry = index.tags[number]
      number = Int(entry.next)
      guard let record = index.record(entry.record) else { continue }
      if let supertype, !record.conforms(to: supertype) { continue }
      body(TagPreference(record: record, position: entry.position))
    }
  }

  /// All declared types for a tag, in order of preference.
  func declaredTypes(_ tag: Span<UInt8>, tagClass: UInt16, conformingTo supertype: UTType?) -> [UTType] {
    let index = index(of: tag, tagClass: tagClass)
    var types: [TagPreference] = []
    let last = index.lastEntry(tag: tag, tagClass: tagClass)
    forEachPreference(entry: last, in: index, conformingTo: nil) { type in
      if type.record.conforms(to: supertype) { types.append(type) }
    }
    return TagPreference.sorted(types).map(UTType.init)
  }
}
