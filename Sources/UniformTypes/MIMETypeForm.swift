// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// What the form of a MIME type tells, whether or not anybody knows it.
package enum MIMETypeForm {
  /// The top-level types below which IANA registers formats (RFC 6838, section 4.2; RFC 2077; RFC 8081; RFC 9695).
  private static let registeredTopLevels = SortedLines(
    """
    application
    audio
    font
    haptics
    image
    message
    model
    multipart
    text
    video
    """)

  /// Those in use beside them: of molecules (Rzepa, Murray-Rust and Whitaker: The application of chemical MIME types), of examples
  /// (RFC 4735) and of what file systems have besides files (freedesktop.org: Shared MIME-info Database).
  private static let otherTopLevels: Set = ["chemical", "example", "inode"]

  /// The top-level types of what people look at, listen to or turn around.
  private static let media = SortedLines(
    """
    audio
    chemical
    font
    image
    model
    video
    """)

  /// Whether MIME types begin with a word in front of their slash, or anybody may let his own begin so.
  package static func isTopLevel(_ word: String) -> Bool {
    registeredTopLevels.contains(word) || otherTopLevels.contains(word) || word.hasPrefix("x-")
  }

  /// Whether a MIME type is that of a picture, a sound, a film, a font, a model or a molecule.
  package static func isMedium(_ mimeType: String) -> Bool { media.contains(String(mimeType.prefix { $0 != "/" })) }

  /// Whether a MIME type can stand in the IANA registry: a registered top-level type, no `x-` subtype (RFC 6838,
  /// section 3.4), no parameters.
  package static func isRegistered(_ mimeType: String) -> Bool {
    let bytes = mimeType.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), !bytes.contains(UInt8(ascii: ";")) else { return false }
    return registeredTopLevels.contains(String(mimeType[..<slash]))
      && !bytes[bytes.index(after: slash)...].starts(with: "x-".utf8)
  }
}
