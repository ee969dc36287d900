// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Headers
import Prose

/// Formats that libmagic tells by two or three bytes, mostly small numbers, which headers of all kinds begin with.
///
/// Where the format prescribes more, more must be there; where it does not, the bytes prove nothing. The checks stand in
/// extensions, one for each field; a check's comment is what must be there.
enum FeebleSignatures {
  /// Whether a head shows more of a format than other files show by chance.
  typealias Check = @Sendable (_ head: [UInt8]) -> Bool

  /// The MIME types, as libmagic writes them, and what else must hold, sorted by MIME type.
  private static let checks: [(mimeType: String, holds: Check)] = [
    ("application/dicom", FormatHeaders.isDICOM),
    ("application/marc", FormatHeaders.hasMARCLeader),
    ("application/pdf", hasDocumentHeader),
    ("application/postscript", isPostScript),
    ("application/vnd.gentoo.ebuild", { !SentenceLines.fill($0) }),
    ("application/vnd.gentoo.eclass", { !SentenceLines.fill($0) }),
    ("application/vnd.hp-HPGL", isHPGLPlot),
    ("application/x-adobe-aco", isColourSwatch),
    ("application/x-apple-diskimage", isDriverMap),
    ("application/x-apple-rsr", isResourceFork),
    ("application/x-arc", isARC),
    ("application/x-arj", isARJ),
    ("application/x-cdf", isCommonDataFormat),
    ("application/x-coff", hasCOFFSection),
    ("application/x-commodore-basic", isCommodoreBASIC),
    ("application/x-compress", FormatHeaders.isCompress),
    ("application/x-compress-ttcomp", never),
    ("application/x-cpio", isCpioMember),
    ("application/x-dbase-index", never),
    ("application/x-dbt", never),
    ("application/x-dc42-floppy-image", isDiskCopyFloppy),
    ("application/x-dosdriver", isDOSDriver),
    ("application/x-dosexec", isDOSProgram),
    ("application/x-dzip", isDzipArchive),
    ("application/x-font-sfn", isX11ServerFont),
    ("application/x-fpt", never),
    ("application/x-geoswath-rdf", hasSonarHeader),
    ("application/x-ibm-dsk", isSavedFloppy),
    ("application/x-ibm-rom", isOptionROM),
    ("application/x-lanalyzer", hasLANalyzerRecords),
    ("application/x-lx-executable", isLinearExecutable),
    ("application/x-lzma", FormatHeaders.isLZMA),
    ("application/x-matlab-data", isMATLABMatrix),
    ("application/x-ms-dat", isBootLog),
    ("application/x-mswinurl", { $0.first { $0 > 0x20 } == UInt8(ascii: "[") }),
    ("application/x-ndjson", hasWholeLine),
    ("application/x-object", isObjectModule),
    ("application/x-sega-pico-rom", isPicoProgram),
    ("application/x-stargallery-thm", never),
    ("application/x-tar", isTapeArchive),
    ("application/x-terminfo", isTerminalDescription),
    ("application/x-terminfo2", isTerminalDescription),
    ("application/x-tex-tfm", isFontMetric),
    ("application/x-tplink-bin", hasFirmwareVendor),
    ("application/zlib", FormatHeaders.isZlib),
    ("audio/mp4", isBrandOfSound),
    ("audio/mpeg", isSoundFrame),
    ("audio/vnd.dolby.dd-raw", isDolbyFrame),
    ("audio/x-aiff", isPlainAIFF),
    ("audio/x-hx-aac-adts", isSoundFrame),
    ("audio/x-mp4a-latm", isSynchronisedAudio),
    ("audio/x-syx", isSystemExclusive),
    ("font/x-amiga-font", isAmigaFontContents),
    ("image/g3fax", isFaxPage),
    ("image/svg+xml", beginsWithMarkup),
    ("image/wmf", isWindowsMetafile),
    ("image/x-atari-degas", isDEGASPicture),
    ("image/x-award-bioslogo", isBIOSLogo),
    ("image/x-gem", isGEMImage),
    ("image/x-gimp-gih", beginsWithTextLine),
    ("image/x-miff", beginsWithTextLine),
    ("image/x-os2-ico", isOS2Pointer),
    ("image/x-pcx", FormatHeaders.isPaintbrush),
    ("image/x-portable-bitmap", isNetpbmPicture),
    ("image/x-portable-greymap", isNetpbmPicture),
    ("image/x-portable-pixmap", isNetpbmPicture),
    ("image/x-sony-tim", isPlayStationTexture),
    ("image/x-tga", FormatHeaders.isTruevision),
    ("message/news", isNewsArticle),
    ("message/rfc822", isMessage),
    ("text/PGP", never),
    ("video/mpeg4-generic", isVisualObject),
    ("video/ogg", isOggFilm),
    ("video/x-dv", isDigitalVideo),
  ]

  /// What else must hold where libmagic names a format; nil where its word is enough.
  static func check(of mimeType: String) -> Check? { checks.first { $0.mimeType == mimeType }?.holds }

  private static func never(_ head: [UInt8]) -> Bool { false }
}
