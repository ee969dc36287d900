// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The MIME types that the format goes by although its declaration does not carry them, sorted.
  package var customaryMIMETypes: [String] {
    LineIndex.mimeTypesByIdentifier[identifier]
  }

  /// The MIME type in common use where the declaration's own is another; nil for most types.
  package var standardMIMEType: String? { LineTable.standardMIMETypes[identifier].first }

  /// Whether files of this type are, physically, files of `format`: by conformance, or because the one is stored in
  /// the other as a Word document is in a zip archive.
  ///
  /// `format` may be a dynamic type made from a MIME type, for formats that nobody declares.
  package func isStored(in format: UTType) -> Bool {
    conforms(to: format) || record.storage.contains(format.record)
  }

  /// The formats that the table names for this very type, not for what it conforms to.
  package var ownStorageFormats: [String] { LineTable.storageFormats[identifier] }

  /// The formats in which files of this type are stored apart from what conformance says; most have none.
  package var storageFormats: [String] { record.storageFormats }
}

extension TypeRecord {
  /// The formats that the tables name for this type and its supertypes.
  var storageFormats: [String] {
    // Most types have no line, and their identifiers need not be read.
    var formats = LineIndex.storageFormats.words(hash: key, key: identifier)
    for ancestor in conformance.ancestors {
      formats += LineIndex.storageFormats.words(hash: ancestor.key, key: ancestor.identifier)
    }
    guard standing == .dynamic else { return formats }
    return formats + declaration.mimeTypes.flatMap(FilenameMeanings.storage(ofMIMEType:))
  }
}
