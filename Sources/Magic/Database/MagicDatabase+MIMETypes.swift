// SPDX-License-Identifier: Apache-2.0

extension MagicDatabase {
  /// What libmagic's built-in tests answer beside the records: JSON, tables, tar and compound files.
  private static let builtIn = [
    "application/encrypted", "application/json", "application/msword", "application/vnd.ms-excel",
    "application/vnd.ms-office", "application/vnd.ms-outlook", "application/vnd.ms-powerpoint", "application/x-hwp",
    "application/x-msi", "application/x-ndjson", "application/x-ole-storage", "application/x-tar", "text/csv",
    "text/plain",
  ]

  /// The MIME types that the databases and the built-in tests can answer, sorted.
  ///
  /// Left out are those that a record completes from the file's bytes. Takes time linear in the number of records.
  package var mimeTypes: [String] {
    var found = Set(Self.builtIn)
    for file in files {
      for record in 0..<file.recordCount where file.hasMIMEType(record) {
        let mimeType = String(decoding: file.mimeType(record), as: UTF8.self)
        if mimeType.contains("/"), !mimeType.contains("%") { found.insert(mimeType) }
      }
    }
    return found.sorted()
  }
}
