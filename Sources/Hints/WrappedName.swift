// SPDX-License-Identifier: Apache-2.0
import TypeCatalog
import UniformTypes

/// Names of wrappings: what `a.pdb.gz` and `a.svgz` say of what is inside.
package enum WrappedName {
  /// One extension that stands for a wrapping and what it wraps: `extension|wrapping|inner`.
  private static let contractions = SortedLines(
    """
    emz|gz|emf
    svgz|gz|svg
    taz|Z|tar
    tbz|bz2|tar
    tbz2|bz2|tar
    tgz|gz|tar
    tlz|lz|tar
    txz|xz|tar
    tzst|zst|tar
    vgz|gz|vgm
    wmz|gz|wmf
    """)

  /// The extension of the wrapping that an extension in small letters stands for, such as `gz` for `svgz`.
  static func wrapping(of filenameExtension: String) -> String? { contractions.value(of: filenameExtension) }

  /// The inner name: `a.pdb.gz` leaves `a.pdb`, `a.tgz` leaves `a.tar`; nil for a name without an extension.
  package static func inner(of name: [UInt8]) -> [UInt8]? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let stem = Array(name[..<dot])
    let filenameExtension = TypeIdentifier.folded(String(decoding: name[(dot + 1)...], as: UTF8.self))
    guard let line = contractions.line(of: filenameExtension) else { return stem }
    return stem + [UInt8(ascii: ".")] + Array(contractions.fields(of: line, atMost: 3)[2].utf8)
  }
}
