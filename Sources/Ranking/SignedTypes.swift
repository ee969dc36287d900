// SPDX-License-Identifier: Apache-2.0
import TypeCatalog
import UniformTypes

/// Types whose files always start with a signature that the detectors know.
enum SignedTypes {
  private static let identifiers = SortedLines(FormatTraits.signed)
  private static let mimeTypes = SortedLines(FormatTraits.signedMIMETypes)
  private static let media = SortedLines(FormatTraits.signedMedia)

  /// Formats that other formats are stored in, and that show a signature.
  static let formats: [UTType] =
    [.zip, .gzip].compactMap { $0 } + ["com.microsoft.ole-compound-file"].compactMap { UTType($0) }

  /// Whether a format, by identifier or MIME type, is in one of the tables.
  static func contains(_ format: String) -> Bool {
    format.contains("/") ? mimeTypes.contains(format) || media.contains(format) : identifiers.contains(format)
  }

  /// Whether the type is in one of the tables.
  static func contains(_ type: UTType) -> Bool {
    type.isDynamic ? mimeTypes.names(type) || media.names(type) : identifiers.names(type)
  }
}
