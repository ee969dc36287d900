// SPDX-License-Identifier: Apache-2.0

/// The declaration that an XML text may begin with (XML 1.0, section 2.8).
struct XMLDeclaration {
  /// The name of the encoding and its offset; nil where there is none.
  let encoding: (name: String, offset: Int)?

  /// Bytes in which a declaration ends.
  static let longestDeclaration = 200

  /// Reads the declaration of a text in UTF-8 that may have had another encoding.
  init(_ text: [UInt8]) {
    let declaration = text.prefix(XMLDeclaration.longestDeclaration).prefix { $0 != UInt8(ascii: ">") }
    encoding = declaration.starts(with: "<?xml".utf8) ? XMLDeclaration.encoding(in: declaration) : nil
  }

  /// The quoted value of `encoding` (production 80).
  private static func encoding(in declaration: ArraySlice<UInt8>) -> (name: String, offset: Int)? {
    let word = Array("encoding".utf8)
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }) else { return nil }
    let rest = declaration[(start + word.count)...].drop(while: TextDecoding.isWhitespace)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let value = rest.dropFirst().drop(while: TextDecoding.isWhitespace)
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    return (String(decoding: name, as: UTF8.self), name.startIndex)
  }

  /// What is wrong with the encoding, as a clause; nil where it may be that of the file.
  ///
  /// - Parameter isWide: whether the file has two bytes for a character of ASCII.
  func fault(isWide: Bool) -> String? {
    guard let name = encoding?.name else { return nil }
    let folded = name.lowercased()
    if XMLDeclaration.wideNames.contains(folded) {
      return isWide ? nil : "the encoding is said to be “\(name)”, but each letter of this text is one byte"
    }
    let family = XMLDeclaration.families.first { folded.hasPrefix($0) }
    let isKnown =
      XMLDeclaration.names.contains(folded)
      || family.map { folded.utf8.count > $0.utf8.count && folded.dropFirst($0.count).allSatisfy(\.isNumber) } == true
    guard isKnown else { return "“\(name)” is no encoding that is known" }
    return isWide ? "the encoding is said to be “\(name)”, but this text is UTF-16" : nil
  }

  /// Encodings with two bytes for a character of ASCII.
  private static let wideNames: Set<String> = [
    "utf-16", "utf-16be", "utf-16le", "utf16", "ucs-2", "iso-10646-ucs-2", "unicode",
  ]

  /// Encodings in which ASCII is itself, by the names of IANA and those that Apple's tools write.
  private static let names: Set<String> = [
    "utf-8", "utf8", "us-ascii", "ascii", "ansi_x3.4-1968", "latin1", "latin-1", "macintosh", "mac", "macroman",
    "mac-roman", "x-mac-roman", "x-mac-cyrillic", "x-mac-japanese", "shift_jis", "shift-jis", "sjis", "x-sjis",
    "windows-31j", "euc-jp", "euc-kr", "euc-tw", "euc-cn", "gb2312", "gb_2312-80", "gbk", "gb18030", "big5",
    "big5-hkscs", "koi8-r", "koi8-u", "tis-620", "windows-874", "ks_c_5601-1987", "iso-2022-jp", "iso-2022-kr",
  ]

  /// What names of such encodings have in front of a number.
  private static let families = ["iso-8859-", "iso8859-", "iso_8859-", "latin", "windows-125", "cp125"]
}
