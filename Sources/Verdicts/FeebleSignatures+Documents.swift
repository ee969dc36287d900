// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Headers

/// Checks of documents, messages and texts.
extension FeebleSignatures {
  /// The number of a version after the sign, and an object, not only words about it, unless nothing but white space or bytes of
  /// no text stand in front (ISO 32000-1, sections 7.5.2 and 7.5.3).
  static func hasDocumentHeader(_ head: [UInt8]) -> Bool {
    guard let start = head[...].firstIndex(of: "%PDF-", from: 0), start > 0 else { return true }
    guard start + 5 < head.count, head[start + 5].isDigit else { return false }
    return head[..<start].allSatisfy { $0 <= 0x20 || $0 >= 0x80 } || head.contains(" obj")
  }

  /// A first comment that PostScript may have, and nothing but characters in it.
  static func isPostScript(_ head: [UInt8]) -> Bool {
    guard head.matches("%!", at: 0), head.count > 2 else { return true }
    return FormatHeaders.mayBePostScript(head[...])
      && head[2..<min(head.count, 8)].allSatisfy { (0x09...0x7e).contains($0) }
  }

  /// Bytes of a plot that are looked at: some dozen instructions.
  private static let longestPlotStart = 256

  /// Instructions of two capitals and numbers, divided by semicolons (HP: HP-GL/2 reference guide, section Syntax).
  static func isHPGLPlot(_ head: [UInt8]) -> Bool {
    // A plot is text, except for the characters that end labels.
    guard !head.prefix(longestPlotStart).contains(0) else { return false }
    let instructions = head.prefix(longestPlotStart).split(separator: UInt8(ascii: ";")).prefix(4)
    return !instructions.isEmpty
      && instructions.allSatisfy { instruction in
        let letters = instruction.drop { $0 <= 0x20 }.prefix(2)
        let parameters = instruction.drop { $0 <= 0x20 }.dropFirst(2)
        return letters.count == 2 && letters.allSatisfy(\.isCapital)
          && parameters.allSatisfy { $0 <= 0x20 || (UInt8(ascii: "+")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// Bytes of a message in which an address or what its parts are stands.
  private static let longestMessageHead = 4 << 10

  /// An address, which has a sign in it, or a field that says what the body is: letters on paper have a subject and the names of
  /// people too (RFC 5322, section 3.4; RFC 976, section 2.4; RFC 2045, section 3).
  static func isMessage(_ head: [UInt8]) -> Bool {
    let front = head.prefix(longestMessageHead)
    return front.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "!") }
      || front.indices.contains { front[$0...].matchesAnyCase("content-", at: 0) }
  }

  /// The number of a saved article and its group after the word that it begins with, which laws and essays begin with too:
  /// `Article 1234 of news.groups:` (readnews(1), section Saving articles).
  static func isNewsArticle(_ head: [UInt8]) -> Bool {
    guard head.matches("Article ", at: 0) else { return true }
    let number = head[8...].prefix(while: \.isDigit)
    return !number.isEmpty && head[number.endIndex...].matches(" of ", at: 0)
  }

  /// A tag, an instruction or a comment at the beginning, after a byte order mark and white space: libmagic finds the root of a
  /// picture in other data too, which list what roots are called (XML 1.0, section 2.1, production 1).
  static func beginsWithMarkup(_ head: [UInt8]) -> Bool {
    head.first { $0 > 0x20 && ![0xef, 0xbb, 0xbf, 0xfe, 0xff].contains($0) } == UInt8(ascii: "<")
  }

  /// An object or a list that ends where its line does: columns of notes in brackets begin with a list too (NDJSON 1.0.0,
  /// section 3.1).
  static func hasWholeLine(_ head: [UInt8]) -> Bool {
    let line = head.drop { $0 <= 0x20 }.prefix { $0 != 0x0a && $0 != 0x0d }
    guard let last = line.last(where: { $0 > 0x20 }) else { return false }
    return last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
  }
}
