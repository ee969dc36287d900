// SPDX-License-Identifier: Apache-2.0
package import UniformTypes

/// What a registry knows of a type.
package struct TypeReport: Sendable {
  private let registry: TypeRegistry

  /// A report from one registry.
  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// Some lines for people.
  package func text(of type: UTType) -> String {
    var text = type.identifier + "\n"
    func line(_ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      text += "  \(label):" + String(repeating: " ", count: max(1, 14 - label.count)) + value + "\n"
    }
    line("description", type.localizedDescription)
    line("conforms to", type.declaredSupertypes.map(\.identifier).joined(separator: ", "))
    for (tagClass, tags) in type.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      line(label(of: tagClass), tags.joined(separator: ", "))
    }
    line("standing", origin(of: type))
    line("reference", type.referenceURLString)
    for loser in registry.losers(of: type.identifier) {
      line("overrides", TypeReport.text(of: loser))
    }
    return text
  }

  /// One JSON object and a line feed; an unknown type is null.
  package func jsonLine(query: String, type: UTType?) -> [UInt8] {
    var line = Array("{".utf8)
    line.appendJSON("query", query)
    guard let type else {
      line.append(",\"type\":null}\n")
      return line
    }
    line.appendJSON("type", type.identifier)
    line.appendJSONKey("declared")
    line.append(type.isDeclared ? "true" : "false")
    if let description = type.localizedDescription { line.appendJSON("description", description) }
    line.appendJSONKey("conformsTo")
    line.appendJSONArray(type.declaredSupertypes) { $1.appendJSON($0.identifier) }
    line.appendJSONKey("extensions")
    line.appendJSONArray(type.tags[.filenameExtension] ?? []) { $1.appendJSON($0) }
    line.appendJSONKey("mimeTypes")
    line.appendJSONArray(type.tags[.mimeType] ?? []) { $1.appendJSON($0) }
    line.appendJSON("origin", origin(of: type))
    line.append("}\n")
    return line
  }

  private func label(of tagClass: UTTagClass) -> String {
    switch tagClass {
    case .filenameExtension: "extensions"
    case .mimeType: "MIME types"
    default: tagClass.rawValue
    }
  }

  /// Which declaration lost, in a few words.
  static func text(of loser: TypeDeclaration) -> String {
    "\(loser.origin) declaration" + (loser.path.map { " by \($0)" } ?? "")
  }

  private func origin(of type: UTType) -> String {
    if type.isDynamic { return "dynamic" }
    guard let declaration = type.declaration else { return "undeclared" }
    return "\(declaration.origin)" + (declaration.path.map { " by \($0)" } ?? "")
  }
}
