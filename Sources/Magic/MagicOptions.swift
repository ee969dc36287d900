// SPDX-License-Identifier: Apache-2.0

/// What to find out about a file and which tests to leave out; the bits are those of libmagic's `magic_setflags`.
package struct MagicOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The union of some options; the initializer that every set has looks up conformances, which a tool that starts for one file
  /// notices.
  package init(arrayLiteral options: MagicOptions...) {
    self.init(rawValue: options.reduce(0) { $0 | $1.rawValue })
  }

  /// Symbolic links are followed (`-L`).
  package static let followsLinks = MagicOptions(rawValue: 0x2)
  /// Compressed files are looked into (`-z`).
  package static let uncompresses = MagicOptions(rawValue: 0x4)
  /// Devices are read as files are (`-s`).
  package static let readsDevices = MagicOptions(rawValue: 0x8)
  /// The MIME type is wanted (`--mime-type`).
  package static let mimeType = MagicOptions(rawValue: 0x10)
  /// The time of the last access is put back (`-p`).
  package static let preservesAccessTime = MagicOptions(rawValue: 0x80)
  /// All matches are wanted, not only the first (`-k`).
  package static let allMatches = MagicOptions(rawValue: 0x20)
  /// Unprintable characters stay as they are (`-r`).
  package static let raw = MagicOptions(rawValue: 0x100)
  /// What cannot be opened is an error (`-E`).
  package static let reportsErrors = MagicOptions(rawValue: 0x200)
  /// The encoding of text is wanted (`--mime-encoding`).
  package static let mimeEncoding = MagicOptions(rawValue: 0x400)
  /// The creator and type of the classic Macintosh are wanted (`--apple`).
  package static let apple = MagicOptions(rawValue: 0x800)
  /// No look into compressed files (`-e compress`).
  package static let skipsCompression = MagicOptions(rawValue: 0x1000)
  /// No test for tar archives (`-e tar`).
  package static let skipsTar = MagicOptions(rawValue: 0x2000)
  /// No test of the database's records (`-e soft`).
  package static let skipsRecords = MagicOptions(rawValue: 0x4000)
  /// No test for applications of EMX (`-e apptype`), which are never tested anyway.
  package static let skipsApplicationType = MagicOptions(rawValue: 0x8000)
  /// No look into ELF headers (`-e elf`).
  package static let skipsELF = MagicOptions(rawValue: 0x1_0000)
  /// No test for text (`-e text`, `-e ascii`).
  package static let skipsText = MagicOptions(rawValue: 0x2_0000)
  /// No look into compound document files (`-e cdf`).
  package static let skipsCompoundFiles = MagicOptions(rawValue: 0x4_0000)
  /// No test for comma-separated values (`-e csv`).
  package static let skipsCSV = MagicOptions(rawValue: 0x8_0000)
  /// Without effect, as in file(1) (`-e tokens`).
  package static let skipsTokens = MagicOptions(rawValue: 0x10_0000)
  /// No test for encodings (`-e encoding`).
  package static let skipsEncoding = MagicOptions(rawValue: 0x20_0000)
  /// No test for JSON (`-e json`).
  package static let skipsJSON = MagicOptions(rawValue: 0x40_0000)
  /// No test for SIMH tapes (`-e simh`).
  package static let skipsSIMH = MagicOptions(rawValue: 0x80_0000)
  /// Usual filename extensions are wanted (`--extension`).
  package static let filenameExtensions = MagicOptions(rawValue: 0x100_0000)
  /// Only what is inside a compressed file is reported (`-Z`).
  package static let hidesCompression = MagicOptions(rawValue: 0x200_0000)

  /// MIME type and encoding are wanted (`-i`, `--mime`).
  package static let mime: MagicOptions = [.mimeType, .mimeEncoding]
  /// Any of these replaces the description.
  package static let withoutDescription: MagicOptions = [.filenameExtensions, .mimeType, .mimeEncoding, .apple]
  /// Either is a list of codes, for which the built-in tests have no answer.
  static let codes: MagicOptions = [.filenameExtensions, .apple]

  /// Whether any option of a set is on.
  package func containsAny(of options: MagicOptions) -> Bool { rawValue & options.rawValue != 0 }
}
