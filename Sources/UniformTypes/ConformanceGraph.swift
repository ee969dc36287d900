// SPDX-License-Identifier: Apache-2.0

/// The supertypes of some types as a graph, for drawing.
public struct ConformanceGraph: Sendable {
  /// One line of a drawing as a tree.
  public struct Row: Sendable, Hashable {
    /// The number of steps from the type at the root.
    public let depth: Int
    /// The type.
    public let type: UTType
    /// Whether it stands further up already, so that its own supertypes are not repeated.
    public let isRepeated: Bool
    /// For each step from the root, whether more supertypes follow at that step.
    public let continues: [Bool]
  }

  /// The types that the graph was made for.
  public let roots: [UTType]

  /// Makes the graph of `roots` and all their supertypes.
  public init(of roots: [UTType]) {
    self.roots = roots
  }

  /// The supertypes of one of the roots as a tree, in declared order.
  public func rows(below root: UTType) -> [Row] {
    var rows: [Row] = []
    var seen: Set<UTType> = []
    append(root, continues: [], to: &rows, seen: &seen)
    return rows
  }

  private func append(_ type: UTType, continues: [Bool], to rows: inout [Row], seen: inout Set<UTType>) {
    let isRepeated = !seen.insert(type).inserted
    rows.append(Row(depth: continues.count, type: type, isRepeated: isRepeated, continues: continues))
    // Conformance is limited in depth by the number of supertypes that a type keeps.
    guard !isRepeated, continues.count < Conformance.maximumAncestorCount else { return }
    let supertypes = type.declaredSupertypes
    for (index, supertype) in supertypes.enumerated() {
      append(supertype, continues: continues + [index < supertypes.count - 1], to: &rows, seen: &seen)
    }
  }

  /// The tree of each root as text, one type a line, drawn with box characters.
  public var tree: String {
    roots.flatMap { rows(below: $0) }.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ row: Row) -> String {
    guard let last = row.continues.last else { return row.type.identifier }
    let indent = row.continues.dropLast().map { $0 ? "│  " : "   " }.joined()
    let mark = row.isRepeated && !row.type.declaredSupertypes.isEmpty ? " …" : ""
    return indent + (last ? "├─ " : "└─ ") + row.type.identifier + mark
  }

  /// All types of the graph with their immediate supertypes, sorted by identifier.
  public var edges: [(type: UTType, supertypes: [UTType])] {
    var types: Set<UTType> = []
    for root in roots { types.formUnion(root.supertypes.union([root])) }
    return types.sorted { $0.identifier < $1.identifier }.map { ($0, $0.declaredSupertypes) }
  }

  /// The graph in the language of Graphviz.
  public var dot: String {
    var lines = ["digraph conformance {", "  rankdir = BT;", "  node [shape = box];"]
    for (type, supertypes) in edges {
      lines.append("  \(Self.quoted(type.identifier));")
      for supertype in supertypes {
        lines.append("  \(Self.quoted(type.identifier)) -> \(Self.quoted(supertype.identifier));")
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(character.value < 0x20 ? " " : character)
    }
    return quoted + "\""
  }
}

extension TypeRegistry {
  /// All declared types that conform to `type`, sorted by folded identifier, without `type` itself.
  public func types(conformingTo type: UTType) -> [UTType] {
    declaredTypes.filter { $0.isSubtype(of: type) }
  }
}
