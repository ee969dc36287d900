// SPDX-License-Identifier: Apache-2.0
package import Discovery
import InfoPlists
import PropertyLists

/// Findings as one JSON object a line.
package struct JSONLinesLintReport: LintReport {
  /// A report.
  package init() {}

  package func append(_ file: LintedFile, isFirst: Bool, to output: inout [UInt8]) {
    if let failure = file.failure {
      output.append(JSONLinesReport.opening)
      output.appendJSON("path", orBase64: "pathBase64", file.path)
      output.appendJSON("error", failure)
      output.append("}\n")
    }
    for finding in file.findings {
      output.append(JSONLinesReport.opening)
      output.appendJSON("path", orBase64: "pathBase64", file.path)
      if let position = finding.position {
        output.appendJSONKey("line")
        output.append("\(position.line)")
        output.appendJSONKey("column")
        output.append("\(position.column)")
      }
      output.appendJSON("keyPath", finding.keyPath)
      output.appendJSON("rule", finding.rule)
      output.appendJSON("level", finding.level.rawValue)
      output.appendJSON("message", finding.message)
      output.appendJSON("fix", finding.fix)
      output.append("}\n")
    }
  }
}
