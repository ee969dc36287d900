// SPDX-License-Identifier: Apache-2.0
import Detection

/// Recognises one family of texts.
protocol TextSniffer: SendableMetatype {
  /// The tables with the types that it tells; none where other families have them all.
  static var tables: [TypeTable] { get }
  /// The types that it tells and that stand in no table; none where nothing else is said.
  static var otherTypes: [KnownType] { get }

  /// The type of the text; nil where it is none of the family.
  static func finding(in sample: TextSample) -> KnownFinding?
}

extension TextSniffer {
  static var otherTypes: [KnownType] { [] }
}

/// A family whose types stand in one table of its own.
protocol TabledSniffer: TextSniffer {
  /// The table.
  static var types: TypeTable { get }
}

extension TabledSniffer {
  static var tables: [TypeTable] { [types] }
}
