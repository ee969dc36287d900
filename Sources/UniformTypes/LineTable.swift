// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A table of sorted lines `key|value value`, searched where it stands.
struct LineTable: Sendable {
  /// Double extensions to declared ones.
  static let filenameExtensionAliases = LineTable(FilenameExtensionAliases.table)
  /// MIME types to identifiers of declared types.
  static let mimeTypeAliases = LineTable(MIMETypeAliases.table)

  private static let newline = UInt8(ascii: "\n")
  private static let bar = UInt8(ascii: "|")

  private let text: [UInt8]

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// The values for `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] {
    let text = text.span
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
    text.split(separator: Self.newline).compactMap { line in
      guard let bar = line.firstIndex(of: Self.bar) else { return nil }
      return (String(decoding: line[..<bar], as: UTF8.self), values(in: (bar + 1)..<line.endIndex))
    }
  }

  private func values(in range: Range<Int>) -> [String] {
    text[range].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
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
