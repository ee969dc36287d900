// SPDX-License-Identifier: Apache-2.0

/// The extensions of a file name as a scanner sees them: `a.pdb.gz` is `gz` around `pdb`.
///
/// Apple's API looks at the last component only. Small letters are those of ASCII, by which tags are compared; other bytes stay
/// as they are, as they do in dynamic identifiers.
package enum FilenameTags {
  /// At most this many extensions of a name count; more say nothing about a file.
  package static let maximumCount = 4

  /// Extensions are at most this many bytes long; longer ones are part of a sentence.
  package static let maximumLength = 64

  /// The extensions of `name`, outermost first, in small letters; a double extension that is known as one, such as
  /// `tar.gz`, comes before its parts.
  ///
  /// A leading period does not begin an extension, and parts that are empty or hold spaces end the search.
  package static func extensions(of name: String) -> [String] {
    let bytes = name.utf8Span.span
    var rest = stem(of: bytes)
    var parts: [String] = []
    while parts.count < maximumCount, let part = takeLast(of: &rest, in: bytes) {
      parts.append(TypeIdentifier.folded(String(text(part, of: name))))
    }
    guard parts.count > 1 else { return parts }
    let double = parts[1] + "." + parts[0]
    return LineTable.filenameExtensionAliases[double].isEmpty ? parts : [double] + parts
  }

  /// The last extension of `name` in small letters: of `a.tar.gz` only `gz`; nil for a name without one.
  package static func outermostExtension(of name: String) -> String? {
    writtenExtension(of: name).map { TypeIdentifier.folded(String($0)) }
  }

  /// The last extension of `name` with its letters as they are; nil for a name without one.
  package static func writtenExtension(of name: String) -> Substring? {
    let bytes = name.utf8Span.span
    var rest = stem(of: bytes)
    return takeLast(of: &rest, in: bytes).map { text($0, of: name) }
  }

  /// Where a name stands without folders in front and the periods that it begins with.
  private static func stem(of name: Span<UInt8>) -> Range<Int> {
    var start = name.count
    while start > 0, name[start - 1] != UInt8(ascii: "/") { start -= 1 }
    while start < name.count, name[start] == UInt8(ascii: ".") { start += 1 }
    return start..<name.count
  }

  /// Takes the last extension off what is left of a name, its period included; nil where there is none.
  private static func takeLast(of rest: inout Range<Int>, in name: Span<UInt8>) -> Range<Int>? {
    var period = rest.upperBound - 1
    while period > rest.lowerBound, name[period] != UInt8(ascii: ".") {
      guard name[period] != UInt8(ascii: " ") else { return nil }
      period -= 1
    }
    guard period > rest.lowerBound else { return nil }
    let part = period + 1..<rest.upperBound
    guard !part.isEmpty, part.count <= maximumLength else { return nil }
    rest = rest.lowerBound..<period
    return part
  }

  /// The text of a part of a name.
  private static func text(_ part: Range<Int>, of name: String) -> Substring {
    let start = name.utf8.index(name.utf8.startIndex, offsetBy: part.lowerBound)
    return name[start..<name.utf8.index(start, offsetBy: part.count)]
  }
}
