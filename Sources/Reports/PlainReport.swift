// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Ranking
package import Sniffing
import UniformTypes

/// One line for people: identifier, MIME type and confidence, what is inside, and what the name got wrong.
package struct PlainReport: ReportWriter {
  private let column: NameColumn
  private let looksInside: Bool
  private let listsAll: Bool
  private let palette: Palette

  /// A report for people; of the innermost content with `inside`, of every candidate with `all`.
  package init(column: NameColumn, inside: Bool, all: Bool, palette: Palette) {
    self.column = column
    self.palette = palette
    looksInside = inside
    listsAll = all
  }

  package func append(_ file: FileIdentification, to output: inout [UInt8]) {
    guard let identification = file.identification else { return column.appendFailure(of: file, to: &output) }
    let shown = looksInside ? identification.innermost : identification
    guard let best = shown.best else { return }
    var line = text(of: best)
    if let encoding = shown.encoding, encoding != "binary" { line += ", \(encoding)" }
    if let content = shown.content { line += inside(content) }
    if let mismatch = shown.mismatch {
      line += lie(mismatch, of: "its")
    } else if looksInside, let mismatch = identification.anyMismatch {
      // What lies is a wrapping that is not shown.
      let wrapping = mismatch.found.identifier.escapingControls
      line += palette.warning(", inside \(wrapping) whose \(claimant(mismatch)) says \(claimed(mismatch))")
    }
    column.append(file.path.bytes, Array(line.utf8), to: &output)
    guard listsAll else { return }
    for candidate in shown.candidates.dropFirst() {
      column.append(file.path.bytes, Array("- \(text(of: candidate))".utf8), to: &output)
    }
  }

  private func text(of candidate: Candidate) -> String {
    let identifier = palette.type(candidate.type.identifier.escapingControls)
    return "\(identifier) (\(candidate.mimeType.escapingControls), \(candidate.confidence))"
  }

  private func inside(_ content: Identification.Content) -> String {
    var text = " > "
    text += content.identification.best.map { self.text(of: $0) } ?? "nothing"
    if let encoding = content.identification.encoding, encoding != "binary" { text += ", \(encoding)" }
    if let mismatch = content.identification.mismatch { text += lie(mismatch, of: "the content's") }
    if let failure = content.failure { text += palette.warning(" [\(failure.escapingControls)]") }
    if let inner = content.identification.content { text += inside(inner) }
    return text
  }

  private func lie(_ mismatch: Mismatch, of owner: String) -> String {
    palette.warning(", but \(owner) \(claimant(mismatch)) says \(claimed(mismatch))")
  }

  /// The identifier; of a dynamic one, which tells people nothing, the MIME type too.
  private func claimed(_ mismatch: Mismatch) -> String {
    let type = mismatch.claimed
    let mimeType = type.isDynamic ? type.tags[.mimeType]?.first.map { " (\($0))" } : nil
    return (type.identifier + (mimeType ?? "")).escapingControls
  }

  private func claimant(_ mismatch: Mismatch) -> String {
    switch mismatch.origin {
    case .declared: "declaration"
    case .attribute: "attribute"
    default: "name"
    }
  }
}

/// Colours for a terminal, or none.
package struct Palette: Sendable {
  private let isColored: Bool

  /// Colours where they are wanted.
  package init(isColored: Bool) { self.isColored = isColored }

  func type(_ text: String) -> String { wrapped(text, in: "1;36") }
  func warning(_ text: String) -> String { wrapped(text, in: "33") }

  private func wrapped(_ text: String, in code: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
