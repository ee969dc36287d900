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
    var rest = stem(of: name)
    var parts: [String] = []
    while parts.count < maximumCount, let part = takeLast(of: &rest) { parts.append(part) }
    guard parts.count > 1 else { return parts }
    let double = parts[1] + "." + parts[0]
    return LineTable.filenameExtensionAliases[double].isEmpty ? parts : [double] + parts
  }

  /// The last extension of `name` in small letters: of `a.tar.gz` only `gz`; nil for a name without one.
  package static func outermostExtension(of name: String) -> String? {
    var rest = stem(of: name)
    return takeLast(of: &rest)
  }

  /// A name without folders in front and the periods that it begins with.
  private static func stem(of name: String) -> Substring.UTF8View {
    var rest = name.utf8[...]
    if let slash = rest.lastIndex(of: UInt8(ascii: "/")) { rest = rest[rest.index(after: slash)...] }
    return rest.drop { $0 == UInt8(ascii: ".") }
  }

  /// Takes the last extension off a name, its period included.
  private static func takeLast(of name: inout Substring.UTF8View) -> String? {
    guard let period = name.lastIndex(of: UInt8(ascii: ".")), period > name.startIndex else { return nil }
    let part = name[name.index(after: period)...]
    guard !part.isEmpty, part.count <= maximumLength, !part.contains(UInt8(ascii: " ")) else { return nil }
    name = name[..<period]
    return Substring(part).lowercased()
  }
}
