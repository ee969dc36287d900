// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Patterns of cellular automata without a mark, by the line that says how large they are.
enum LifeSniffer: TabledSniffer {
  static let types = TypeTable(
    "life||text/x-life-pattern|Pattern of a cellular automaton|Golly help, section Extended RLE format")

  /// Whether the first line that is no comment has the width and the height, as in `x = 3, y = 3, rule = B3/S23`.
  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "x")), sample.begins(with: "#") || sample.begins(with: "x"),
      let line = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#"))
    else { return nil }
    let fields = line.split(separator: UInt8(ascii: ",")).prefix(2)
    let isSized = fields.count == 2 && isField(fields[0], "x") && isField(fields[1], "y")
    return KnownFinding(isSized ? types["life"] : nil, .strong)
  }

  /// Whether a number follows a name and an equals sign.
  private static func isField(_ field: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard let equals = field.firstIndex(of: UInt8(ascii: "=")), field[..<equals].trimmed.equals(name) else {
      return false
    }
    return field[(equals + 1)...].trimmed.number(ofAtMost: 9) != nil
  }
}
