// SPDX-License-Identifier: Apache-2.0
package import DocumentHandlers
import InfoPlists

/// A question for handlers, and its answer.
package struct HandlerAnswer: Sendable {
  /// The path or identifier that was asked for, in bytes as it was given.
  package let query: [UInt8]
  /// The identifier of its type; nil where nobody knows it.
  package let type: String?
  /// The handlers, best first.
  package let matches: [HandlerMatch]

  /// An answer.
  package init(query: [UInt8], type: String?, matches: [HandlerMatch]) {
    self.query = query
    self.type = type
    self.matches = matches
  }
}

/// Turns answers about handlers into text or JSON.
package enum HandlerReport {
  /// Appends an answer for people: the type, then each handler with its reason.
  package static func appendPlain(_ answer: HandlerAnswer, to output: inout [UInt8]) {
    output.appendEscaped(answer.query)
    output.appendLine(": \(answer.type ?? "unknown type")")
    if answer.matches.isEmpty { output.append("  nobody claims it\n") }
    for (index, match) in answer.matches.enumerated() {
      output.append("  \(index + 1). ")
      if let name = match.handler.name {
        output.appendEscaped(name.utf8)
        output.append(" (")
        output.appendEscaped(match.handler.identifier.utf8)
        output.append(")")
      } else {
        output.appendEscaped(match.handler.identifier.utf8)
      }
      if let path = match.handler.pathBytes {
        output.append(" ")
        output.appendEscaped(path)
      }
      output.append("\n     ")
      output.appendEscaped(match.why.utf8)
      output.appendNewline()
    }
  }

  /// Appends an answer as one JSON object and a line feed.
  package static func appendJSON(_ answer: HandlerAnswer, to output: inout [UInt8]) {
    output.append(JSONLinesReport.opening)
    output.appendJSON("query", orBase64: "queryBase64", answer.query)
    output.appendJSONKey("type")
    if let type = answer.type { output.appendJSON(type) } else { output.append("null") }
    output.appendJSONKey("handlers")
    output.appendJSONArray(answer.matches, appendMatch)
    output.append("}\n")
  }

  private static func appendMatch(_ match: HandlerMatch, to output: inout [UInt8]) {
    output.append("{")
    output.appendJSON("bundle", match.handler.identifier)
    if let name = match.handler.name { output.appendJSON("name", name) }
    if let path = match.handler.pathBytes { output.appendJSON("path", orBase64: "pathBase64", path) }
    output.appendJSON("rank", match.claim.rank.rawValue)
    if let role = match.claim.role { output.appendJSON("role", role.word) }
    output.appendJSON("claims", match.claimedType ?? "*")
    output.appendJSONKey("distance")
    output.append("\(match.distance)")
    if match.depth > 0 {
      output.appendJSONKey("depth")
      output.append("\(match.depth)")
    }
    output.appendJSON("why", match.why)
    output.append("}")
  }
}
