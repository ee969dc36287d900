// SPDX-License-Identifier: Apache-2.0
import Detection

/// Recognises one family of texts.
protocol TextSniffer: SendableMetatype {
  /// The type of the text; nil where it is none of the family.
  static func finding(in sample: TextSample) -> KnownFinding?
}
