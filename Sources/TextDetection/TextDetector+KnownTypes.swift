// SPDX-License-Identifier: Apache-2.0
package import Detection

extension TextDetector {
  /// Every type that the words and marks of a text can show.
  ///
  /// Interpreters come last, because most of their languages have a better name elsewhere.
  package static var knownTypes: [KnownType] {
    let others = sniffers.filter { $0 != ShebangSniffer.self }
    return (others + [ShebangSniffer.self]).flatMap { $0.tables.flatMap(\.lines) + $0.otherTypes } + [plainText]
  }

  /// Every table that is asked for keys.
  static var tables: [TypeTable] { sniffers.flatMap { $0.tables } }
}
