// SPDX-License-Identifier: Apache-2.0
import TypeCatalog
import UniformTypes

/// Formats that many others are stored in, so that an answer may be one of those and not have been recognised.
enum GeneralFormats {
  private static let set = SortedLines(FormatTraits.general)

  /// Whether the type is one of them.
  static func contains(_ type: UTType) -> Bool { set.names(type) }
}
