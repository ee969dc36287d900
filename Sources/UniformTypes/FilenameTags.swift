// SPDX-License-Identifier: Apache-2.0

/// The extensions of a file name as a scanner sees them: `a.pdb.gz` is `gz` around `pdb`.
///
/// Apple's API looks at the last component only.
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
    var rest = name.utf8[...]
    if let slash = rest.lastIndex(of: UInt8(ascii: "/")) { rest = rest[rest.index(after: slash)...] }
    rest = rest.drop { $0 == UInt8(ascii: ".") }
    var parts: [String] = []
    while parts.count < maximumCount, let period = rest.lastIndex(of: UInt8(ascii: ".")), period > rest.startIndex {
      let part = rest[rest.index(after: period)...]
      guard !part.isEmpty, part.count <= maximumLength, !part.contains(UInt8(ascii: " ")) else { break }
      parts.append(Substring(part).lowercased())
      rest = rest[..<period]
    }
    guard parts.count > 1 else { return parts }
    let double = parts[1] + "." + parts[0]
    return LineTable.filenameExtensionAliases[double].isEmpty ? parts : [double] + parts
  }
}
