// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A table of lines `key|value value`, read once when first asked.
struct LineTable: Sendable {
  /// Double extensions to declared ones.
  static let filenameExtensionAliases = LineTable(FilenameExtensionAliases.table)
  /// MIME types to identifiers of declared types.
  static let mimeTypeAliases = LineTable(MIMETypeAliases.table)
  /// Folded type identifiers to the formats in which files of the type are stored.
  static let storageFormats = LineTable(StorageFormats.table)

  /// Folded type identifiers to the MIME types that other tables call them by.
  static let mimeTypesByIdentifier = mimeTypeAliases.inverted

  private let values: [String: [String]]

  init(_ text: String) {
    var values: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|")
      guard parts.count == 2 else { continue }
      values[TypeIdentifier.folded(String(parts[0]))] = parts[1].split(separator: " ").map(String.init)
    }
    self.values = values
  }

  private init(values: [String: [String]]) { self.values = values }

  /// The table from values to keys, which are sorted.
  private var inverted: LineTable {
    var inverted: [String: [String]] = [:]
    for (key, values) in values {
      for value in values { inverted[TypeIdentifier.folded(value), default: []].append(key) }
    }
    return LineTable(values: inverted.mapValues { $0.sorted() })
  }

  /// The values for `key`, which is in small letters.
  subscript(key: String) -> [String] { values[key] ?? [] }
}
