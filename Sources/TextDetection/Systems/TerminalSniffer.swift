// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Descriptions of terminals: their names between bars, and in the lines below what they can do.
enum TerminalSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    termcap||text/x-termcap|Descriptions of terminals|termcap(5)
    terminfo||text/x-terminfo|Descriptions of terminals|terminfo(5), section Predefined Capabilities
    """)

  /// Lines of capabilities looked at most.
  private static let mostLines = 6

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstUncommented, let head = first.first, head > 0x20,
      first.contains(UInt8(ascii: "|"))
    else { return nil }
    let names = first.trimmed
    let isTermcap = names.suffix(2).equals(":\\")
    guard isTermcap || names.last == UInt8(ascii: ",") else { return nil }
    let lines = sample.uncommentedLines(mostLines + 1).dropFirst().prefix { $0.first.map { $0 <= 0x20 } ?? false }
      .map(\.trimmed)
    guard !lines.isEmpty else { return nil }
    if isTermcap {
      let isComplete = lines.allSatisfy { $0.first == UInt8(ascii: ":") && ($0.last == 0x5c || $0.last == 0x3a) }
      return KnownFinding(isComplete && lines.contains(where: hasValue) ? types["termcap"] : nil, .strong)
    }
    let isComplete = lines.allSatisfy { $0.last == UInt8(ascii: ",") }
    return KnownFinding(isComplete && lines.contains(where: hasValue) ? types["terminfo"] : nil, .strong)
  }

  /// Whether a capability has a number, or is a string that begins with a control character.
  private static func hasValue(_ line: ArraySlice<UInt8>) -> Bool {
    let isNumber = line.indices.dropLast().contains { line[$0] == UInt8(ascii: "#") && line[$0 + 1].isDigit }
    return isNumber || line.contains("=\\E") || line.contains("=^") || line.contains("=\\r")
  }
}
