// SPDX-License-Identifier: Apache-2.0
import Detection

/// What a sniffer makes of a text.
struct TextFinding {
  /// The type.
  let known: KnownType
  /// How sure it is.
  let weight: Evidence.Weight

  /// A finding; nil where the table has no such line.
  init?(_ known: KnownType?, _ weight: Evidence.Weight) {
    guard let known else { return nil }
    self.known = known
    self.weight = weight
  }
}

/// Recognises one family of texts.
protocol TextSniffer: SendableMetatype {
  /// The type of the text; nil where it is none of the family.
  static func finding(in sample: TextSample) -> TextFinding?
}
