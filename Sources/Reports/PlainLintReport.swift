// SPDX-License-Identifier: Apache-2.0
package import Discovery
import InfoPlists
import PropertyLists

/// Findings as compilers write them, so that editors find the place: `path:line:column: error: message [D01]`.
///
/// A second, indented line tells the key path and what to write instead.
package struct PlainLintReport: LintReport {
  private let isColored: Bool

  /// A report, with colours for a terminal.
  package init(isColored: Bool = false) { self.isColored = isColored }

  package func append(_ file: LintedFile, isFirst: Bool, to output: inout [UInt8]) {
    for finding in file.findings {
      output.appendEscaped(file.path)
      if let position = finding.position { output.append(":\(position.line):\(position.column)") }
      output.append(": ")
      output.append(styled(finding.level.rawValue, style(finding.level)))
      output.append(": ")
      output.append(styled(finding.message.escapingControls, .bold))
      output.append(" [\(finding.rule)]\n    ")
      if !finding.keyPath.isEmpty {
        output.appendEscaped(finding.keyPath.utf8)
        output.append(": ")
      }
      output.appendLine(finding.fix)
    }
  }

  package func footer(_ count: FindingCount) -> [UInt8] {
    guard count.files > 0 else {
      return count.isInterrupted ? Array("interrupted before anything was checked\n".utf8) : []
    }
    let ending = count.isInterrupted ? "; interrupted, so that not everything was checked" : ""
    let parts = [(count.errors, "error"), (count.warnings, "warning"), (count.notes, "note")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let what = parts.isEmpty ? "nothing to report" : parts.joined(separator: ", ")
    return Array("\(what) in \(count.files) file\(count.files == 1 ? "" : "s")\(ending)\n".utf8)
  }

  /// Select Graphic Rendition parameters (ECMA-48, section 8.3.117).
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"
  }

  private func style(_ level: Finding.Level) -> Style {
    switch level {
    case .error: .red
    case .warning: .magenta
    case .note: .cyan
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
