// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// What file names commonly stand for beyond what declarations say.
package enum FilenameMeanings {
  /// The MIME types that an extension in small letters commonly stands for, the more common first.
  package static func mimeTypes(forExtension filenameExtension: String) -> [String] {
    guard let first = filenameExtension.utf8.first else { return [] }
    let table =
      switch first {
      case ..<UInt8(ascii: "g"): FilenameConventions.digitsToF
      case ..<UInt8(ascii: "p"): FilenameConventions.gToO
      default: FilenameConventions.pToZ
      }
    return SortedLines(table).values(for: filenameExtension)
  }

  /// The MIME types that a whole name in small letters, such as `makefile`, stands for.
  package static func mimeTypes(forName name: String) -> [String] {
    SortedLines(FilenameConventions.wholeNames).values(for: name)
  }

  /// What a format is stored in, as identifiers or MIME types, by its MIME type's suffix or the table.
  static func storage(ofMIMEType mimeType: String) -> [String] {
    for (suffix, format) in suffixes where mimeType.hasSuffix(suffix) { return [format] }
    return SortedLines(FilenameConventions.storage).values(for: mimeType)
  }

  /// The structured syntax suffixes of RFC 6839 that have an identifier.
  private static let suffixes: [(suffix: String, format: String)] = [
    ("+gzip", "org.gnu.gnu-zip-archive"), ("+json", "public.json"), ("+xml", "public.xml"),
    ("+zip", "public.zip-archive"),
  ]
}
