// SPDX-License-Identifier: Apache-2.0
package import Sniffing
import UniformTypes

/// The list of everything that can be told, a line each.
package enum FormatListReport {
  /// The fields of one format, divided by tabulators: identifier, how it is told, MIME types, extensions, description.
  package static func line(_ format: KnownFormat) -> String {
    [
      format.type.identifier, format.knowledge.map(\.rawValue).joined(separator: ","),
      format.mimeTypes.joined(separator: ","), format.filenameExtensions.joined(separator: ","),
      format.description ?? "",
    ].map(\.escapingControls).joined(separator: "\t") + "\n"
  }

  /// One JSON object and a line feed.
  package static func jsonLine(_ format: KnownFormat) -> [UInt8] {
    var line = Array(JSONLinesReport.opening.utf8)
    line.appendJSON("type", format.type.identifier)
    line.appendJSONKey("declared")
    line.append(format.type.isDeclared ? "true" : "false")
    if let description = format.description { line.appendJSON("description", description) }
    line.appendJSONKey("extensions")
    line.appendJSONArray(format.filenameExtensions) { $1.appendJSON($0) }
    line.appendJSONKey("mimeTypes")
    line.appendJSONArray(format.mimeTypes) { $1.appendJSON($0) }
    line.appendJSONKey("knownBy")
    line.appendJSONArray(format.knowledge) { $1.appendJSON($0.rawValue) }
    line.append("}\n")
    return line
  }
}
