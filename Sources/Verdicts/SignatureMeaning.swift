// SPDX-License-Identifier: Apache-2.0
import Detection
import TypeCatalog
import UniformTypes

/// What a MIME type that the signature database answers stands for.
struct SignatureMeaning {
  /// The name by which the field knows the type.
  let standardName: String
  /// The type of that name.
  let type: UTType
  /// Whether files of the type are texts.
  let isText: Bool
  /// What else must hold of a head, where the database takes too little for enough.
  let check: FeebleSignatures.Check?
  /// What the whole of a text must look like, where the database takes a line or a count for enough.
  let feebleText: FeebleTextSignature?
  /// Whether every file of the type has bytes that no text has: sizes, counts and samples behind the mark, however much that
  /// reads like a word.
  let isNeverText: Bool
  /// Whether the database knows texts of the type by more than a word or two.
  let isWellKnownText: Bool

  /// Texts that libmagic knows by a prescribed first line, or by parsing them.
  private static let wellKnownTexts = SortedLines(
    """
    application/json
    application/pdf
    application/pgp-keys
    application/pgp-signature
    application/postscript
    application/x-ndjson
    image/svg+xml
    text/calendar
    text/html
    text/rtf
    text/vcard
    text/vtt
    text/xml
    """)

  /// Kinds of media of which nearly all formats are numbers.
  private static let kindsOfMedia: [StaticString] = ["audio/", "font/", "image/", "video/"]

  /// Those that are written in words, or begin with lines of them that may be all that is looked at.
  private static let writtenMedia = SortedLines(
    """
    audio/x-psf
    audio/x-sap
    image/cgm
    image/fits
    image/svg+xml
    image/vnd.dxf
    image/x-eps
    image/x-gimp-gih
    image/x-hsi
    image/x-miff
    image/x-mvg
    image/x-polar-monitor-bitmap
    image/x-portable-arbitrarymap
    image/x-portable-bitmap
    image/x-portable-graymap
    image/x-portable-greymap
    image/x-portable-pixmap
    image/x-xfig
    image/x-xpixmap
    """)

  /// Other formats of numbers whose marks are words.
  private static let numbersBehindWords = SortedLines("model/gltf-binary")

  /// Searches the tables for a MIME type, as libmagic writes it.
  init(of mimeType: String, in types: DetectedTypes) {
    standardName = MIMEType.reportedName(of: mimeType)
    type = types.type(mimeType: standardName)
    isText = type.conforms(to: .text)
    check = FeebleSignatures.check(of: mimeType)
    feebleText = FeebleTextSignature.signature(of: mimeType)
    isNeverText =
      Self.kindsOfMedia.contains { mimeType.hasPrefix($0.description) } && !Self.writtenMedia.contains(mimeType)
      || Self.numbersBehindWords.contains(mimeType)
    isWellKnownText = Self.wellKnownTexts.contains(mimeType)
  }
}
