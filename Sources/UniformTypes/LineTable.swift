// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A table of sorted lines `key|value value`, searched where it stands.
struct LineTable: Sendable {
  /// Double extensions to declared ones.
  static let filenameExtensionAliases = LineTable(FilenameExtensionAliases.table)
  /// MIME types to identifiers of declared types.
  static let mimeTypeAliases = LineTable(MIMETypeAliases.table)
  /// Other names of MIME types to those that are reported.
  static let mimeTypeSynonyms = LineTable(MIMETypeSynonyms.table)
  /// Type identifiers to the formats in which files of the type are stored; for a question or two, which do not pay for
  /// `LineIndex.storageFormats`.
  static let storageFormats = LineTable(StorageFormats.table)
  /// Type identifiers to the MIME types to report for them.
  static let standardMIMETypes = LineTable(StandardMIMETypes.table)

  private let sorted: SortedLines

  init(_ text: String) { sorted = SortedLines(text, ignoringCase: true) }

  /// The values for `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] { sorted.value(of: key).map(words) ?? [] }

  /// The lines in the order of the table; made anew each time.
  var lines: [(key: String, values: [String])] {
    sorted.lines.compactMap { line in
      let fields = sorted.fields(of: line, atMost: 2)
      return fields.count == 2 ? (fields[0], words(fields[1])) : nil
    }
  }

  private func words(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}
