// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// What programs have collected over time: indexes of archived pages, values that were measured.
enum CollectionSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cdx||text/x-archive-cdx|Index of archived pages|Internet Archive: CDX file format
    metrics||application/openmetrics-text|Values of a program|OpenMetrics 1.0, section Text Format
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "C"): return KnownFinding(isPageIndex(sample) ? types["cdx"] : nil, .strong)
    case UInt8(ascii: "#"): return KnownFinding(isMetrics(sample) ? types["metrics"] : nil, .strong)
    default: return nil
    }
  }

  /// Letters that name a field each, at least.
  private static let fewestFields = 5

  /// The first line has the name of the format and a letter for each field.
  private static func isPageIndex(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "CDX "), let first = sample.lines.firstFilled else { return false }
    let letters = first.words.dropFirst()
    return letters.count >= fewestFields && letters.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
  }

  /// What is measured comes first, and a line ends the whole.
  private static func isMetrics(_ sample: TextSample) -> Bool {
    sample.isWhole && ["# TYPE ", "# HELP ", "# UNIT "].contains { sample.begins(with: $0) }
      && sample.bytes[...].trimmed.suffix(6).equals("\n# EOF")
  }
}
