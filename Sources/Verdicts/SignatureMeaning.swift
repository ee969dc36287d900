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

  /// Searches the tables for a MIME type, as libmagic writes it.
  init(of mimeType: String, in types: DetectedTypes) {
    standardName = MIMEType.reportedName(of: mimeType)
    type = types.type(mimeType: standardName)
    isText = type.conforms(to: .text)
    check = FeebleSignatures.check(of: mimeType)
    feebleText = FeebleTextSignature.signature(of: mimeType)
    isWellKnownText = Self.wellKnownTexts.contains(mimeType)
  }
}
