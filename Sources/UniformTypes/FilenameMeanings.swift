// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import TypeCatalog

/// What file names commonly stand for beyond what declarations say.
package enum FilenameMeanings {
  private static let digitsToC = LineTable(FilenameConventions.digitsToC)
  private static let dToF = LineTable(FilenameConventions.dToF)
  private static let gToL = LineTable(FilenameConventions.gToL)
  private static let mToO = LineTable(FilenameConventions.mToO)
  private static let pToR = LineTable(FilenameConventions.pToR)
  private static let sToT = LineTable(FilenameConventions.sToT)
  private static let uToZ = LineTable(FilenameConventions.uToZ)
  private static let languagesDigitsToF = LineTable(FilenameConventions.languagesDigitsToF)
  private static let languagesGToL = LineTable(FilenameConventions.languagesGToL)
  private static let languagesMToO = LineTable(FilenameConventions.languagesMToO)
  private static let languagesPToR = LineTable(FilenameConventions.languagesPToR)
  private static let languagesSToZ = LineTable(FilenameConventions.languagesSToZ)
  private static let registeredDigitsToF = LineTable(FilenameConventions.registeredDigitsToF)
  private static let registeredGToP = LineTable(FilenameConventions.registeredGToP)
  private static let registeredQToZ = LineTable(FilenameConventions.registeredQToZ)
  private static let historic = LineTable(FilenameConventions.historic)
  private static let applications = LineTable(FilenameConventions.applications)
  private static let calculators = LineTable(FilenameConventions.calculators)
  private static let common = LineTable(FilenameConventions.common)
  // Both are asked for every file, and nearly always in vain.
  private static let wholeNames = LineIndex(
    [FilenameConventions.hiddenNames, FilenameConventions.wholeNames], by: .first)
  private static let variedNames = LineIndex([FilenameConventions.variedNames], by: .first)
  private static let storage = LineTable(FilenameConventions.storage)
  private static let storageOfUnregistered = LineTable(FilenameConventions.storageOfUnregistered)
  private static let storageOfApplications = LineTable(FilenameConventions.storageOfApplications)
  private static let storageOfMedia = LineTable(FilenameConventions.storageOfMedia)

  /// The MIME types that an extension in small letters commonly stands for, the more common first.
  package static func mimeTypes(forExtension filenameExtension: String) -> [String] {
    guard let first = filenameExtension.utf8.first else { return [] }
    let table =
      switch first {
      case ..<UInt8(ascii: "d"): digitsToC
      case ..<UInt8(ascii: "g"): dToF
      case ..<UInt8(ascii: "m"): gToL
      case ..<UInt8(ascii: "p"): mToO
      case ..<UInt8(ascii: "s"): pToR
      case ..<UInt8(ascii: "u"): sToT
      default: uToZ
      }
    let meanings = table[filenameExtension]
    if !meanings.isEmpty { return meanings }
    let languages =
      switch first {
      case ..<UInt8(ascii: "g"): languagesDigitsToF[filenameExtension]
      case ..<UInt8(ascii: "m"): languagesGToL[filenameExtension]
      case ..<UInt8(ascii: "p"): languagesMToO[filenameExtension]
      case ..<UInt8(ascii: "s"): languagesPToR[filenameExtension]
      default: languagesSToZ[filenameExtension]
      }
    if !languages.isEmpty { return languages }
    let registered =
      switch first {
      case ..<UInt8(ascii: "g"): registeredDigitsToF[filenameExtension]
      case ..<UInt8(ascii: "q"): registeredGToP[filenameExtension]
      default: registeredQToZ[filenameExtension]
      }
    if !registered.isEmpty { return registered }
    for table in [historic, applications, calculators] {
      let meanings = table[filenameExtension]
      if !meanings.isEmpty { return meanings }
    }
    return []
  }

  /// The MIME type that an extension in small letters stands for more commonly than for the declared types that carry it.
  package static func commonMIMEType(forExtension filenameExtension: String) -> String? {
    common[filenameExtension].first
  }

  private static let rare = LineTable(FilenameConventions.rare)

  /// The MIME types that few files with an extension in small letters have: no reason to expect one, but none to wonder either.
  package static func rareMIMETypes(forExtension filenameExtension: String) -> [String] { rare[filenameExtension] }

  /// Every table that tells what extensions stand for; no extension is in two of them.
  static let extensionTables = [
    FilenameConventions.digitsToC, FilenameConventions.dToF, FilenameConventions.gToL, FilenameConventions.mToO,
    FilenameConventions.pToR, FilenameConventions.sToT, FilenameConventions.uToZ,
    FilenameConventions.languagesDigitsToF, FilenameConventions.languagesGToL, FilenameConventions.languagesMToO,
    FilenameConventions.languagesPToR, FilenameConventions.languagesSToZ,
    FilenameConventions.registeredDigitsToF, FilenameConventions.registeredGToP, FilenameConventions.registeredQToZ,
    FilenameConventions.historic, FilenameConventions.applications, FilenameConventions.calculators,
  ]

  /// Every extension with the MIME types that it commonly stands for, sorted by extension; made anew each time.
  package static var byExtension: [(filenameExtension: String, mimeTypes: [String])] {
    extensionTables.flatMap { LineTable($0).lines }
      .map { (filenameExtension: $0.key, mimeTypes: $0.values) }
      .sorted { $0.filenameExtension.utf8.lexicographicallyPrecedes($1.filenameExtension.utf8) }
  }

  /// The extensions that commonly stand for a MIME type: those for which it is the first meaning come first.
  ///
  /// Takes time linear in the size of the tables for the first question, constant time for any other.
  package static func extensions(forMIMEType mimeType: String) -> [String] {
    let extensions = LineIndex.extensionsByMIMEType[mimeType]
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let mimeType = TypeIdentifier.folded(mimeType)
    let isFirst = { (filenameExtension: String) in
      mimeTypes(forExtension: filenameExtension).first.map(TypeIdentifier.folded) == mimeType
    }
    return extensions.filter(isFirst) + extensions.filter { !isFirst($0) }
  }

  /// Names that stand for a document only where they are written in capitals: the command of this name is a program.
  private static let capitalNames: Set = ["install"]

  /// The MIME types that a whole name in small letters, such as `makefile`, stands for, given how it is written.
  package static func mimeTypes(forName name: String, writtenAs text: String) -> [String] {
    let meanings = wholeNames[name]
    return !meanings.isEmpty && name == text && capitalNames.contains(name) ? [] : meanings
  }

  /// The MIME type that a name in small letters stands for by what is in front of its first point, as `makefile.win`; nil
  /// for nearly all names.
  package static func mimeType(forVariant name: String) -> String? {
    let bytes = name.utf8Span.span
    guard let point = bytes.firstIndex(of: UInt8(ascii: "."), from: 0, to: min(bytes.count, variedNames.longestKey + 1))
    else { return nil }
    return variedNames[bytes.extracting(..<point).utf8String].first
  }

  /// What a format is stored in, as identifiers or MIME types, by its MIME type's suffix or the table.
  static func storage(ofMIMEType mimeType: String) -> [String] {
    for (suffix, format) in suffixes where mimeType.hasSuffix(suffix) { return [format] }
    let isUnregistered = mimeType.hasPrefix("application/x-")
    for table in isUnregistered ? [storageOfUnregistered] : [storage, storageOfMedia] {
      let formats = table[mimeType]
      if !formats.isEmpty { return formats }
    }
    return storageOfApplications[mimeType]
  }

  /// The structured syntax suffixes of RFC 6839 that have an identifier, and before them that of the main parts of packages, by
  /// which the whole is called (ECMA-376 part 2, section 10.1.2).
  private static let suffixes: [(suffix: String, format: String)] = [
    (".main+xml", "public.zip-archive"), ("+gzip", "org.gnu.gnu-zip-archive"), ("+json", "public.json"),
    ("+xml", "public.xml"),
    ("+zip", "public.zip-archive"),
  ]
}
