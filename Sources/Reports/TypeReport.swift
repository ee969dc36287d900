// SPDX-License-Identifier: Apache-2.0
import Detection
import Sniffing
package import UniformTypes

/// What a registry knows of a type.
package struct TypeReport: Sendable {
  private let registry: TypeRegistry

  /// A report from one registry.
  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// Some lines for people; `other` is the type that such files are found to be, or that a lookup finds, where that is
  /// another one.
  package func text(of type: UTType, or other: UTType? = nil) -> String {
    let format = format(of: type)
    var text = type.identifier.escapingControls + "\n"
    func line(_ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      let padding = String(repeating: " ", count: max(1, 14 - label.count))
      text += "  \(label.escapingControls):\(padding)\(value.escapingControls)\n"
    }
    line("description", type.localizedDescription ?? format?.description)
    line("conforms to", type.declaredSupertypes.map(\.identifier).joined(separator: ", "))
    if type.tags[.filenameExtension] == nil, let format {
      line(label(of: .filenameExtension), format.filenameExtensions.joined(separator: ", "))
    }
    for (tagClass, tags) in type.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      line(label(of: tagClass), tags.joined(separator: ", "))
    }
    line("also known as", names(of: type, or: other, words).joined(separator: ", "))
    line("standing", origin(of: type))
    line("reference", type.referenceURLString)
    for loser in registry.losers(of: type.identifier) {
      line("overrides", TypeReport.text(of: loser))
    }
    return text
  }

  /// One JSON object and a line feed; an unknown type is null.
  package func jsonLine(query: String, _ type: UTType?, or other: UTType? = nil) -> [UInt8] {
    var line = Array(JSONLinesReport.opening.utf8)
    line.appendJSON("query", query)
    guard let type else {
      line.append(",\"type\":null}\n")
      return line
    }
    line.appendJSON("type", type.identifier)
    line.appendJSONKey("declared")
    line.append(type.isDeclared ? "true" : "false")
    let format = format(of: type)
    if let description = type.localizedDescription ?? format?.description {
      line.appendJSON("description", description)
    }
    line.appendJSONKey("conformsTo")
    line.appendJSONArray(type.declaredSupertypes) { $1.appendJSON($0.identifier) }
    line.appendJSONKey("extensions")
    line.appendJSONArray(type.tags[.filenameExtension] ?? format?.filenameExtensions ?? []) { $1.appendJSON($0) }
    line.appendJSONKey("mimeTypes")
    line.appendJSONArray(type.tags[.mimeType] ?? []) { $1.appendJSON($0) }
    let others = type.tags.filter { $0.key != .filenameExtension && $0.key != .mimeType && !$0.value.isEmpty }
    if !others.isEmpty {
      line.appendJSONKey("otherTags")
      line.append("{")
      for tags in others.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        line.appendJSONKey(tags.key.rawValue)
        line.appendJSONArray(tags.value) { $1.appendJSON($0) }
      }
      line.append("}")
    }
    line.appendJSON("origin", origin(of: type))
    let names = names(of: type, or: other, \.identifier)
    if !names.isEmpty {
      line.appendJSONKey("alsoKnownAs")
      line.appendJSONArray(names) { $1.appendJSON($0) }
    }
    line.append("}\n")
    return line
  }

  /// What the tables of the detectors say of a type that no declaration describes.
  private func format(of type: UTType) -> KnownFormat? {
    KnownFormat(undeclared: type, in: registry)
  }

  /// What a type is called besides: its customary MIME types, if it is declared, and another type in some words.
  private func names(of type: UTType, or other: UTType?, _ words: (UTType) -> String) -> [String] {
    (other == nil || type.isDeclared ? type.customaryMIMETypes : []) + (other.map { [words($0)] } ?? [])
  }

  /// The identifier of a type, and what it is.
  private func words(_ type: UTType) -> String {
    let description = type.localizedDescription ?? format(of: type)?.description ?? type.tags[.mimeType]?.first
    return type.identifier + (description.map { " (\($0))" } ?? "")
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
