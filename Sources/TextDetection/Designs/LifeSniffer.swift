// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Patterns of cellular automata, by the marks of the programs that run them or by the size of the pattern.
enum LifeSniffer: TabledSniffer {
  static let types = TypeTable(
    "life||text/x-life-pattern|Pattern of a cellular automaton|Golly help, File Formats: RLE, Macrocell, Life 1.05, MCell"
  )

  /// What such files begin with, other than run-length encoded ones without a comment of Golly's.
  private static let marks: [StaticString] = ["#CXRLE ", "#Life 1.0", "#MCell ", "[M2] (golly "]

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.begins(with: "#") || sample.begins(with: "[M2]") || sample.begins(with: "x") else { return nil }
    let isPattern = marks.contains { sample.begins(with: $0) } || hasSize(sample)
    return KnownFinding(isPattern ? types["life"] : nil, .strong)
  }

  /// Whether the first line that is no comment has the width and the height, as in `x = 3, y = 3, rule = B3/S23`.
  private static func hasSize(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "x")), let line = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#"))
    else { return false }
    let fields = line.split(separator: UInt8(ascii: ",")).prefix(2)
    return fields.count == 2 && isField(fields[0], "x") && isField(fields[1], "y")
  }

  /// Whether a number follows a name and an equals sign.
  private static func isField(_ field: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard let equals = field.firstIndex(of: UInt8(ascii: "=")), field[..<equals].trimmed.equals(name) else {
      return false
    }
    return field[(equals + 1)...].trimmed.number(ofAtMost: 9) != nil
  }
}
