// SPDX-License-Identifier: Apache-2.0
import Detection

/// Texts whose first characters their format prescribes.
enum TextMarkSniffer: TextSniffer {
  static let tables = [
    TextMarks.letters, TextMarks.projects, TextMarks.refinements, TextMarks.science, TextMarks.signs, TextMarks.systems,
  ]

  static func finding(in sample: TextSample) -> KnownFinding? { MarkedFormat.finding(in: sample) }
}
