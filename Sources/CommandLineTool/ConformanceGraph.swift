// SPDX-License-Identifier: Apache-2.0
import Reports
import UniformTypes

/// What a type conforms to, drawn.
struct ConformanceGraph {
  private let root: UTType
  /// The types that are drawn: hostile declarations may stand in a chain of any length, of which no more are supertypes.
  private let supertypes: Set<UTType>

  /// The drawing of all that `type` conforms to.
  init(of type: UTType) {
    root = type
    supertypes = type.supertypes
  }

  /// The immediate supertypes that are drawn.
  private func drawnParents(of type: UTType) -> [UTType] { type.declaredSupertypes.filter(supertypes.contains) }

  /// A tree for people: the type, indented below it what it conforms to; what was drawn before is not drawn again.
  var tree: String {
    var text = root.identifier.escapingControls + "\n"
    var drawn: Set<UTType> = [root]
    draw(root, indent: "", into: &text, &drawn)
    return text
  }

  private func draw(_ type: UTType, indent: String, into text: inout String, _ drawn: inout Set<UTType>) {
    let parents = drawnParents(of: type)
    for (index, parent) in parents.enumerated() {
      let isLast = index == parents.count - 1
      text += indent + (isLast ? "\u{2514}\u{2500} " : "\u{251c}\u{2500} ")
      text += parent.identifier.escapingControls
      guard drawn.insert(parent).inserted else {
        text += drawnParents(of: parent).isEmpty ? "\n" : " \u{2191}\n"
        continue
      }
      text += "\n"
      draw(parent, indent: indent + (isLast ? "   " : "\u{2502}  "), into: &text, &drawn)
    }
  }

  /// A digraph in the language of Graphviz.
  var graphviz: String {
    let types = ([root] + supertypes.sorted { $0.identifier < $1.identifier })
    var text = "digraph conformance {\n  rankdir=BT;\n  node [shape=box];\n"
    for type in types {
      text += "  \(quoted(type.identifier));\n"
      for parent in drawnParents(of: type) {
        text += "  \(quoted(type.identifier)) -> \(quoted(parent.identifier));\n"
      }
    }
    return text + "}\n"
  }

  /// A quoted string of the language, in which a backslash escapes what follows and no control character may stand.
  private func quoted(_ identifier: String) -> String {
    var text = "\""
    for character in identifier.escapingControls.unicodeScalars {
      if character == "\"" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text + "\""
  }
}
