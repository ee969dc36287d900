// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// What a type conforms to, drawn.
struct ConformanceGraph {
  private let root: UTType

  /// The drawing of all that `type` conforms to.
  init(of type: UTType) { root = type }

  /// A tree for people: the type, indented below it what it conforms to; what was drawn before is not drawn again.
  var tree: String {
    var text = root.identifier + "\n"
    var drawn: Set<UTType> = [root]
    draw(root, indent: "", into: &text, &drawn)
    return text
  }

  private func draw(_ type: UTType, indent: String, into text: inout String, _ drawn: inout Set<UTType>) {
    let parents = type.declaredSupertypes
    for (index, parent) in parents.enumerated() {
      let isLast = index == parents.count - 1
      text += indent + (isLast ? "\u{2514}\u{2500} " : "\u{251c}\u{2500} ") + parent.identifier
      guard drawn.insert(parent).inserted else {
        text += parent.declaredSupertypes.isEmpty ? "\n" : " \u{2191}\n"
        continue
      }
      text += "\n"
      draw(parent, indent: indent + (isLast ? "   " : "\u{2502}  "), into: &text, &drawn)
    }
  }

  /// A digraph in the language of Graphviz.
  var graphviz: String {
    let types = ([root] + root.supertypes.sorted { $0.identifier < $1.identifier })
    var text = "digraph conformance {\n  rankdir=BT;\n  node [shape=box];\n"
    for type in types {
      text += "  \(quoted(type.identifier));\n"
      for parent in type.declaredSupertypes {
        text += "  \(quoted(type.identifier)) -> \(quoted(parent.identifier));\n"
      }
    }
    return text + "}\n"
  }

  private func quoted(_ identifier: String) -> String {
    "\"" + identifier.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
  }
}
