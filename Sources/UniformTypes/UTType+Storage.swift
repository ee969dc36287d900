// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The MIME types that the format goes by although its declaration does not carry them, sorted.
  package var customaryMIMETypes: [String] {
    LineTable.mimeTypesByIdentifier[TypeIdentifier.folded(identifier)] ?? []
  }

  /// Whether files of this type are, physically, files of `format`: by conformance, or because the one is stored in
  /// the other as a Word document is in a zip archive.
  ///
  /// `format` may be a dynamic type made from a MIME type, for formats that nobody declares.
  package func isStored(in format: UTType) -> Bool {
    conforms(to: format) || isStored(in: format.record, depth: 0)
  }

  /// The formats in which files of this type are stored apart from what conformance says; most have none.
  package var storageFormats: [String] {
    let byIdentifier = ([record] + record.conformance.ancestors).flatMap {
      LineTable.storageFormats[TypeIdentifier.folded($0.identifier)] ?? []
    }
    guard isDynamic else { return byIdentifier }
    return byIdentifier + record.declaration.mimeTypes.flatMap(FilenameMeanings.storage(ofMIMEType:))
  }

  /// A format may be stored in another one in turn, but not more often than this.
  private static let maximumStorageDepth = 4

  private func isStored(in format: TypeRecord, depth: Int) -> Bool {
    guard depth < Self.maximumStorageDepth else { return false }
    return storageFormats.contains { name in
      if name.contains("/") { return format.declaration.mimeTypes.contains { TypeIdentifier.isSame($0, name) } }
      if TypeIdentifier.isSame(name, format.identifier) { return true }
      guard let stored = TypeRegistry.system.declaredType(name) else { return false }
      return stored.record.conforms(to: format) || stored.isStored(in: format, depth: depth + 1)
    }
  }
}
