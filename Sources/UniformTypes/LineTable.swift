// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A table of sorted lines `key|value value`, searched where it stands.
struct LineTable: Sendable {
  /// Double extensions to declared ones.
  static let filenameExtensionAliases = LineTable(FilenameExtensionAliases.table)
  /// MIME types to identifiers of declared types.
  static let mimeTypeAliases = LineTable(MIMETypeAliases.table)
  /// Type identifiers to the formats in which files of the type are stored.
  static let storageFormats = LineTable(StorageFormats.table)
  /// Type identifiers to the MIME types to report for them.
  static let standardMIMETypes = LineTable(StandardMIMETypes.table)

  private static let newline = UInt8(ascii: "\n")
  private static let bar = UInt8(ascii: "|")

  private let text: String

  init(_ text: String) { self.text = text }

  /// The values for `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] {
    let text = text.utf8Span.span
    let wanted = key.utf8Span.span
    var lower = 0
    var upper = text.count
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] != Self.newline { start -= 1 }
      var separator = start
      while separator < upper, text[separator] != Self.bar, text[separator] != Self.newline { separator += 1 }
      var end = separator
      while end < upper, text[end] != Self.newline { end += 1 }
      switch Self.order(wanted, text.extracting(start..<separator)) {
      case 0: return values(in: min(separator + 1, end)..<end)
      case ..<0: upper = start
      default: lower = min(end + 1, upper)
      }
    }
    return []
  }

  /// The lines in the order of the table; made anew each time.
  var lines: [(key: String, values: [String])] {
    text.utf8.split(separator: Self.newline).compactMap { line in
      guard let bar = line.firstIndex(of: Self.bar) else { return nil }
      return (String(text[line.startIndex..<bar]), Self.values(of: line[line.index(after: bar)...]))
    }
  }

  private func values(in range: Range<Int>) -> [String] {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return Self.values(of: bytes[start..<bytes.index(start, offsetBy: range.count)])
  }

  private static func values(of field: Substring.UTF8View) -> [String] {
    field.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// Negative, zero or positive as `key` comes before `other`, is the same, or comes after.
  private static func order(_ key: Span<UInt8>, _ other: Span<UInt8>) -> Int {
    for index in 0..<min(key.count, other.count) {
      let (left, right) = (key[index].foldedASCII, other[index].foldedASCII)
      if left != right { return left < right ? -1 : 1 }
    }
    return key.count - other.count
  }
}
