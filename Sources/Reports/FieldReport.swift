// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Ranking
package import Sniffing
import UniformTypes

/// One field of the best candidate, as `file` prints it with the option of the same name.
package struct FieldReport: ReportWriter {
  /// What is printed.
  package enum Field: Sendable {
    /// The MIME type.
    case mimeType
    /// MIME type and encoding, `text/plain; charset=utf-8`.
    case mime
    /// The encoding, `binary` for what is no text.
    case encoding
    /// The type identifier.
    case identifier
    /// The filename extensions, separated by slashes; `???` where there are none.
    case filenameExtensions
  }

  private let field: Field
  private let column: NameColumn
  private let looksInside: Bool
  private let listsAll: Bool

  /// A report of one field; of the innermost content with `inside`, of every candidate with `all`.
  package init(_ field: Field, column: NameColumn, inside: Bool, all: Bool) {
    self.field = field
    self.column = column
    looksInside = inside
    listsAll = all
  }

  package func append(_ file: FileIdentification, to output: inout [UInt8]) {
    guard let identification = file.identification else { return column.appendFailure(of: file, to: &output) }
    let shown = looksInside ? identification.innermost : identification
    var previous: String?
    for candidate in shown.candidates.prefix(listsAll ? Int.max : 1) {
      let text = text(of: candidate, in: shown).escapingControls
      guard text != previous else { continue }
      column.append(file.path.bytes, Array(text.utf8), to: &output)
      previous = text
    }
  }

  /// Those that are declared, or else those that commonly stand for the MIME type.
  private func filenameExtensions(of candidate: Candidate) -> String? {
    if let declared = candidate.type.tags[.filenameExtension] { return declared.joined(separator: "/") }
    let customary = FilenameMeanings.extensions(forMIMEType: candidate.mimeType)
    return customary.isEmpty ? nil : customary.joined(separator: "/")
  }

  private func text(of candidate: Candidate, in identification: Identification) -> String {
    let encoding = identification.encoding ?? "binary"
    return switch field {
    case .mimeType: candidate.mimeType
    case .mime: "\(candidate.mimeType); charset=\(encoding)"
    case .encoding: encoding
    case .identifier: candidate.type.identifier
    case .filenameExtensions: filenameExtensions(of: candidate) ?? "???"
    }
  }
}
