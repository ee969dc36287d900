// SPDX-License-Identifier: Apache-2.0

/// The keys that mean something, and which of them a misspelt one may stand for.
enum KnownKeys {
  /// Keys of a declaration, those that only Apple's own files use included.
  static let declaration: Set<String> = [
    "UTTypeIdentifier", "UTTypeConformsTo", "UTTypeTagSpecification", "UTTypeDescription", "UTTypeReferenceURL",
    "UTTypeIconFile", "UTTypeIconFiles", "UTTypeIcons", "UTTypeSize64IconFile", "UTTypeSize320IconFile",
    "UTTypeVersion", "UTTypeGlyphName", "UTTypeIconName", "UTTypeIsWildcard", "UTKEXTIdentifier",
  ]

  /// Keys of an entry of `CFBundleDocumentTypes`.
  static let documentType: Set<String> = [
    "CFBundleTypeName", "CFBundleTypeRole", "LSHandlerRank", "LSItemContentTypes", "CFBundleTypeExtensions",
    "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes", "LSTypeIsPackage", "CFBundleTypeIconFile", "CFBundleTypeIconFiles",
    "CFBundleTypeIconSystemGenerated", "NSDocumentClass", "NSExportableTypes", "NSExportableAs",
    "NSUbiquitousDocumentUserActivityType", "NSPersistentStoreTypeKey", "LSIsAppleDefaultForType",
    "NSIsRelatedItemType",
  ]

  /// Keys of the root that this linter reads.
  static let root: Set<String> = [
    "UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes", "EXAppExtensionAttributes",
    "LSSupportsOpeningDocumentsInPlace", "UISupportsDocumentBrowser", "UIFileSharingEnabled",
  ]

  /// Keys of extension attributes.
  static let media: Set<String> = [
    "EXExtensionPointIdentifier", "EXPrincipalClass", "ClassImplementationID", "ObjectName", "MTFileNameExtensionArray",
    "MTUTTypeArray", "CodecInfo", "ProcessorInfo",
  ]

  /// The known word that an unknown one is most like: other case, one more or less letter, a plural; nil where
  /// nothing is near.
  static func nearest(to word: String, in known: Set<String>) -> String? {
    let word = Array(word.lowercased().utf8)
    // Three changed letters in a key of twenty are a slip; in a short word they make another one.
    let limit = min(3, word.count / 4)
    let candidates = known.filter { abs($0.utf8.count - word.count) <= limit }
    let distances = candidates.map { (distance(word, Array($0.lowercased().utf8)), $0) }
    return distances.filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// The known key that an unknown one is when a word inside or at an end is left out: `CFDocumentTypes` for
  /// `CFBundleDocumentTypes`.
  static func lengthened(_ word: String, in known: Set<String>) -> String? {
    let short = Array(word.utf8)
    guard short.count >= shortestCutKey else { return nil }
    let isCapital = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    return known.filter { key in
      let long = Array(key.utf8)
      guard long.count > short.count else { return false }
      let head = zip(short, long).prefix { $0 == $1 }.count
      let tail = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
      // What is left out is a word: it begins with a capital, and so does what stands behind it.
      return head + tail >= short.count
        && (short.count - tail...head).contains { cut in
          isCapital(long[cut]) && (cut == short.count || isCapital(short[cut]))
        }
    }.min()
  }

  /// Letters of a key in which a word may be missing; a shorter one may be anything.
  private static let shortestCutKey = 8

  /// The number of letters to insert, delete or replace, after Levenshtein.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, byte) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
