// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// The name that a wrapping's own name leaves its content.
enum WrappedName {
  /// Extensions that stand for a wrapping and what it wraps.
  private static let contractions: [String: String] = [
    "emz": "emf", "svgz": "svg", "taz": "tar", "tbz": "tar", "tbz2": "tar", "tgz": "tar", "tlz": "tar", "txz": "tar",
    "tzst": "tar", "vgz": "vgm", "wmz": "wmf",
  ]

  /// The inner name: `a.pdb.gz` leaves `a.pdb`, `a.tgz` leaves `a.tar`; nil for a name without an extension.
  static func inner(of name: [UInt8]) -> [UInt8]? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let stem = Array(name[..<dot])
    let fileExtension = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    guard let inner = contractions[fileExtension] else { return stem }
    return stem + [UInt8(ascii: ".")] + Array(inner.utf8)
  }
}
