// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Results of tests in the Test Anything Protocol, where its version does not stand in front.
enum TestResultSniffer: TabledSniffer {
  static let types = TypeTable("tap||text/x-tap|Results of tests|Test Anything Protocol 12")

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.containsAny(of: "on"), let first = sample.lines.firstUncommented,
      isPlan(first) || isResult(first)
    else { return nil }
    var (plans, results) = (0, 0)
    var isInBlock = false
    for place in sample.wholeLines.places where !place.isBlank && place.first != UInt8(ascii: "#") {
      let line = sample.bytes[place.start..<place.end]
      if place.indent > 0 {
        // Details stand set in, between two signs or not.
        if place.indent == 2, line.trimmed.equals("---") { isInBlock = true }
        if place.indent == 2, line.trimmed.equals("...") { isInBlock = false }
      } else if isPlan(line) {
        plans += 1
      } else if isResult(line) {
        results += 1
      } else if !isInBlock, !line.begins(with: "Bail out!"), !line.begins(with: "pragma ") {
        return nil
      }
    }
    return KnownFinding(
      plans == 1 && results > 0 || plans == 0 && results > 2 && !sample.isWhole ? types["tap"] : nil, .strong)
  }

  /// How many tests there are.
  private static func isPlan(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "1..") else { return false }
    let count = line.dropFirst(3).prefix(while: \.isDigit)
    let rest = line[count.endIndex...].drop { $0 <= 0x20 }
    return !count.isEmpty && (rest.isEmpty || rest.first == UInt8(ascii: "#"))
  }

  /// Whether a test succeeded, and its number.
  private static func isResult(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.begins(with: "not ") ? line.dropFirst(4) : line
    guard rest.begins(with: "ok") else { return false }
    let behind = rest.dropFirst(2)
    return behind.isEmpty || behind.first == 0x20 && behind.dropFirst().first.map { $0.isDigit || $0 == 0x2d } == true
  }
}
