// SPDX-License-Identifier: Apache-2.0
import Detection

/// Differences between files.
enum PatchSniffer: TextSniffer {
  static let tables: [TypeTable] = []
  static let otherTypes = [Patch.patch]

  static func finding(in sample: TextSample) -> KnownFinding? {
    if Patch.isNamed(sample.lines) { return KnownFinding(TextMarks.line("New patches:"), .strong) }
    return Patch.weight(of: sample).flatMap { KnownFinding(Patch.patch, $0) }
  }
}
