// SPDX-License-Identifier: Apache-2.0
import Detection

/// Maps from keywords, as the settings of programs in Clojure are.
///
/// Source: Edn format, sections maps and keywords.
enum ExtensibleDataSniffer: TabledSniffer {
  static let types = TypeTable("edn||application/edn|Extensible data|Edn format")

  static func finding(in sample: TextSample) -> KnownFinding? {
    KnownFinding(ExtensibleDataMap.fills(sample) ? types["edn"] : nil, .fair)
  }
}
